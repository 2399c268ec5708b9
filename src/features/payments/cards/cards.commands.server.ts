import { randomBytes, randomInt } from 'node:crypto'
import { dayMs } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { formatMoney, type Minor, toMajor, toMinor } from '#src/base/money.ts'
import { contactOf, findAgency } from '#src/features/agency/agency.queries.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { hashOfKey } from '#src/features/orders/book/order-key.queries.server.ts'
import { type FoundOrder, lockOrder } from '#src/features/orders/book/orders.store.server.ts'
import { attemptLength, type CardPage, Refusal } from '#src/features/orders/money/card-wire.ts'
import {
  againOf,
  type CardChoice,
  cardChoices,
  chargedFor,
  isGivenUp,
  isTimeToAsk,
  isWayBackOpen,
  pageMinutes,
} from '#src/features/orders/money/cards.rules.ts'
import { newestRates } from '../entries/taken-lira.commands.server.ts'
import { type CardProvider, currentProvider, knownOf, providerNamed } from './card-provider.queries.server.ts'
import { decideAttempt } from './card-results.commands.server.ts'
import { installmentRows } from './card-settings.queries.server.ts'
import { findCardSettings } from './card-settings.store.server.ts'
import { type CardProviderName, returnPath } from './cards.links.ts'
import type { CardPaymentWish } from './cards.schema.ts'
import {
  type CardAttempt,
  closeAttempt,
  findAttempt,
  findReturned,
  hasUnopenedSince,
  insertAttempt,
  isOrderAbroad,
  isUnderReview,
  listOpenAttempts,
  listOpenPages,
  openForReview,
  updateAttempt,
} from './cards.store.server.ts'
import { allowedCounts } from './installments/installments.rules.ts'

/** Amounts of an order that a card can pay, with today's rates. */
export async function choicesOf(services: Pick<Services, 'db' | 'now'>, order: Parameters<typeof cardChoices>[0]) {
  return cardChoices(order, await newestRates(services), services.now())
}

export type Visitor = { lang: string; address: string }

/** Asks about earlier pages of the order, so that a payment in another tab is known. */
export async function hearOfOpenPages(services: Services, order_id: number): Promise<void> {
  for (const open of await listOpenPages(services.db, order_id, pageBegin(services), ['acik', 'reddedildi']))
    await hearOfOpenPage(services, open)
}

/** Asks about an attempt; a failure is only logged. An attempt without a page cannot have been paid. */
export async function hearOfOpenPage(services: Services, attempt: CardAttempt): Promise<void> {
  if (attempt.page_url !== '') await askAboutAttempt(services, attempt).catch(logged(services, attempt))
}

const logged =
  ({ log }: Services, { id }: CardAttempt) =>
  (error: unknown) =>
    log.warn({ err: error, attempt: id }, 'the result of a card payment could not be asked for')

/** The earliest begin of a page that may still be paid. */
const pageBegin = ({ now }: Pick<Services, 'now'>) => new Date(now().getTime() - pageMinutes * 60_000)

/**
 * Opens the provider's page for an amount of an order. The attempt is stored before the page is requested, so that every payment belongs
 * to a known attempt. An open page of the same amount is opened again.
 * @returns the address of the page
 * @throws Failure 422 at the amount; 409 when no card is taken, the provider refuses to open a page, or the page is being opened in
 * another tab; 503 when the provider does not answer
 */
export async function beginCardPayment(
  services: Services,
  order: FoundOrder,
  { currency, amount: major }: CardPaymentWish,
  { lang, address }: Visitor,
): Promise<string> {
  const provider = await currentProvider(services)
  if (!provider) throw new Failure('conflict', { key: 'cards.not_offered' })
  const choice = (await choicesOf(services, order)).find((each) => each.currency === currency)
  if (!choice) throw new Failure('conflict', { key: 'cards.nothing_open' })
  const amount = toMinor(major)
  const most = formatMoney(toMajor(choice.open), currency, lang)
  if (amount <= 0 || amount > choice.open) throw invalid('amount', 'cards.too_much', { amount: most })
  const returnKey = newReturnKey()
  const attempt = attemptOf(services, order, provider, { choice, amount, lang, returnKey })
  const begun = await transaction(services.db, async (tx) => {
    await lockOrder(tx, order.id)
    await assertNoReview(tx, order.id)
    const pages = await listOpenPages(tx, order.id, pageBegin(services), ['acik'])
    const open = pages.find((page) => isSameCharge(page, attempt))
    const again = againOf(open, amount, attempt.created_at)
    if (again === 'same') return { url: open!.page_url }
    if (again === 'opening') throw new Failure('conflict', { key: 'cards.same_opening' })
    return { id: await insertAttempt(tx, attempt) }
  })
  return begun.url ?? openPage(services, provider, order, { ...attempt, id: begun.id!, address, returnKey })
}

