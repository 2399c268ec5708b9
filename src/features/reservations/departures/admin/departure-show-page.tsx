import { useEffect } from 'react'
import { Target } from '#src/base/admin-kit/form/target.tsx'
import { onOfficeEvent } from '#src/base/admin-kit/live/office-events.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { departuresAdminPath, departuresPath } from '#src/features/tours/departures/departures.links.ts'
import type { ShownDeparture } from '../departure-lists.schema.ts'
import { DepartureShow } from './departure-show.tsx'

export default function DepartureShowPage() {
  return (
    <Target list={departuresPath} load={(id) => officeApi().get<ShownDeparture>(`${departuresAdminPath}/${id}`)}>
      {(departure, reload) => <Followed departure={departure} reload={reload} />}
    </Target>
  )
}

/** ms in which changes are collected. */
const collectMs = 300

/** Orders and payments of others are on the screen as they come. */
function Followed({ departure, reload }: { departure: ShownDeparture; reload: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener for the life of the screen
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unfollow = onOfficeEvent((subject) => {
      if (subject === 'messages') return
      clearTimeout(timer)
      timer = setTimeout(reload, collectMs)
    })
    return () => {
      unfollow()
      clearTimeout(timer)
    }
  }, [])
  return <DepartureShow departure={departure} reload={reload} />
}
