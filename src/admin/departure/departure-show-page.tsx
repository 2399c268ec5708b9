import { Target } from '#src/base/admin-kit/form/target.tsx'
import { useOfficeEvents } from '#src/base/admin-kit/live/office-events.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { departuresAdminPath, departuresPath } from '#src/features/departures/board/departures.links.ts'
import type { ShownDeparture } from '#src/features/operations/departures/departure-lists.schema.ts'
import { DepartureShow } from './departure-show.tsx'

export default function DepartureShowPage() {
  return (
    <Target list={departuresPath} load={(id) => officeApi().get<ShownDeparture>(`${departuresAdminPath}/${id}`)}>
      {(departure, reload) => <Followed departure={departure} reload={reload} />}
    </Target>
  )
}

/** Orders and payments of others are on the screen as they come. */
function Followed({ departure, reload }: { departure: ShownDeparture; reload: () => Promise<unknown> }) {
  useOfficeEvents(['orders', 'payments'], reload)
  return <DepartureShow departure={departure} reload={reload} />
}
