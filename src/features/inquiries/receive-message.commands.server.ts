import { type Day, dayOf } from '#src/base/dates.ts'
import { findAnswer, hashOfRequest, type Intent, once } from '#src/base/db/intents.server.ts'
import { NumberTaken, referenceNumbers, withFreeNumber } from '#src/base/db/reference-numbers.server.ts'
import { withOwner } from '#src/base/files/owned-file.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { languageName } from '#src/base/locale.ts'
import { enqueue, type Mail } from '#src/base/mail/outbox.store.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import { findNotice } from '../contracts/contracts.store.server.ts'
import { cvFolder } from './cv-files.commands.server.ts'
import { columnsOf, type Inquiry, linesOf, type Sent, subjectOf } from './inquiries.lines.ts'
import { honeypot, wordOf } from './inquiries.links.ts'
import type { MessageReceived } from './inquiries.schema.ts'
import { insertMessage, type NewMessage } from './inquiries.store.server.ts'
import { type Localize, officeMail, visitorMail } from './message.mail.server.ts'

/** What receiving a form needs of its request. `idempotencyKey` null: the same form, sent again on the same day, is a repeat. */
export type FormCall = Services & { lang: string; address: string; idempotencyKey: string | null }

export type Read = {
  inquiry: Inquiry
  /** as `inquiry`, in the default language: for the office */
  forOffice: Inquiry
}

/**
 * Forms of one network address: a visitor sends a few, an office behind one address some more. The limit of all addresses
 * together is far above a busy day, so that a handful of addresses cannot close the forms for everybody.
 */
export const formLimit: Limit = { name: 'forms', points: 20, pointsOfAll: 3000, seconds: 3600 }

/** Files that one address may send for inspection, repeats and refused ones included: each takes megabytes to parse. */
export const cvLimit: Limit = { name: 'cv-files', points: 60, seconds: 3600 }

/** The stored answer of a form. */
type MessageAnswer = { message_no: string; message: string; next: string; hours: string[] }

/**
 * Stores a form with its file, and queues both mails, in one transaction. A repeated form gets the answer of the first one.
 * A form with the honeypot filled in is answered like any other, but nothing of it is stored.
 * @param read validates the form as of today and adds facts for its readers. @throws Failure 422, for example for a day in the past
 * @param file the CV, unchecked
 * @throws Failure 422 when the key was used for another form, or from `read`; 429 for too many forms of one address
 */
export async function receiveMessage<S extends Sent>(
  { lang, address, idempotencyKey, ...services }: FormCall,
  sent: S,
  read: (sent: S) => Read | Promise<Read>,
  file: Uint8Array | null = null,
): Promise<MessageReceived> {
  const { db, limit } = services
  const today = dayOf(services.now())
  const intent = intentOf(sent, file, idempotencyKey, today)
  // Repeats are answered before anything else: they do not count towards the limit, and are valid also after midnight.
  const before = await findAnswer<MessageAnswer>(db, intent)
  if (before) return present(before)
  const uncount = await limit(formLimit, address)
  const forms = await Promise.resolve(sent)
    .then(read)
    .catch(async (refusal: unknown) => {
      // A refused form does not count: its sender will correct it.
      await uncount().catch(() => {})
      throw refusal
    })
  const numberOf = await referenceNumbers(db, 'TLP', 'message')
  return withFreeNumber(async (n) => {
    const message_no = numberOf(intent.key, n, today)
    const prepared = await prepare(services, forms, { lang, message_no })
    if (sent[honeypot] !== '') return present(prepared.answer)
    return present(await store(services, prepared, { file, intent }))
  })
}

function intentOf(sent: Sent, file: Uint8Array | null, idempotencyKey: string | null, today: Day): Intent {
  // The CV is hashed by its content.
  const fields = 'cv' in sent ? { ...sent, cv: null } : sent
  const request_hash = hashOfRequest(fields, file)
  return {
    command: 'message',
    key: idempotencyKey ?? `${today} ${request_hash.toString('hex')}`,
    request_hash,
    reused: 'inquiries.reused',
  }
}

type Prepared = { message: NewMessage; mails: Mail[]; answer: MessageAnswer }

/** @throws NumberTaken */
async function store(
  { db, documents }: Services,
  { message, mails, answer }: Prepared,
  { file, intent }: { file: Uint8Array | null; intent: Intent },
): Promise<MessageAnswer> {
  const stored = file && (await documents.keep(cvFolder, file, ['pdf'], { field: 'cv' }))
  const done = await withOwner(documents, stored, () =>
    once(db, intent, async () => async (tx) => {
      if ((await insertMessage(tx, { ...message, file: stored })) === null) throw new NumberTaken()
      for (const mail of mails) await enqueue(tx, mail, message.created_at)
      return answer
    }),
  )
  return done.answer
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
  const [agency, office, notice] = await Promise.all([
    findAgency(services.db, lang),
    findAgency(services.db, officeLang),
    findNotice(db, lang),
  ])
  const { siteUrl } = services.settings
  const received = await inLang({ key: `inquiries.received_${wordOf(inquiry.kind)}` })
  const next = await inLang({ key: nextKey(inquiry) })
  const columns = columnsOf(forOffice)
  const about = subjectOf(forOffice)
  const subject = typeof about === 'string' ? about : await inOffice(about)
  const mails: Mail[] = []
  if (inquiry.email !== '') {
    const lines = linesOf(inquiry, lang)
    const sender = mailSenderOf(agency, siteUrl)
    const facts = { inquiry, message_no, lines, lang, localize: inLang, sender }
    mails.push(await visitorMail(facts, { received, next }))
  }
  // One address for every language, as for all mails to the agency: alerts skip staff with this address.
  if (office.email !== '') {
    const lines = linesOf(forOffice, officeLang)
    const sender = mailSenderOf(office, siteUrl)
    const facts = { inquiry: forOffice, message_no, lines, lang: officeLang, localize: inOffice, sender }
    const writtenIn = languageName(lang, officeLang)
    mails.push(await officeMail(facts, { recipient: office.email, subject, writtenIn }))
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
    answer: { message_no, message: received, next, hours: agency.hours },
  }
}

function present({ message, ...data }: MessageAnswer): MessageReceived {
  return { success: true, message, data }
}

/** The agency writes to an e-mail address. It calls when there is only a number, or the sender chose an hour for a call. */
function nextKey(inquiry: Inquiry): StringKey {
  const { email, phone } = inquiry
  const hasHour = 'call_time' in inquiry && inquiry.call_time !== 'farketmez' && phone !== ''
  const way = email === '' || hasHour ? 'call' : 'write'
  return `inquiries.next_${wordOf(inquiry.kind)}_${way}`
}
