import { type Day, formatDay } from '#src/base/dates.ts'
import { useLang } from '#src/base/i18n/i18n.tsx'

/** `12 Nisan 2027` */
export function PostDate({ day }: { day: Day }) {
  return (
    <time dateTime={day} className="text-sm text-ink-soft tabular-nums">
      {formatDay(day, useLang())}
    </time>
  )
}
