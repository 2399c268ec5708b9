import { createHmac } from 'node:crypto'
import { dayOf } from '#src/base/dates.ts'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { Failure, invalid } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { countMails, type MailsAbout } from '#src/base/mail/outbox.store.server.ts'
import { mailsOfMessages } from '#src/features/inquiries/mailbox/mailbox.queries.server.ts'
import { orderTopic } from '#src/features/orders/orders.links.ts'
import { mailsOfOrders } from './mails-about.queries.server.ts'
import { type Contact, contactOf } from './person.rules.ts'
import {
  countFilters,
  type FoundMessage,
  type FoundOrder,
  type FoundSeat,
  findCorrectedOrders,
  findFormerContacts,
  findMessages,
  findOrders,
  findSeats,
  isOf,
  isStaffAddress,
  listErasures,
  listEvents,
} from './person.store.server.ts'
import type { Destruction, Person } from './personal-data.schema.ts'
import { type Standing, standingOf } from './retention/retention.rules.ts'

/** @throws Failure 422 at the field */
export function typedContact(typed: string): Contact {
  const contact = contactOf(typed)
  if (!contact) throw invalid('contact', 'office.person_contact')
  return contact
}

/** @throws Failure 422 at the field, unless the same address or number was typed again */
export function assertConfirmed({ kind, value }: Contact, typed: string): void {
  const again = contactOf(typed)
  if (again?.kind !== kind || again.value !== value) throw invalid('confirm', 'office.person_confirm')
}

/** What a request was shown, for the record. */
export function countsOf({ orders, seats, messages, mails }: Person): Record<string, number> {
  return { orders: orders.length, seats: seats.length, messages: messages.length, mails }
}

/** Recognises a person who was asked about before, without storing who it is. */
export async function personHash(db: Db, { kind, value }: Contact): Promise<Buffer> {
  return createHmac('sha256', await appKey(db, 'personal-data'))
    .update(`${kind}\n${value}`)
    .digest()
}

export type Sorted = {
  orders: (FoundOrder & { state: Standing })[]
  /** stays whole */
  open: FoundOrder[]
  /** stays for the books, without what only the journey needed */
  kept: FoundOrder[]
  /** goes */
  gone: FoundOrder[]
  seats: FoundSeat[]
  seatsOver: FoundSeat[]
  messages: FoundMessage[]
}

/** Records about a person, sorted by what may be erased. @param lock for erasing, in a transaction */
export async function sortedOf(db: Db, contact: Contact, now: Date, lock = false): Promise<Sorted> {
  const today = dayOf(now)
  const found = await findOrders(db, contact, { lock })
  const orders = found.map((order) => ({ ...order, state: standingOf(order, today) }))
  const of = (...names: Standing['standing'][]) => orders.filter(({ state }) => names.includes(state.standing))
  const seats = await findSeats(db, contact)
  return {
    orders,
    open: of('journey', 'money'),
    kept: of('books'),
    gone: of('free'),
    seats,
    seatsOver: seats.filter(({ ends_on }) => ends_on < today),
    messages: await findMessages(db, isOf(contact, 'messages')),
  }
}

/** Mails that may go: to this address or about its records, but not about orders that are under way. */
export async function mailsOf(db: Db, contact: Contact, { open, kept, gone, messages }: Sorted): Promise<MailsAbout> {
  const ofOrders = await mailsOfOrders(db, [...kept, ...gone])
  const ofMessages = mailsOfMessages(messages)
  return {
    ...ofOrders,
    keys: ofMessages.keys ?? [],
    starts: [...(ofOrders.starts ?? []), ...(ofMessages.starts ?? [])],
    recipient: contact.kind === 'email' ? contact.value : null,
    notTopics: open.map(({ order_no }) => orderTopic(order_no)),
  }
}

export async function findPerson({ db, now }: Pick<Services, 'db' | 'now'>, contact: Contact): Promise<Person> {
  const sorted = await sortedOf(db, contact, now())
  const { orders, kept, gone, seats, seatsOver, messages } = sorted
  const [former, corrected, mails, filters, is_staff, erased] = await Promise.all([
    findFormerContacts(
      db,
      orders.map(({ id }) => id),
    ),
    findCorrectedOrders(db, contact),
    mailsOf(db, contact, sorted).then((about) => countMails(db, about)),
    countFilters(db, contact),
    isStaffAddress(db, contact),
    personHash(db, contact).then((hash) => listErasures(db, hash)),
  ])
  const is_shared = isShared(contact, [...orders, ...messages])
  const hasDetails = ({ id, has_details }: FoundOrder) => has_details || former.some((each) => each.id === id)
  const details = kept.filter(hasDetails)
  const consents = orders.filter(({ marketing_consent }) => marketing_consent)
  const has_more =
    [gone, details, seatsOver, messages, consents, corrected].some((list) => list.length > 0) ||
    mails > 0 ||
    filters > 0
  return {
    contact: contact.value,
    kind: contact.kind,
    orders: orders.map(({ state, ...order }) => ({
      ...order,
      has_details: hasDetails(order),
      standing: state.standing,
      until: 'until' in state ? state.until : null,
    })),
    seats: seats.map((seat) => ({ ...seat, is_over: seatsOver.includes(seat) })),
    messages: messages.map(({ entries, file, ...message }) => ({
      ...message,
      entries: entries.length,
      has_file: file !== null,
    })),
    mails,
    corrected: corrected.length,
    others: othersOf(contact, [...orders, ...messages, ...corrected], former),
    is_staff,
    is_shared,
    may_erase: has_more && !is_shared,
    erased: erased.map(({ at, counts }) => ({ on: dayOf(at), counts: counts as Record<string, number> })),
  }
}

/**
 * Families share a telephone: a number on the records of several e-mail addresses does not identify a person. Each address is searched
 * for by itself. Records without an address count for the number.
 */
export function isShared({ kind }: Contact, rows: readonly { email: string }[]): boolean {
  const addresses = rows.flatMap(({ email }) => contactOf(email)?.value ?? [])
  return kind === 'phone' && new Set(addresses).size > 1
}

/** @throws Failure 409 when nothing of it may be handed over or erased */
export function assertOnePerson(contact: Contact, rows: readonly { email: string }[]): void {
  if (isShared(contact, rows)) throw new Failure('conflict', { key: 'office.person_shared' })
}

/** Addresses and numbers beside the one that was asked for, as they were written, each once. @param former before corrections */
function othersOf(
  contact: Contact,
  rows: readonly { email: string; phone: string }[],
  former: readonly { written: string }[],
): string[] {
  const found = new Map<string, string>()
  for (const written of [
    ...rows.flatMap(({ email, phone }) => [email, phone]),
    ...former.map((each) => each.written),
  ]) {
    const other = contactOf(written)
    if (other && other.value !== contact.value && !found.has(other.value)) found.set(other.value, written)
  }
  return [...found.values()]
}

const shownEvents = 50

export async function findDestruction(db: Db): Promise<Destruction> {
  const events = await listEvents(db, shownEvents)
  return {
    events: events.map(({ at, counts, ...event }) => ({
      ...event,
      at: at.toISOString(),
      counts: counts as Record<string, number>,
    })),
  }
}
