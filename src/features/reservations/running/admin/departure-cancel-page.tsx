import { useEffect } from 'react'
import { Target } from '#src/base/admin-kit/form/target.tsx'
import { onOfficeEvent } from '#src/base/admin-kit/live/office-events.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { departuresPath } from '#src/features/tours/departures/departures.links.ts'
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

/** ms in which changes are collected. */
const collectMs = 300

/** Answers of customers and of other clerks are on the screen as they come. */
function Followed({ departure, reload }: { departure: DepartureCancelling; reload: () => void }) {
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
  return <CancelDeparture departure={departure} reload={reload} />
}
