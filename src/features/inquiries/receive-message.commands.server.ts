import { createHash } from 'node:crypto'
import { dayOf } from '#src/base/dates.ts'
import { spokenNumbers } from '#src/base/db/spoken-numbers.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Documents } from '#src/base/files/documents.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { invalid } from '#src/base/http/errors.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import type { StringKey } from '#src/base/i18n/string-key.ts'
import { enqueue, type Mail } from '#src/base/mail/outbox.store.server.ts'
import { findContactInformation, findSite } from '../company/company.store.server.ts'
import { findNotice } from '../contracts/contracts.store.server.ts'
import { keepCv } from './cv-files.commands.server.ts'
import { columnsOf, type Inquiry, linesOf, type Sent, subjectOf } from './inquiries.lines.ts'
import { honeypot, type MessageKind } from './inquiries.links.ts'
import type { MessageReceived } from './inquiries.schema.ts'
import {
  findMessageRequest,
  insertMessage,
  insertMessageRequest,
  type KeptAnswer,
  type MessageRequestRow,
  type NewMessage,
} from './inquiries.store.server.ts'
import { type Localize, officeMail, visitorMail } from './message.mail.server.ts'

export type Receiving = {
  sent: Sent
  /** the CV, not yet looked into */
  file: Uint8Array | null
  /** What it is today. @throws Failure 422 for what can no longer be wished, such as a day that has passed */
  read: () => Read | Promise<Read>
  idempotencyKey: string
  lang: string
  /** network address of the caller */
  address: string
}

export type Read = {
  inquiry: Inquiry
  /** what the office's list shows: as `inquiry`, in the default language */
  forOffice: Inquiry
}

/**
 * A person fills in a few; an office behind one address a few more. All together far more than a good day brings: what
 * stops a flood must not be what a handful of addresses shuts the forms with, for everybody.
 */
export const formLimit: Limit = { name: 'forms', points: 20, pointsOfAll: 3000, seconds: 3600 }

/** Files that one address may send to be looked at, repeats and refused ones included: each is megabytes to take apart. */
export const cvLimit: Limit = { name: 'cv-files', points: 60, seconds: 3600 }

/** Two of a thousand million numbers alike is rare; five in a row would be a broken generator. */
const attempts = 5

/**
 * Keeps what a form says, with its file, and both mails: all of it or nothing. The same form again under the same key,
 * also at the same moment, is answered as the first time. Whatever fills in the honeypot is answered as anybody, and
 * nothing is kept of it.
 * @throws Failure 422 for a key that was another form's and as `read` does, 429 for too many of one address
 */
export async function receiveMessage(services: Services, receiving: Receiving): Promise<MessageReceived> {
  const { db, limit, documents } = services
  const { sent, file, idempotencyKey, address } = receiving
  const request_hash = hashOf(receiving)
  // A repeat is answered before anything else: whose connection broke may try as often as it takes, and after midnight too.
  const before = await findMessageRequest(db, idempotencyKey)
  if (before) return presented(sameAnswer(before, request_hash))
  const takeBack = await limit(formLimit, address)
  const read = await readNow(receiving).catch(async (refusal: unknown) => {
    // Whoever mended a field is not one more who writes.
    await takeBack().catch(() => {})
    throw refusal
  })

  const numberOf = await spokenNumbers(db, 'TLP', 'message')
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const message_no = numberOf(idempotencyKey, attempt, dayOf(services.now()))
    const prepared = await prepare(services, read, { lang: receiving.lang, message_no })
    if (sent[honeypot] !== '') return presented(prepared.answer)
    const stored = file ? await keepCv(documents, file) : null
    const message = { ...prepared.message, file: stored }
    const kept = await keep(services, { ...prepared, message }, receiving, request_hash).catch(
      async (error: unknown) => {
        await removeFile(documents, stored)
        throw error
      },
    )
    if (kept !== 'kept') await removeFile(documents, stored)
    if (kept === 'kept') return presented(prepared.answer)
    if (kept === 'repeated') return presented(sameAnswer((await findMessageRequest(db, idempotencyKey))!, request_hash))
  }
  throw new Error(`${attempts} numbers for a message were all taken`)
}

async function readNow({ read }: Receiving): Promise<Read> {
  return read()
}

