import type { ReactNode } from 'react'
import { formatDayRange } from '#src/base/dates.ts'
import { apart } from '#src/base/direction.ts'
import { PageLink, useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { Approximate } from '#src/base/ui/display/price.tsx'
import { describeParty } from '#src/features/booking/calculator/site/party.ts'
import { PriceLines } from '#src/features/booking/calculator/site/quote-lines.tsx'
import { amountText } from '#src/features/booking/calculator/site/quote-totals.ts'
import { useRateText } from '#src/features/departures/rates/site/rate-note.tsx'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { paperPath } from '#src/features/orders/book/papers.links.ts'
import { acceptedPath } from '#src/features/orders/orders.links.ts'
import { FoldedOrderCard } from '#src/features/orders/site/order-card.tsx'
import { TotalLine } from '#src/features/orders/site/total-line.tsx'
import { Unbroken } from '#src/features/orders/site/unbroken.tsx'

type Props = {
  order: Order
  orderKey: string
  /** PDFs can be made: the contracts are offered as such, too */
  hasPapers: boolean
}

/** Items and invoice data from the order's snapshot. */
export function OrderBilling({ order, orderKey, hasPapers }: Props) {
  const t = useT()
  const lang = useLang()
  return (
    <FoldedOrderCard look="printed" id="billing" title={t('result.billing')} note={amountText(order.totals, lang)}>
      <ul className="mt-4 print:mt-1 divide-y divide-line">
        {order.items.map((item) => (
          <li
            key={`${item.tour_code} ${item.start_date}`}
            className="py-5 first:pt-0 print:break-inside-avoid print:py-2"
          >
            <h3 className="text-lg [overflow-wrap:anywhere]">{item.tour_name}</h3>
            <p className="font-semibold">{formatDayRange(item.start_date, item.end_date, lang)}</p>
            <p className="mb-3 text-sm text-ink-soft print:mb-1">
              <span>
                {describeParty(
                  { adults: item.people_quantity, ages: item.children_ages },
                  item.single_room_quantity,
                  t,
                )}
              </span>
              <span>{` · ${t('result.tour_code', { code: item.tour_code })}`}</span>
            </p>
            <div className="print:[&_li_span>span]:ms-2 print:[&_li_span>span]:inline print:[&_ul]:space-y-0">
              <PriceLines lines={item.lines} currency={item.currency} />
            </div>
            {order.items.length > 1 && (
              <p className="mt-3 flex justify-between gap-4 border-t border-line pt-2 font-semibold print:mt-1 print:border-0 print:pt-0">
                <span>{t('cart.item_total')}</span>
                <span translate="no" className="tabular-nums">
                  {formatMoney(item.total, item.currency, lang)}
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="space-y-4 border-t-2 border-ink pt-4 print:space-y-1 print:pt-1">
        {order.totals.map((each) => (
          <OrderTotalLine key={each.currency} total={each} isOnly={order.totals.length === 1} />
        ))}
      </div>
      <dl className="mt-6 grid gap-x-8 gap-y-4 border-t border-line pt-5 sm:grid-cols-2 print:mt-3 print:grid-cols-2 print:pt-2">
        <Part title={t('result.customer')}>
          <p>
            <bdi translate="no">{order.name}</bdi>
          </p>
          <p>
            <bdi translate="no">{order.city}</bdi>
          </p>
          <p translate="no" className="[overflow-wrap:anywhere]">
            {order.email}
          </p>
          <p>
            <bdi dir="ltr">{order.phone}</bdi>
          </p>
        </Part>
        <Part title={t('result.invoice')}>
          {order.invoice.kind === 'bireysel' ? (
            <p>{t('result.invoice_bireysel', { name: apart(order.name) })}</p>
          ) : (
            <>
              <p translate="no" className="[overflow-wrap:anywhere]">
                {order.invoice.title}
              </p>
              <p>
                {order.invoice.is_abroad
                  ? order.invoice.tax_no
                  : t('result.tax', { office: order.invoice.tax_office, no: order.invoice.tax_no })}
              </p>
            </>
          )}
        </Part>
        {order.message && (
          <Part title={t('result.note')}>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{order.message}</p>
          </Part>
        )}
        {order.contracts.length > 0 && (
          <Part title={t('result.contracts')}>
            {order.contracts.map(({ contract_id, name, version }) => (
              <p key={contract_id}>
                <PageLink
                  to={acceptedPath(order.order_no, orderKey, contract_id)}
                  reloadDocument
                  target="_blank"
                  className="text-main underline underline-offset-4 hover:text-main-deep print:text-inherit print:no-underline"
                >
                  <span>{t('result.contract', { name, n: version })}</span>
                  <span className="sr-only">{` (${t('result.new_tab')})`}</span>
                </PageLink>
                {hasPapers && (
                  <a
                    href={paperPath(order.order_no, orderKey, { kind: 'contract', subject: contract_id }, lang)}
                    aria-label={`PDF: ${name}`}
                    className="no-print ms-3 font-semibold text-main underline underline-offset-4 hover:text-main-deep"
                  >
                    PDF
                  </a>
                )}
              </p>
            ))}
          </Part>
        )}
      </dl>
    </FoldedOrderCard>
  )
}

function OrderTotalLine({
  total: { currency, total, price, kdv, try_total, rate },
  isOnly,
}: {
  total: Order['totals'][number]
  isOnly: boolean
}) {
  const t = useT()
  const lang = useLang()
  const rateText = useRateText()
  const money = (amount: number) => formatMoney(amount, currency, lang)
  const note = kdv > 0 && (
    <span className="tabular-nums">
      <span className="inline-block">{`${t('result.net')} ${money(price)} ·`}</span>{' '}
      <span className="inline-block">{`${t('result.kdv')} ${money(kdv)}`}</span>
    </span>
  )
  const isKept = rate !== null && try_total !== null
  const inLira = formatMoney(Math.round(try_total ?? 0), 'TRY', lang)
  return (
    <div>
      <TotalLine currency={isOnly ? null : currency} amount={money(total)} note={note} amountClass="print:text-lg">
        {!isKept && <Approximate amount={total} currency={currency} className="block text-sm text-ink-soft" />}
      </TotalLine>
      {isKept && (
        <p className="mt-2 text-sm text-ink-soft tabular-nums print:mt-0">
          <span>{t('rates.kept', { rate: rateText(currency, rate) })}</span>{' '}
          <Unbroken text={t('rates.kept_total', { amount: inLira })} part={`≈ ${inLira}`} />
        </p>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold text-ink-soft">{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
