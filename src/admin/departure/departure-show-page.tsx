import { Target } from '#src/base/admin-kit/form/target.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { departuresAdminPath, departuresPath } from '#src/features/departures/board/departures.links.ts'
import type { ShownDeparture } from '#src/features/operations/departures/departure-lists.schema.ts'
import { DepartureShow } from './departure-show.tsx'

export default function DepartureShowPage() {
  return (
    <Target list={departuresPath} load={(id) => officeApi().get<ShownDeparture>(`${departuresAdminPath}/${id}`)}>
      {(departure, reload) => <DepartureShow departure={departure} reload={reload} />}
    </Target>
  )
}
