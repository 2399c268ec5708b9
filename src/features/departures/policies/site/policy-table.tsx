import { type Day, dayOf, daysBetween, formatDay, formatDayRange } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney, sum, toMajor, toMinor } from '#src/base/money.ts'
import { freeUntil, type PolicyRow, percentAt, rowsOf } from '../policies.rules.ts'
import type { CancelPolicy } from '../policies.schema.ts'

type Props = {
  policy: CancelPolicy
  start_date: Day
  /** of the price: costs in another currency are not kept from it */
  currency: string
}

/** The part of the price that is kept, by day of cancellation, for one departure. Past days are left out. */
export function PolicyTable({ policy, start_date, currency }: Props) {
  const t = useT()
  const lang = useLang()
  const today = dayOf(new Date())
  const lines = policy.lines.filter((line) => line.currency === currency)
  return (
    <>
      <table className="block text-start text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('policy.when')}</th>
            <th scope="col">{t('policy.kept')}</th>
          </tr>
        </thead>
        <tbody className="block">
          {rowsOf(policy.steps, start_date, today).map((row) => (
            <tr
              key={row.until ?? ''}
              className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2 last:border-b-0"
            >
              <th scope="row" className="grow basis-28 text-start font-normal">
                {whenText(row, { t, lang, today })}
              </th>
              <td className="ms-auto whitespace-nowrap text-end font-semibold tabular-nums">
                {row.percent === 0 && (
                  <span className="text-good">
                    {lines.length > 0
                      ? t('policy.only_lines', { amount: costsOf(policy, currency, lang) })
                      : t('policy.none')}
                  </span>
                )}
                {row.percent > 0 && row.percent < 100 && <span>{t('policy.percent', { n: row.percent })}</span>}
                {row.percent === 100 && <span>{t('policy.all')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          {t('policy.lines', {
            lines: lines
              .map(({ kind, amount }) =>
                t('policy.line', { name: t(`policy.line_${kind}`), amount: formatMoney(amount, currency, lang) }),
              )
              .join(', '),
          })}
        </p>
      )}
    </>
  )
}

/** The table in one sentence, which opens it. */
export function PolicyNote({ className = '', ...props }: Props & { className?: string }) {
  const t = useT()
  const lang = useLang()
  const { policy, start_date, currency } = props
  const today = dayOf(new Date())
  const until = freeUntil(policy.steps, start_date, today)
  const hasLines = policy.lines.some((line) => line.currency === currency)
  const n = percentAt(policy.steps, daysBetween(today, start_date))
  const text = until
    ? t(hasLines ? 'policy.free_until_lines' : 'policy.free_until', {
        day: formatDay(until, lang),
        amount: costsOf(policy, currency, lang),
      })
    : n < 100
      ? t('policy.today', { n })
      : t('policy.today_all')
  return (
    <details className={`text-sm ${className}`}>
      <summary
        className={`cursor-pointer pointer-coarse:py-2.5 ${until && !hasLines ? 'font-semibold text-good' : 'text-ink-soft'}`}
      >
        {text}
      </summary>
      <div className="pt-1.5 pb-1">
        <PolicyTable {...props} />
      </div>
    </details>
  )
}

/** Costs per person that are always kept. */
function costsOf({ lines }: CancelPolicy, currency: string, lang: string): string {
  const amounts = lines.filter((line) => line.currency === currency).map(({ amount }) => toMinor(amount))
  return formatMoney(toMajor(sum(amounts)), currency, lang)
}

type Words = { t: ReturnType<typeof useT>; lang: string; today: Day }

function whenText({ from, until }: PolicyRow, { t, lang, today }: Words): string {
  const hasBegun = from === null || from <= today
  if (until === null) return hasBegun ? t('policy.until_departure') : t('policy.from', { day: formatDay(from, lang) })
  return hasBegun ? t('policy.until', { day: formatDay(until, lang) }) : formatDayRange(from, until, lang)
}
