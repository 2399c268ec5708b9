import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import type { PriceQuote } from '#src/features/departures/pricing/pricing.schema.ts'
import { untilText } from '#src/features/orders/deadline.ts'
import { visitorHold } from '#src/features/orders/holds.rules.ts'

type Props = {
  /** of the agency; null while they load */
  hours: number | null
  /** of the items that can be ordered */
  quotes: readonly Pick<PriceQuote, 'start_date'>[]
}

/** For how long the order will hold its seats. Its line is reserved while that is not known. */
export function HoldIntro({ hours, quotes }: Props) {
  const t = useT()
  const lang = useLang()
  const hold = hours === null || quotes.length === 0 ? null : visitorHold(new Date(), hours, quotes).hold
  return (
    <p className="mt-2 min-h-[1.6em] text-ink-soft">
      {hold &&
        ('hours' in hold
          ? t('checkout.intro', { n: hold.hours })
          : t('checkout.intro_until', { when: untilText(hold.until, lang) }))}
    </p>
  )
}
