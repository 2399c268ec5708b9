import { dayOf } from '#src/base/dates.ts'
import { notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { findShownDeparture } from '#src/features/departures/board/shown-departure.store.server.ts'
import { sampleValues } from '#src/features/mail-texts/mail-preview.queries.server.ts'
import type { FoundOrder } from '#src/features/orders/book/orders.store.server.ts'
import { isTravelling } from '#src/features/orders/states.ts'
import { composeInfoMail } from './travel-info.mail.server.ts'
import { contentsIn, isDue, missingForApproval, sentFrom } from './travel-info.rules.ts'
import { type OrderTravelInfo, TravelContents, TravelInfo, type TravelInfoPreview } from './travel-info.schema.ts'
import { findInfo, findSentInfos, findTravelling, foundInfoDeparture } from './travel-info.store.server.ts'

/** The information of a departure with its state, for the office. @throws Failure 404 */
export async function showTravelInfo({ db, now, settings }: Services, staff: Staff, id: number): Promise<TravelInfo> {
  const departure = await foundInfoDeparture(db, id)
  const info = await findInfo(db, id)
  const orders = await findTravelling(db, id)
  const foreign = orders.filter((order) => order.lang !== 'tr').length
  const got = orders.filter(({ versions }) => versions.length > 0)
  const version = info?.version ?? 0
  const contents = info ?? TravelContents.parse({})
  const sentAt = got.map(({ sent_at }) => sent_at!.toISOString()).sort()
  return TravelInfo.parse({
    ...contents,
    version,
    state: !info ? 'missing' : info.approved_at ? 'approved' : 'draft',
    changed: info ? { at: info.changed_at.toISOString(), by: info.changed_by } : null,
    approved: info?.approved_at ? { at: info.approved_at.toISOString(), by: info.approved_by } : null,
    was_approved: info?.was_approved ?? false,
    missing: missingForApproval(contents, foreign > 0),
    sent_from: sentFrom(departure),
    is_due: isDue(departure, dayOf(now())),
    orders: orders.length,
    foreign,
    without_email: orders.filter(({ email }) => email === '').length,
    sent: got.length,
    sent_current: got.filter(({ versions }) => versions.includes(version)).length,
    sent_at: sentAt.at(-1) ?? null,
    sends_mail: settings.sendsMail !== false,
    may_write: staff.permissions.includes('orders'),
  })
}

/** The mail that a customer gets of these contents, with an invented order. @throws Failure 404 */
export async function previewTravelInfo(
  services: Services,
  id: number,
  { lang, ...contents }: TravelContents & { lang: string },
): Promise<TravelInfoPreview> {
  const departure = await findShownDeparture(services.db, lang, id)
  if (!departure) throw notFound()
  const values = sampleValues(lang, services.now())
  const order = { order_no: values.order_no!, name: values.name!, href: services.settings.siteUrl }
  return composeInfoMail(services, { ...departure, ...order, lang, contents, changed: null })
}

/** What the customer of an order was sent; nothing once it is cancelled or expired. */
export async function travelInfosOf(
  { db, lang }: Pick<Services, 'db'> & { lang: string },
  order: Pick<FoundOrder, 'id' | 'status'>,
): Promise<OrderTravelInfo[]> {
  if (!isTravelling(order) && order.status !== 'tamamlandi') return []
  const found = await findSentInfos(db, order.id)
  return found.map(({ contents, sent_at, ...info }) => ({
    ...info,
    ...contentsIn(lang, contents),
    sent_at: sent_at.toISOString(),
  }))
}
