import type { Tx } from '#src/base/db/connect.server.ts'
import { hashOfRequest, type Intent, once } from '#src/base/db/intents.server.ts'
import { withFreeNumber } from '#src/base/db/reference-numbers.server.ts'
import { invalid } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueueAll } from '#src/base/mail/outbox.store.server.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { insertOrder, type NewItem } from '#src/features/orders/book/new-order.store.server.ts'
import { writePaymentStatus } from '#src/features/orders/book/office-payments.store.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { orderKeys, orderLink } from '#src/features/orders/book/order-key.queries.server.ts'
import type { Localize, OrderFacts } from '#src/features/orders/book/order-texts.queries.server.ts'
import { transitionOrder } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { holdEnd, holdRefusal, maxHoldDays } from '#src/features/orders/holds.rules.ts'
import { orderNumber } from '../checkout/checkout-contracts.queries.server.ts'
import { newItems } from '../checkout/order-items.queries.server.ts'
import { type PreparedOrder, prepareOrder, takeItems } from '../checkout/prepare-order.commands.server.ts'
import type { OfficeSale, SaleItem, SaleMade } from './office-sale.schema.ts'
import { discountIn, discountRefusal, orderedItems } from './sale-price.queries.server.ts'

export type SaleInput = { request: OfficeSale; idempotencyKey: string; staff: Staff; lang: string }

/** Without the customer's link, which has the key of the order. */
type Answer = { message: string } & Omit<SaleMade['data'], 'link'>

/**
 * Sells to a caller: the visitor's order with its calculator, seats and transaction, made by staff, who may give a discount
 * and confirm immediately (docs/decisions/0061-a-sale-to-a-caller.md).
 * @throws Failure 422 at the field; 409 with the items that lack seats or have another price than the shown one
 */
export async function sellToCaller(services: Services, input: SaleInput): Promise<{ made: SaleMade; isNew: boolean }> {
  const { request, idempotencyKey, staff } = input
  const intent: Intent = {
    command: 'office-sale',
    key: `${staff.id} ${idempotencyKey}`,
    request_hash: hashOfRequest(request),
    reused: 'errors.idempotency_reused',
  }
  const keyOf = await orderKeys(services.db)
  const { answer, isNew } = await withFreeNumber((n) =>
    once<Answer>(services.db, intent, async () => {
      const order_no = await orderNumber(services, intent.key, n)
      const { order, mail, answer } = await prepare(services, input, order_no, keyOf(intent.key, order_no))
      return async (tx) => {
        const id = await insertOrder(tx, order)
        await enqueueAll(tx, mail ? [mail] : [], order.created_at)
        await takeItems(tx, order, 'staff', 'mail.office_seats_gone')
        return writeSale(tx, { services, input, items: order.items, made: { ...answer, id } })
      }
    }),
  )
  const { message, ...data } = answer
  const key = keyOf(intent.key, data.order_no)
  const link = await orderLink(services, { order_no: data.order_no, key, lang: request.lang })
  return { made: { success: true, message, data: { ...data, link } }, isNew }
}