/** @throws Failure 409 while a provider reviews a payment of the order: it has the money, and may still accept it */
export async function assertNoReview(db: Db, order_id: number): Promise<void> {
  if (await isUnderReview(db, order_id)) throw new Failure('conflict', { key: 'cards.under_review' })
}

type Charge = Pick<CardAttempt, 'provider' | 'currency' | 'amount' | 'charged'>

function isSameCharge(a: Charge, b: Charge): boolean {
  return a.provider === b.provider && a.currency === b.currency && a.amount === b.amount && a.charged === b.charged
}

type Chosen = { choice: CardChoice; amount: Minor; lang: string; returnKey: string }

/** An attempt to be stored: an amount of an order at the rate of its choice. */
export function attemptOf(
  { now }: Pick<Services, 'now'>,
  { id: order_id }: Pick<FoundOrder, 'id'>,
  { name: provider }: Pick<CardProvider, 'name'>,
  { choice: { currency, rate }, amount, lang, returnKey }: Chosen,
) {
  return {
    attempt_no: newAttemptNo(),
    return_hash: hashOfKey(returnKey),
    order_id,
    provider,
    amount,
    currency,
    charged: chargedFor(amount, rate),
    try_rate: rate?.try_rate ?? null,
    rate_day: rate?.day ?? null,
    rate_source: rate?.source ?? null,
    lang,
    created_at: now(),
  }
}

/**
 * Opens the page of an attempt that is stored. @returns its address
 * @throws Failure 409 when the provider refuses, which a repeat does not change; 503 when it does not answer. The attempt is then closed.
 */
export async function openPage(
  services: Services,
  provider: CardProvider,
  order: FoundOrder,
  attempt: NewAttempt & { id: number },
): Promise<string> {
  try {
    const page = await pageOf(services, provider, order, attempt)
    await updateAttempt(services.db, attempt.id, { provider_token: page.token, page_url: page.url })
    return page.url
  } catch (error) {
    services.log.warn({ err: error, provider: provider.name }, 'the page of a card payment could not be opened')
    const decided_at = services.now()
    if (!(error instanceof Refusal)) {
      await closeAttempt(services.db, attempt.id, { status: 'reddedildi', refusal: '', decided_at })
      throw new Failure('unavailable', { key: 'cards.no_page' })
    }
    const refusal = error.message || noWords
    await transaction(services.db, async (tx) => {
      if (!(await closeAttempt(tx, attempt.id, { status: 'reddedildi', refusal, decided_at }))) return
      // Staff are alerted at most once a day.
      const isToldLately = await hasUnopenedSince(tx, order.id, new Date(decided_at.getTime() - dayMs))
      const event = { order_id: order.id, at: decided_at, kind: 'odeme', action: 'kart-acilmadi' } as const
      if (!isToldLately) await insertEvent(tx, { ...event, note: refusal })
    })
    const contact = contactOf(await findAgency(services.db, attempt.lang))
    throw new Failure('conflict', { key: 'cards.page_refused', values: { contact } })
  }
}

/** For a refusal without a text. */
const noWords = '(yanıtsız)'

type NewAttempt = Pick<CardAttempt, 'attempt_no' | 'charged' | 'lang'> &
  Pick<Visitor, 'address'> & { returnKey: string }

async function pageOf(
  services: Services,
  { name: provider, wire, ask }: CardProvider,
  order: FoundOrder,
  { attempt_no, charged, lang, address, returnKey }: NewAttempt,
): Promise<CardPage> {
  const { db, settings } = services
  const agency = await findAgency(db, 'tr')
  const { order_no, items, name, email, phone, city } = order
  const request = wire.begin({
    attempt_no,
    amount: charged,
    lang,
    order_no,
    purpose: `${order_no} ${items.map(({ tour_name }) => tour_name).join(', ')}`.slice(0, maxPurpose),
    buyer: { name, email, phone, city },
    agency: { email: agency.email, phone: agency.phone },
    ip: address,
    returnUrl: settings.siteUrl + returnPath(provider, returnKey),
    installments: allowedCounts(await installmentOffer(db, order.id)),
  })
  return wire.readPage(await ask(request))
}

