import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { heldTogether } from '#src/base/i18n/translate.ts'
import { formatMoney } from '#src/base/money.ts'
import { cx } from '#src/base/ui/cx.ts'
import { Approximate } from '#src/base/ui/display/price.tsx'
import { Skeleton, SkeletonBars } from '#src/base/ui/display/skeleton.tsx'
import { ChevronDown } from '#src/base/ui/icons.tsx'
import type { PriceLine, PriceQuote } from '#src/features/departures/pricing/pricing.schema.ts'
import { RateNote } from '#src/features/departures/rates/site/rate-note.tsx'
import { QuotesPlan } from './quotes-plan.tsx'

/** A price line by line; a line that is not obvious has its reason. */
export function PriceLines({
  lines,
  currency,
}: {
  lines: (Omit<PriceLine, 'reason'> & { reason?: string | null })[]
  currency: string
}) {
  const t = useT()
  const lang = useLang()
  return (
    <ul className="space-y-2 text-sm">
      {lines.map(({ kind, label, reason, quantity, unit_price, amount }) => (
        <li key={`${kind}${label}${reason}`}>
          <div className="flex flex-wrap justify-between gap-x-4">
            <span className="grow basis-32">
              <span>{heldTogether(label)}</span>
              <span className="block text-ink-soft tabular-nums">
                {t('booking.line', { n: quantity, price: formatMoney(unit_price, currency, lang) })}
              </span>
            </span>
            <span translate="no" className="ms-auto whitespace-nowrap font-semibold tabular-nums">
              {formatMoney(amount, currency, lang)}
            </span>
          </div>
          {reason && <p className="mt-0.5 text-ink-soft">{reason}</p>}
        </li>
      ))}
    </ul>
  )
}

type Props = { quote: PriceQuote | null; isLoading: boolean }
type LinesProps = Props & {
  /** how many lines will come */
  expected: number
}

/** More lines than this are folded under a summary. */
const maxUnfolded = 2

/** Price lines; dimmed while a newer price loads. Without a price their space is reserved, so that no button moves when it comes. */
export function QuoteLines({ quote, isLoading, expected }: LinesProps) {
  const t = useT()
  return (
    <section aria-label={t('booking.lines')} aria-busy={isLoading} className="border-t border-line pt-3">
      {quote ? (
        <div className={cx('transition-opacity duration-150', isLoading && 'opacity-80')}>
          {quote.lines.length > maxUnfolded ? (
            <details className="group text-sm">
              <summary className="flex min-h-9 cursor-pointer list-none items-center justify-between gap-4 font-semibold pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
                <span>{t('booking.lines_count', { n: quote.lines.length })}</span>
                <ChevronDown
                  aria-hidden
                  className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-180"
                />
              </summary>
              <div className="pt-1">
                <PriceLines lines={quote.lines} currency={quote.currency} />
              </div>
            </details>
          ) : (
            <PriceLines lines={quote.lines} currency={quote.currency} />
          )}
        </div>
      ) : (
        <div aria-hidden className="space-y-2">
          <SkeletonBars
            sizes={
              expected > maxUnfolded ? ['h-9 pointer-coarse:h-11'] : Array.from({ length: expected }, () => 'h-10')
            }
          />
        </div>
      )}
    </section>
  )
}

/** The total and its value in lira for another currency, in a space that is reserved. */
export function QuoteTotal({ quote, isLoading }: Props) {
  const t = useT()
  const lang = useLang()
  return (
    <div className="min-h-15">
      <p className="sr-only" aria-live="polite">
        {isLoading || !quote
          ? t('booking.calculating')
          : `${t('booking.total')}: ${formatMoney(quote.total, quote.currency, lang)}`}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t('booking.total')}</span>
        {quote ? (
          <span className={cx('ms-auto transition-opacity duration-150', isLoading && 'opacity-80')}>
            <span translate="no" className="whitespace-nowrap text-2xl font-bold leading-9 tabular-nums">
              {formatMoney(quote.total, quote.currency, lang)}
            </span>
          </span>
        ) : (
          <Skeleton className="h-9 w-28" />
        )}
      </div>
      {quote && (
        <div
          className={cx(
            'flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft transition-opacity duration-150',
            isLoading && 'opacity-80',
          )}
        >
          <span>
            {quote.kdv > 0
              ? t('booking.kdv_inside', { kdv: formatMoney(quote.kdv, quote.currency, lang) })
              : t('booking.kdv_included')}
          </span>
          <span title={t('booking.rate_note')} className="ms-auto">
            <Approximate amount={quote.total} currency={quote.currency} tryAmount={quote.try_total} />
          </span>
        </div>
      )}
    </div>
  )
}

type TermsProps = Props & { currency: string }

/** When the total is paid, and the rate behind it, in a space that is reserved. */
export function QuoteTerms({ quote, isLoading, currency }: TermsProps) {
  return (
    <div
      className={cx(
        // First in a low window, where the card scrolls: so it is seen whole.
        'space-y-1.5 border-t border-line pt-3 text-sm md:[@media(max-height:44rem)]:-order-1 md:[@media(max-height:44rem)]:border-t-0 md:[@media(max-height:44rem)]:pt-0 transition-opacity duration-150',
        currency === 'TRY' ? 'min-h-15' : 'min-h-21',
        quote && isLoading && 'opacity-80',
      )}
    >
      {quote && <QuotesPlan quotes={[quote]} />}
      {quote && <RateNote currency={quote.currency} rate={quote.rate} className="block" />}
    </div>
  )
}