async function prepare(
  services: Services,
  { request, staff, lang }: SaleInput,
  order_no: string,
  key: string,
): Promise<PreparedOrder & { answer: Answer }> {
  const {
    cart,
    discount_reason,
    confirm: wantsConfirmed,
    hold_until: until,
    phone_acceptance,
    send_mail,
    ...customer
  } = request
  const localize: Localize = (text) => services.localize(text, customer.lang)
  if (!(await services.languages()).some(({ abbr }) => abbr === customer.lang))
    throw invalid('lang', 'errors.unknown_language')
  if (send_mail && customer.email === '') throw invalid('email', 'mail.office_no_email')
  if (!phone_acceptance) throw invalid('phone_acceptance', 'mail.office_acceptance')
  const ordered = orderedItems(cart)
  const items = await newItems(services, ordered, customer.lang, localize, 'staff')
  for (const [index, { lines }] of items.entries()) {
    const wanted = ordered[index]!.discount ?? null
    const refusal = discountRefusal({ ...discountIn(lines), wanted }, staff.role_group)
    if (refusal) throw invalid(`cart.${index}.discount`, refusal.key, refusal.values)
  }
  if (discount_reason === '' && items.some(isDiscounted))
    throw invalid('discount_reason', 'mail.office_discount_reason')
  // A free order gets no payment that could confirm it.
  const confirm = wantsConfirmed || isFree(items)
  const created_at = services.now()
  const hold_until = holdOf(services, { until, confirm, created_at, items })
  const facts: OrderFacts = {
    ...customer,
    marketing_consent: false,
    source: 'ofis',
    created_by: staff.id,
    order_no,
    created_at,
    hold_until,
    items,
  }
  const prepared = await prepareOrder(services, facts, {
    key,
    hold: confirm ? null : { until: hold_until },
    mailKind: confirm ? 'confirmed' : 'held',
    isMailed: send_mail,
    localize,
    noContracts: 'mail.office_no_contracts',
    accept: async (contracts) =>
      contracts.map((contract) => ({ ...contract, address: null, acceptance: 'telefonda' as const })),
  })
  const answer: Answer = {
    message: await services.localize({ key: 'mail.office_sold' }, lang),
    id: 0,
    order_no,
    status: confirm ? 'onayli' : 'opsiyonlu',
    hold_until: confirm ? null : hold_until.toISOString(),
    is_mailed: send_mail,
  }
  return { ...prepared, answer }
}

/** @throws Failure 422 for a time in the past or too far ahead */
function holdOf(
  { settings }: Services,
  { until, confirm, created_at, items }: { until: string; confirm: boolean; created_at: Date; items: NewItem[] },
): Date {
  const held = { now: created_at, starts: items.map(({ start_date }) => start_date), days: maxHoldDays }
  if (until === '' || confirm) return holdEnd(created_at, settings.holdHours, held)
  const hold = new Date(until)
  const refusal = holdRefusal(hold, held)
  if (refusal === 'past') throw invalid('hold_until', 'mail.office_hold_past')
  if (refusal === 'long') throw invalid('hold_until', 'mail.office_hold_long', { n: maxHoldDays })
  return hold
}

function isFree(items: readonly NewItem[]): boolean {
  return items.every(({ total }) => total === 0)
}

function isDiscounted({ lines }: NewItem): boolean {
  return lines.some(({ kind }) => kind === 'discount')
}

type Writing = { services: Services; input: SaleInput; items: readonly NewItem[]; made: Answer }

/** The confirmation, the reason for the discount and the audit record. */
async function writeSale(tx: Tx, { services, input: { request, staff, lang }, items, made }: Writing): Promise<Answer> {
  const now = services.now()
  if (request.discount_reason !== '' && items.some(isDiscounted)) {
    const text = { key: 'mail.office_discount_note', values: { reason: request.discount_reason } } as const
    const note = await services.localize(text, lang)
    await insertEvent(tx, { order_id: made.id, at: now, kind: 'not', note, user_id: staff.id })
  }
  if (made.status === 'onayli') {
    const isConfirmed = await transitionOrder(tx, made.id, { to: 'onayli', actor: 'staff', now, user_id: staff.id })
    if (!isConfirmed) throw new Error('a new order cannot be confirmed')
  }
  if (isFree(items)) await writePaymentStatus(tx, made.id, 'odendi')
  const { cart, ...sale } = request
  const after = { order_no: made.order_no, status: made.status, ...sale, items: cart.map(auditItem) }
  await record(tx, staff, { action: 'create', entity: 'orders', id: made.id, before: null, after })
  return made
}

function auditItem({ token, tourDate, quantity, childrenAges, singleRoomQuantity, discount, shown_total }: SaleItem) {
  return { tour: token, tourDate, adults: quantity, childrenAges, singleRoomQuantity, discount, total: shown_total }
}