/** The instalments that are offered for an order. */
export async function installmentOffer(db: Db, order_id: number) {
  const settings = await findCardSettings(db)
  const isAbroad = await isOrderAbroad(db, order_id)
  return { rows: installmentRows(settings), max: settings.max_installments, isAbroad }
}

/** Characters that a bank's page shows. */
const maxPurpose = 120

/** 128 bits for the return address. It opens the order, so the database has only its hash. */
export function newReturnKey(): string {
  return randomBytes(16).toString('base64url')
}

/** 26 characters without similar ones: 130 bits. PayTR takes letters and digits only. */
export function newAttemptNo(): string {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  return Array.from({ length: attemptLength }, () => letters[randomInt(letters.length)]).join('')
}

/**
 * Asks the provider about an attempt and writes its answer. An amount from a browser or a notice is never trusted.
 * @throws Error when the provider does not answer, or answers another shape
 */
export async function askAboutAttempt(services: Services, attempt: CardAttempt): Promise<void> {
  const provider = await providerNamed(services, attempt.provider)
  if (!provider) throw new Error(`no keys of ${attempt.provider} are stored`)
  const at = services.now()
  await updateAttempt(services.db, attempt.id, { asked_at: at })
  const known = knownOf(attempt)
  const result = provider.wire.readResult(await provider.ask(provider.wire.inquire(known)), known)
  if (result.state !== 'acik') return decideAttempt(services, attempt, result)
  if (result.isReviewed) await openForReview(services.db, attempt, at)
  if (isGivenUp(attempt, result, at))
    await closeAttempt(services.db, attempt.id, { status: 'vazgecildi', refusal: result.said, decided_at: at })
}

/**
 * Processes a notice of the provider. A repeat changes nothing. When the attempt cannot be asked about, the notice is refused, so that
 * the provider repeats it.
 * @returns the answer to the provider
 * @throws Failure 403 for a wrong signature; 503 when the provider cannot be asked
 */
export async function hearNotice(
  services: Services,
  name: CardProviderName,
  headers: Headers,
  body: string,
): Promise<string> {
  const provider = await providerNamed(services, name)
  const notice = provider?.wire.readNotice(headers, body)
  if (!provider || !notice) throw new Failure('not_allowed', { key: 'cards.not_signed' })
  const attempt = await findAttempt(services.db, notice.attempt_no)
  // Not ours, for example of another shop with the same keys.
  if (!attempt || attempt.provider !== name) return provider.wire.noticeAnswer
  if (attempt.status === 'alindi') return provider.wire.noticeAnswer
  try {
    if (notice.result) await decideAttempt(services, attempt, notice.result)
    else await askAboutAttempt(services, attempt)
  } catch (error) {
    services.log.warn({ err: error, provider: name }, 'a notice of a card payment could not be followed')
    throw new Failure('unavailable', { key: 'cards.no_page' })
  }
  return provider.wire.noticeAnswer
}

/**
 * Asks the provider when the visitor comes back, so that the page shows the result. During an upgrade nothing is asked or written.
 * @param key of the return address
 * @returns the attempt, and whether the visitor may be sent to its order; null for an unknown key
 */
export async function hearReturn(
  services: Services,
  key: string,
): Promise<{ attempt: CardAttempt; isOpen: boolean } | null> {
  const attempt = await findReturned(services.db, hashOfKey(key))
  if (!attempt) return null
  if (!isWayBackOpen(attempt, services.now())) return { attempt, isOpen: false }
  const { id, status } = attempt
  await services.upgrades
    .write(async () => {
      await updateAttempt(services.db, id, { returned_at: services.now() })
      // A declined card may have been followed by another one on the same page.
      if (status !== 'alindi') await askAboutAttempt(services, attempt)
    })
    // During an upgrade too: a sweep asks again.
    .catch(logged(services, attempt))
  return { attempt, isOpen: true }
}

/** Minutes for which the page of a declined card may take another one. */
const declinedMinutes = 60

/** Asks about attempts without a result. Several processes may run it concurrently. @returns how many were asked about */
export async function askAboutOpenAttempts(services: Services): Promise<number> {
  let asked = 0
  const declinedFrom = new Date(services.now().getTime() - declinedMinutes * 60_000)
  for (const attempt of await listOpenAttempts(services.db, declinedFrom)) {
    if (!isTimeToAsk(attempt, services.now())) continue
    asked++
    await askAboutAttempt(services, attempt).catch(logged(services, attempt))
  }
  return asked
}
