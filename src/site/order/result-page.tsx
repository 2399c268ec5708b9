import { useEffect, useState } from 'react'
import { data } from 'react-router'
import { apiFor, nullWhenNotFound } from '#src/base/http/client/client.ts'
import { loadTexts } from '#src/base/http/client/load-texts.ts'
import { isStorableText } from '#src/base/http/json.ts'
import { secretPageHeaders } from '#src/base/http/secret-page.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { Button, ButtonLink } from '#src/base/ui/controls/button.tsx'
import { PartMissing } from '#src/base/ui/display/part-missing.tsx'
import { later } from '#src/base/ui/later.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import type { ContactInformation, Site } from '#src/features/agency/company.schema.ts'
import { OrderRefund } from '#src/features/amendments/cancelling/site/order-refund.tsx'
import type { BankAccount } from '#src/features/bank-accounts/bank-accounts.schema.ts'
import { forgetPlaced } from '#src/features/booking/cart/site/placed-order.ts'
import { OrderPapers } from '#src/features/documents/site/order-papers.tsx'
import { OrderConversation } from '#src/features/messages/conversation/site/order-conversation.tsx'
import { CancelledToursCard } from '#src/features/operations/departure-cancellation/site/cancelled-tours.tsx'
import { DepartureChoiceCard } from '#src/features/operations/departure-cancellation/site/departure-choices.tsx'
import { OrderSharedFiles } from '#src/features/operations/shared-files/site/order-shared-files.tsx'
import { OrderTravelInfoCard } from '#src/features/operations/travel-info/site/order-travel-info.tsx'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { papersOf } from '#src/features/orders/book/papers.rules.ts'
import { instantText } from '#src/features/orders/deadline.ts'
import { lookupPath } from '#src/features/orders/lookup/lookup.links.ts'
import { orderApiPath, withOrderKey } from '#src/features/orders/orders.links.ts'
import { FoldedOrderCard, OrderCard } from '#src/features/orders/site/order-card.tsx'
import { awaitsPayment, nextSteps } from '#src/features/orders/site/order-status.ts'
import { Steps } from '#src/features/orders/site/steps.tsx'
import { Unbroken } from '#src/features/orders/site/unbroken.tsx'
import { isTravelling } from '#src/features/orders/states.ts'
import { OrderPassengersCard } from '#src/features/passengers/manifest/site/order-passengers.tsx'
import type { CardOffer } from '#src/features/payments/cards/cards.schema.ts'
import { CardCard } from '#src/features/payments/cards/site/card-card.tsx'
import { officePlace } from '#src/features/payments/entries/site/office-place.ts'
import { OrderNotice } from '#src/features/payments/entries/site/order-notice.tsx'
import { OrderPayment } from '#src/features/payments/entries/site/order-payment.tsx'
import { OrderOverpaid, OrderPayments } from '#src/features/payments/entries/site/order-payments.tsx'
import type { Route } from './+types/result-page'
import { OrderBilling } from './order-billing.tsx'
import { OrderContactCard } from './order-contact.tsx'
import { OrderHead } from './order-head.tsx'
import type { ShownOrder } from './shown-order.schema.ts'

export const handle: PageHandle = { route_name: 'order_result', isSlim: true, texts: 'order' }

/** The key in the address opens the order: the page is not cached, not indexed, and sends no referrer. */
export const headers = () => secretPageHeaders

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(args.request.url)
  // A text that the database cannot store is not a number.
  const [no = ''] = [searchParams.get('no') ?? ''].filter(isStorableText)
  const key = searchParams.get('key') ?? ''
  const api = apiFor(args)
  const ofOrder = <T,>(part?: string) =>
    no && key ? api.get<T>(orderApiPath(no, key, part)).catch(nullWhenNotFound) : null
  const [order, cards, accounts, site, contact] = await Promise.all([
    ofOrder<ShownOrder>(),
    ofOrder<CardOffer>('/payments'),
    api.get<BankAccount[]>(withOrderKey('/api/pages/bank-accounts', no, key)),
    api.get<Site>('/api/pages/site'),
    api.get<ContactInformation>(withOrderKey('/api/pages/contact-information', no, key)),
    loadTexts(args, 'order'),
  ])
  const phone = contact.telefon[0]?.content ?? ''
  const answer = {
    order,
    cards,
    now: new Date().toISOString(),
    key,
    accounts,
    office: order && officePlace(order, { takes_office_payment: site.takes_office_payment, ...contact }),
    contact: { company: site.legal_name || site.name, phone, wp_no: site.wp_no },
    hasPapers: site.makes_papers,
  }
  return data(answer, order ? 200 : 404)
}
export const loader = load
export const clientLoader = load

