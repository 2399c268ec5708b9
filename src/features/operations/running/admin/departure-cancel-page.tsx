import { Target } from '#src/base/admin-kit/form/target.tsx'
import { useOfficeEvents } from '#src/base/admin-kit/live/office-events.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { departuresPath } from '#src/features/departures/board/departures.links.ts'
import { cancelDeparturePath } from '../running.links.ts'
import type { DepartureCancelling } from '../running.schema.ts'
import { CancelDeparture } from './cancel-departure.tsx'

export default function DepartureCancelPage() {
  return (
    <Target list={departuresPath} load={(id) => officeApi().get<DepartureCancelling>(cancelDeparturePath(id))}>
      {(departure, reload) => <Followed departure={departure} reload={reload} />}
    </Target>
  )
}

/** Answers of customers and of other clerks are on the screen as they come. */
function Followed({ departure, reload }: { departure: DepartureCancelling; reload: () => Promise<unknown> }) {
  useOfficeEvents(['orders', 'payments'], reload)
  return <CancelDeparture departure={departure} reload={reload} />
}
