import { dayOf } from '#src/base/dates.ts'
import { Failure, invalid, notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { formatMoney, toMajor, toMinor } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { decideOnOrder, type Seen } from '#src/features/orders/book/decide.commands.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { currentProvider } from '../cards/card-provider.queries.server.ts'
import { choicesOf, newAttemptNo } from '../cards/cards.commands.server.ts'
import { findOrderLink } from '../cards/cards.store.server.ts'
import { linkMail } from './payment-links.mail.server.ts'
import { urlOf } from './payment-links.queries.server.ts'
import { dayRefusal } from './payment-links.rules.ts'
import type { PaymentLinkWish } from './payment-links.schema.ts'
import { findPaidWith, insertLink, lockLink, type PaymentLink, updateLink } from './payment-links.store.server.ts'

type Call = Services & { lang: string }
type Target = Seen & { staff: Staff }
type Done = { id: number; url: string; message: StringKey }

/**
 * Makes a link with which a part of an order is paid by card.
 * @throws Failure 404; 409 when no card is taken or nothing is open; 422 at the field
 */
export function makeLink(services: Call, target: Target, wish: PaymentLinkWish): Promise<Done> {
  const { currency, purpose, valid_until, is_partial, sends_mail } = wish
  return decideOnOrder(services, target, async (order) => {
    if (!(await currentProvider(services))) throw new Failure('conflict', { key: 'office.link_no_provider' })
    const choice = (await choicesOf(services, order)).find((each) => each.currency === currency)
    if (!choice) throw new Failure('conflict', { key: 'office.link_nothing_open' })
    const amount = toMinor(wish.amount)
    const most = formatMoney(toMajor(choice.open), currency, services.lang)
    if (amount <= 0 || amount > choice.open) throw invalid('amount', 'office.link_too_much', { amount: most })
    const at = services.now()
    const refused = dayRefusal(valid_until, dayOf(at))
    if (refused) throw invalid('valid_until', refused)
    if (sends_mail && order.email === '') throw invalid('sends_mail', 'office.link_no_email')
    if (sends_mail && services.settings.sendsMail === false) throw invalid('sends_mail', 'office.link_no_server')
    const link = { code: newAttemptNo(), amount, currency, is_partial, purpose, valid_until }
    const mail = sends_mail ? await linkMail(services, order, link) : null
    const url = await urlOf(services, link.code, order.lang)
    return async (tx) => {
      const { id: created_by } = target.staff
      const mailed_at = mail ? at : null
      const id = await insertLink(tx, { ...link, order_id: order.id, created_by, created_at: at, mailed_at })
      await insertEvent(tx, { order_id: order.id, at, user_id: created_by, kind: 'baglanti', note: purpose })
      await record(tx, target.staff, {
        action: 'create',
        entity: 'payment_links',
        id,
        before: null,
        after: { order_no: order.order_no, amount: wish.amount, currency, purpose, valid_until, is_partial },
      })
      if (mail) await enqueue(tx, mail(`payment-link:${id}`), at)
      const message = mail ? 'office.link_mailed' : 'office.link_made'
      return { id, url, message } satisfies Done
    }
  })
}

/** Nothing can be paid with it any more. Money of a page that is open already still counts. @throws Failure 404; 409 */
export function withdrawLink(services: Call, target: Target, id: number): Promise<Done> {
  return decideOnOrder(services, target, async (order) => {
    const found = await theLink(services, order.id, id)
    const url = await urlOf(services, found.code, order.lang)
    return async (tx) => {
      const link = await lockLink(tx, id)
      if ((await findPaidWith(tx, id)) >= link.amount) throw new Failure('conflict', { key: 'office.link_is_paid' })
      const done = { id, url, message: 'office.link_withdrawn' } satisfies Done
      if (link.withdrawn_at) return done
      const at = services.now()
      await updateLink(tx, id, { withdrawn_at: at })
      const user_id = target.staff.id
      await insertEvent(tx, { order_id: order.id, at, user_id, kind: 'baglanti-iptal', note: link.purpose })
      await record(tx, target.staff, {
        action: 'update',
        entity: 'payment_links',
        id,
        before: { withdrawn: false },
        after: { withdrawn: true },
      })
      return done
    }
  })
}

/** Seconds until a link can be mailed again: a second click is no second mail. */
const pauseSeconds = 60

/** Mails a link to the customer. @throws Failure 404; 409 when it cannot be paid, or was mailed within the last minute */
export function mailLink(services: Call, target: Target, id: number): Promise<Done> {
  return decideOnOrder(services, target, async (order) => {
    const link = await theLink(services, order.id, id)
    const at = services.now()
    if (link.withdrawn_at || link.valid_until < dayOf(at) || (await findPaidWith(services.db, id)) >= link.amount)
      throw new Failure('conflict', { key: 'office.link_is_over' })
    const mail = await linkMail(services, order, link)
    if (!mail) throw new Failure('conflict', { key: 'office.link_no_email' })
    if (services.settings.sendsMail === false) throw new Failure('conflict', { key: 'office.link_no_server' })
    const url = await urlOf(services, link.code, order.lang)
    return async (tx) => {
      const { mailed_at } = await lockLink(tx, id)
      if (mailed_at && at.getTime() - mailed_at.getTime() < pauseSeconds * 1000)
        throw new Failure('conflict', { key: 'office.mail_just_sent' })
      await updateLink(tx, id, { mailed_at: at })
      await enqueue(tx, mail(`payment-link:${id}:${at.getTime()}`), at)
      await record(tx, target.staff, {
        action: 'update',
        entity: 'payment_links',
        id,
        before: {},
        after: { order_no: order.order_no, mailed: true },
      })
      return { id, url, message: 'office.link_mailed' } satisfies Done
    }
  })
}

async function theLink({ db }: Pick<Services, 'db'>, order_id: number, id: number): Promise<PaymentLink> {
  const link = await findOrderLink(db, order_id, id)
  if (!link) throw notFound()
  return link
}
