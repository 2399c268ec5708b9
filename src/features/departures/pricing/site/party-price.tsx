import { type T, useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { cx } from '#src/base/ui/cx.ts'
import { Approximate } from '#src/base/ui/display/price.tsx'
import { type Offer, tryTotal } from './offer.ts'
import type { VisitorParty } from './visitor-party.ts'

/** `2 yetişkin, 1 çocuk` */
export function partyName({ adults, ages }: VisitorParty, t: T): string {
  return [t('list.adults', { n: adults }), ages.length > 0 && t('list.children', { n: ages.length })]
    .filter(Boolean)
    .join(', ')
}

/** The price of an offer for the whole party, or what is missing for it. */
export function PartyPrice({ offer, party, className }: { offer: Offer; party: VisitorParty; className?: string }) {
  const t = useT()
  const lang = useLang()
  const { departure, total } = offer
  if (total === null)
    return <span className={cx('text-warn', className)}>{t('list.ages_missing', { n: party.ages.length })}</span>
  return (
    <span className={cx('tabular-nums', className)}>
      <span>
        {t('list.party_price', { party: partyName(party, t), price: formatMoney(total, departure.currency, lang) })}
      </span>
      {departure.currency !== 'TRY' && (
        <>
          {' '}
          <Approximate
            amount={total}
            currency={departure.currency}
            tryAmount={tryTotal(offer)}
            className="text-[0.9em] font-normal text-ink-soft"
          />
        </>
      )}
    </span>
  )
}