export default function ResultPage({
  loaderData: { order, cards, now, key, accounts, office, contact, hasPapers },
}: Route.ComponentProps) {
  const order_no = order?.order_no
  useEffect(() => {
    if (order_no !== undefined) forgetPlaced(order_no)
  }, [order_no])
  // While a tour is cancelled and the customer has not chosen a replacement or refund, the page asks for nothing else.
  const isAsked = order?.is_left_behind === false
  // The provider has the money: a second payment would be too much.
  const isReviewed = cards?.attempt?.is_reviewed ?? false
  const isPaying = isAsked && !isReviewed
  return (
    <Container className="py-5 sm:py-8 lg:py-12 print:px-0 print:py-0 print:leading-snug print:[zoom:0.74]">
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {order ? (
        <>
          <Steps at={2} />
          <p className="hidden justify-between border-b border-line pb-2 print:flex">
            <span className="font-semibold">{contact.company}</span>
            <bdi dir="ltr">{contact.phone}</bdi>
          </p>
          <div className="mt-4 grid items-start gap-4 sm:mt-6 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-8 print:mt-3 print:block">
            <div className="min-w-0 space-y-4 sm:space-y-6 print:space-y-3">
              {order.choices.map((choice) => (
                <DepartureChoiceCard
                  key={choice.departure_id}
                  order_no={order.order_no}
                  orderKey={key}
                  choice={choice}
                />
              ))}
              {order.cancelled_tours.length > 0 && <CancelledToursCard tours={order.cancelled_tours} />}
              <OrderHead order={order} orderKey={key} isAsked={isAsked} isReviewed={isReviewed} />
              {order.travel_infos.length > 0 && <OrderTravelInfoCard infos={order.travel_infos} />}
              {order.cancellation && <OrderRefund cancellation={order.cancellation} />}
              {order.overpaid.length > 0 && <OrderOverpaid overpaid={order.overpaid} status={order.status} />}
              {order.payments.length > 0 && <OrderPayments payments={order.payments} />}
              {isAsked && cards && (
                <CardCard order_no={order.order_no} orderKey={key} offer={cards} now={new Date(now)} />
              )}
              {isPaying && awaitsPayment(order) && <OrderPayment order={order} accounts={accounts} office={office} />}
              {isPaying && order.may_report && <OrderNotice order={order} orderKey={key} accounts={accounts} />}
              {order.passengers && <OrderPassengersCard order={order} orderKey={key} passengers={order.passengers} />}
              <OrderConversation order={order} orderKey={key} />
              <OrderBilling order={order} orderKey={key} hasPapers={hasPapers} />
            </div>
            <div className="no-print min-w-0 space-y-4 sm:space-y-6 lg:sticky lg:top-28">
              {/* Contracts without other papers are listed with the order's details. */}
              {hasPapers && papersOf(order).some(({ kind }) => kind !== 'contract') && (
                <OrderPapers order={order} orderKey={key} />
              )}
              {order.shared_files.length > 0 && <OrderSharedFiles order={order} orderKey={key} />}
              {isPaying && isTravelling(order) && <NextSteps order={order} takesCards={cards?.is_offered ?? false} />}
              <OrderContactCard contact={contact} order_no={order.order_no} />
              {order.cancelling && order.choices.length === 0 && <CancelCard order={order} orderKey={key} />}
            </div>
          </div>
        </>
      ) : (
        <Missing contact={contact} />
      )}
    </Container>
  )
}

function NextSteps({ order, takesCards }: { order: Order; takesCards: boolean }) {
  const t = useT()
  const { order_no } = order
  const steps = nextSteps(order, takesCards).map(({ key, values }) => t(key, values))
  return (
    <FoldedOrderCard look="aside" id="next" title={t('result.next')}>
      <ol className="mt-4 space-y-4">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.75rem_1fr] gap-3">
            <span
              aria-hidden
              className="grid size-7 place-items-center rounded-full bg-main-soft text-sm font-bold text-main-deep tabular-nums"
            >
              {index + 1}
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <Unbroken text={step} part={order_no} />
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
        {t(order.email === '' ? 'result.next_link_given' : 'result.next_link')}
      </p>
    </FoldedOrderCard>
  )
}

/** Few customers cancel. */
const CancelDialog = later(async () => (await import('./order-cancel.tsx')).default, PartMissing)

function CancelCard({ order, orderKey }: { order: Order; orderKey: string }) {
  const t = useT()
  const lang = useLang()
  // null until it is opened: the dialog is loaded then.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const { cancel_requested_at: requested } = order
  return (
    <OrderCard look="aside" id="cancel" title={t('result.cancel')}>
      {requested ? (
        <p role="status" className="mt-2">
          {t('result.cancel_requested', { when: instantText(new Date(requested), lang) })}
        </p>
      ) : (
        <>
          <p className="mt-1 text-ink-soft">{t(cancelHint(order))}</p>
          <Button kind="outline" size="sm" className="mt-4" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t(order.cancelling === 'now' ? 'result.cancel_now' : 'result.cancel_request')}
          </Button>
        </>
      )}
      {isOpen !== null && <CancelDialog order={order} orderKey={orderKey} isOpen={isOpen} onOpenChange={setOpen} />}
    </OrderCard>
  )
}

function cancelHint({ cancelling, is_left_behind }: Order) {
  if (cancelling === 'now') return 'result.cancel_now_hint'
  return is_left_behind ? 'result.cancel_left_hint' : 'result.cancel_request_hint'
}

function Missing({ contact }: { contact: { phone: string; wp_no: string } }) {
  const t = useT()
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <div>
        <h1 className="text-title">{t('result.missing_title')}</h1>
        <p className="mt-3 text-ink-soft">{t('result.missing_text')}</p>
        <ul className="mt-5 list-disc space-y-2 ps-5">
          <li>{t('result.missing_1')}</li>
          <li>{t('result.missing_2')}</li>
          <li>{t('result.missing_3')}</li>
        </ul>
        <ButtonLink to={lookupPath} className="mt-6">
          {t('result.missing_link')}
        </ButtonLink>
      </div>
      <OrderContactCard contact={contact} order_no={null} />
    </div>
  )
}
