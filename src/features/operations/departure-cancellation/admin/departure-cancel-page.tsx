import { Target } from '#src/base/admin-kit/form/target.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { departuresPath } from '#src/features/departures/board/departures.links.ts'
import { cancelDeparturePath } from '../departure-cancellation.links.ts'
import type { DepartureCancelling } from '../departure-cancellation.schema.ts'
import { CancelDeparture } from './cancel-departure.tsx'

export default function DepartureCancelPage() {
  return (
    <Target list={departuresPath} load={(id) => officeApi().get<DepartureCancelling>(cancelDeparturePath(id))}>
      {(departure, reload) => <CancelDeparture departure={departure} reload={reload} />}
    </Target>
  )
}
