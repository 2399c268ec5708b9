import { useEffect, useRef } from 'react'
import { dayOf } from '#src/base/dates.ts'
import { apart } from '#src/base/direction.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { CopyButton } from '#src/base/ui/controls/copy-button.tsx'
import { PrintButton } from '#src/base/ui/controls/print-button.tsx'
import { Badge } from '#src/base/ui/display/badge.tsx'
import { CalendarPlus, CircleCheck, CircleX, Clock } from '#src/base/ui/icons.tsx'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { calendarPath } from '#src/features/orders/book/papers.links.ts'
import { instantText, untilText } from '#src/features/orders/deadline.ts'
import { planOfOrder } from '#src/features/orders/money/plan.rules.ts'
import { paymentKey, statusTextOf } from '#src/features/orders/site/order-status.ts'
import { PlanTable } from '#src/features/orders/site/plan-table.tsx'
import { isTravelling } from '#src/features/orders/states.ts'

const icons = { good: CircleCheck, info: Clock, bad: CircleX }

type Props = {
  order: Order
  orderKey: string
  /** false: a departure is cancelled, and the page asks only for the customer's choice */
  isAsked: boolean
  /** a payment by card is under review */
  isReviewed: boolean
}

/** The order's status in one sentence, and its number. */
export function OrderHead({ order, orderKey, isAsked, isReviewed }: Props) {
  const t = useT()
  const lang = useLang()
  const { title, text, tone } = statusTextOf(order, isReviewed)
  const Icon = icons[tone]
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(order.status)
  // The visitor cancelled in a dialog whose button is gone: the focus moves to the new state of the order.
  useEffect(() => {
    if (shown.current === order.status) return
    shown.current = order.status
    if (order.status === 'iptal') heading.current?.focus()
  }, [order.status])
  const today = dayOf(new Date())
  const when = order.hold_until ? untilText(new Date(order.hold_until), lang) : ''
  return (
    <div className="min-w-0 rounded-card bg-white p-4 shadow-card sm:p-7 print:p-0 print:shadow-none">
      <p className="no-print text-ink-soft">
        {tone === 'bad' ? order.name : t('result.thanks', { name: apart(order.name) })}
      </p>
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-1 scroll-mt-32 flex items-start gap-3 text-title print:text-heading"
      >
        <Icon
          aria-hidden
          className={`no-print mt-1 size-7 shrink-0 sm:size-9 ${tone === 'bad' ? 'text-bad' : tone === 'good' ? 'text-good' : 'text-second-ink'}`}
        />
        <span>{t(title, { when })}</span>
      </h1>
      {isAsked && (
        <>
          <p className="mt-3 max-w-2xl text-ink-soft print:mt-1">{t(text)}</p>
          {!isReviewed && (
            <PlanTable
              steps={planOfOrder(order, today)}
              today={today}
              className="mt-5 max-w-md rounded-field bg-sand px-4 py-3 sm:text-base print:mt-2 print:bg-transparent print:p-0 print:text-base"
            />
          )}
        </>
      )}
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3 border-t border-line pt-4 sm:mt-6 sm:pt-5 print:mt-3 print:pt-2">
        <div>
          <dt className="text-sm text-ink-soft">{t('result.order_no')}</dt>
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span translate="no" className="text-2xl font-bold tracking-wide">
              {order.order_no}
            </span>
            <CopyButton text={order.order_no} label={t('result.order_no')} />
          </dd>
        </div>
        {/* A closed order awaits no payment. */}
        {!(tone === 'bad' && order.payment_status === 'odenmedi') && (
          <div>
            <dt className="text-sm text-ink-soft">{t('result.payment')}</dt>
            <dd className="mt-1">
              <Badge tone={order.payment_status === 'odendi' ? 'good' : 'plain'}>
                {t(isReviewed && order.payment_status === 'odenmedi' ? 'result.payment_reviewed' : paymentKey(order))}
              </Badge>
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        {t('result.made_on', { when: instantText(new Date(order.created_at), lang) })}
      </p>
      <div className="no-print mt-4 flex flex-wrap gap-2">
        <PrintButton kind="outline" size="sm" label={t('result.print')} />
        {isAsked && isTravelling(order) && (
          <a
            href={calendarPath(order.order_no, orderKey, lang)}
            className={buttonClass({ kind: 'outline', size: 'sm' })}
          >
            <CalendarPlus aria-hidden className="size-4" />
            <span>{t('result.calendar')}</span>
          </a>
        )}
      </div>
    </div>
  )
}
