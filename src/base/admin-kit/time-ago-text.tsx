import { useEffect, useState } from 'react'
import { formatInstant } from '../dates.ts'
import { usePreferences } from './preferences.ts'
import { nextChange, timeAgo } from './time-ago.ts'

/** How long ago something happened, kept up to date; its tooltip is the whole date. @param at ISO 8601 */
export function TimeAgo({ at }: { at: string }) {
  const { lang } = usePreferences()
  const [now, setNow] = useState(() => new Date())
  const instant = new Date(at)
  const wait = nextChange(instant, now)
  useEffect(() => {
    if (wait === null) return
    const timer = setTimeout(() => setNow(new Date()), wait)
    return () => clearTimeout(timer)
  })
  return (
    <time dateTime={at} title={formatInstant(instant, lang)}>
      {timeAgo(instant, now, lang)}
    </time>
  )
}