/** What cannot be removed now, the sweep removes. */
async function removeFile(documents: Documents, file: string | null): Promise<void> {
  if (file) await documents.remove(file).catch(() => {})
}

type Prepared = { message: NewMessage; mails: Mail[]; answer: KeptAnswer }

/** Rolls back what was written for nothing. */
class NotKept extends Error {
  readonly why: 'repeated' | 'number taken'
  constructor(why: NotKept['why']) {
    super(why)
    this.why = why
  }
}

async function keep(
  { db }: Services,
  { message, mails, answer }: Prepared,
  { idempotencyKey }: Receiving,
  request_hash: Buffer,
): Promise<'kept' | NotKept['why']> {
  try {
    return await transaction(db, async (tx) => {
      const id = await insertMessage(tx, message)
      if (id === null) throw new NotKept('number taken')
      const isFirst = await insertMessageRequest(tx, idempotencyKey, id, { request_hash, answer })
      if (!isFirst) throw new NotKept('repeated')
      for (const mail of mails) await enqueue(tx, mail, message.created_at)
      return 'kept' as const
    })
  } catch (error) {
    if (error instanceof NotKept) return error.why
    throw error
  }
}

async function prepare(
  services: Services,
  { inquiry, forOffice }: Read,
  { lang, message_no }: { lang: string; message_no: string },
): Promise<Prepared> {
  const { db, localize } = services
  const officeLang = (await services.languages())[0]!.abbr
  const inLang: Localize = (text) => localize(text, lang)
  const inOffice: Localize = (text) => localize(text, officeLang)
  const [site, contact, notice] = await Promise.all([
    findSite(db, lang),
    findContactInformation(db, lang),
    findNotice(db, lang),
  ])
  const received = await inLang({ key: receivedKeys[inquiry.kind] })
  const next = await inLang({ key: nextKey(inquiry) })
  const hours = contact.shift?.map(({ name, content }) => (name ? `${name}: ${content}` : content)) ?? []
  const columns = columnsOf(forOffice)
  const about = subjectOf(forOffice)
  const subject = typeof about === 'string' ? about : await inOffice(about)
  const mails: Mail[] = []
  if (inquiry.email !== '') {
    const facts = { inquiry, message_no, lines: linesOf(inquiry, lang), lang, localize: inLang }
    mails.push(await visitorMail(facts, { received, next, company: site.name }))
  }
  const recipient = contact.email?.[0]?.content
  if (recipient) {
    const lines = linesOf(forOffice, officeLang)
    const facts = { inquiry: forOffice, message_no, lines, lang: officeLang, localize: inOffice }
    mails.push(await officeMail(facts, { recipient, subject, writtenIn: lang }))
  }
  return {
    message: {
      ...columns,
      details: { ...columns.details, notice },
      subject,
      message_no,
      file: null,
      lang,
      created_at: services.now(),
    },
    mails,
    answer: { message_no, message: received, next, hours },
  }
}

function hashOf({ sent, file }: Receiving): Buffer {
  const { cv: _, ...fields } = { cv: null, ...sent }
  return createHash('sha256')
    .update(JSON.stringify(fields))
    .update(file ?? '')
    .digest()
}

function sameAnswer(before: MessageRequestRow, request_hash: Buffer): KeptAnswer {
  if (!before.request_hash.equals(request_hash)) throw invalid('Idempotency-Key', 'inquiries.reused')
  return before.answer
}

function presented({ message, ...data }: KeptAnswer): MessageReceived {
  return { success: true, message, data }
}

const receivedKeys = {
  contact: 'inquiries.received_contact',
  'special-tour': 'inquiries.received_special_tour',
  'human-resources': 'inquiries.received_human_resources',
  offer: 'inquiries.received_offer',
} as const satisfies Record<MessageKind, StringKey>

/** Who leaves an address gets an answer in writing; the agency calls where there is only a number, or an hour was chosen. */
function nextKey(inquiry: Inquiry): StringKey {
  const { email, phone } = inquiry
  const hasHour = 'call_time' in inquiry && inquiry.call_time !== 'farketmez' && phone !== ''
  const way = email === '' || hasHour ? 'call' : 'write'
  const name = inquiry.kind.replaceAll('-', '_') as 'contact' | 'special_tour' | 'human_resources' | 'offer'
  return `inquiries.next_${name}_${way}`
}
