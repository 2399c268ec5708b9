import { extname } from 'node:path'
import { makeZip } from 'client-zip'
import type { OfficeLang } from '#src/base/admin-kit/office-texts.ts'
import type { AttachedFile } from '#src/base/answers/attachment.server.ts'
import { dayOf, formatDay, formatInstant } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { PdfUnavailable } from '#src/base/pdf/pdf.server.ts'
import { findAgency } from '#src/features/agency/agency.queries.server.ts'
import { paperKindTexts } from '#src/features/documents/admin/order-papers.strings.ts'
import { paperBytes } from '#src/features/documents/paper-files.commands.server.ts'
import { filledIn, type Inquiry, linesOf } from '#src/features/inquiries/inquiries.lines.ts'
import { findPaper } from '#src/features/orders/book/papers.store.server.ts'
import type { Contact } from '../person.rules.ts'
import type { Person } from '../personal-data.schema.ts'
import {
  type Entry,
  fileName,
  htmlOf,
  jsonOf,
  orderEntry,
  reasonsSection,
  type Section,
  seatEntry,
  wordsIn,
} from './export.rules.ts'
import { exportMails, exportMessages, exportOrders, exportSeats } from './export.store.server.ts'
import type { ExportedMessage, ExportedOrder } from './exported.ts'

type Member = { name: string; input: string | Uint8Array<ArrayBuffer>; lastModified: Date }

/**
 * Everything that is kept about a person, as a ZIP: a page to read, the same for programs, and the documents. Documents are read
 * while the archive is sent, one at a time.
 */
export async function personFile(
  services: Services,
  { contact, person, lang }: { contact: Contact; person: Person; lang: OfficeLang },
): Promise<AttachedFile> {
  const { db, now } = services
  const t = wordsIn(lang)
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  const [agency, orders, seats, messages, mails] = await Promise.all([
    findAgency(db, lang),
    exportOrders(db, idsOf(person.orders), lang),
    exportSeats(db, idsOf(person.seats), lang),
    exportMessages(db, idsOf(person.messages)),
    contact.kind === 'email' ? exportMails(db, contact.value) : [],
  ])
  const when = (instant: string) => formatInstant(new Date(instant), lang)
  const sections: Section[] = [
    { title: t('orders'), entries: orders.map((order) => orderEntry(order, lang)) },
    { title: t('seats'), entries: seats.map((seat) => seatEntry(seat, lang)) },
    {
      title: t('messages'),
      entries: await Promise.all(messages.map((message) => messageEntry(services, message, lang))),
    },
    {
      title: t('mails'),
      entries: mails.map(({ created_at, subject, body_text }) => ({
        title: subject,
        fields: [
          [t('made'), when(created_at)],
          // The key of an order opens its page to whoever has this file.
          [t('text'), body_text.replace(/([?&]key=)[\w-]+/g, '$1…')],
        ],
      })),
    },
  ].filter(({ entries }) => entries.length > 0) as Section[]
  const lead = t('lead', { company: agency.name, contact: contact.value, day: formatDay(dayOf(now()), lang) })
  if (sections.length === 0) sections.push({ title: t('none'), entries: [] })
  const all = [...sections, reasonsSection(lang)]
  const name = t('file')
  async function* members(): AsyncGenerator<Member> {
    yield { name: `${name}.html`, input: htmlOf(lead, all, lang), lastModified: now() }
    yield { name: `${t('data')}.json`, input: jsonOf(lead, all), lastModified: now() }
    for (const order of orders) yield* documentsOf(services, order, lang)
    for (const { message_no, file } of messages) yield* stored(services, file, `${message_no} ${t('cv')}`, lang)
  }
  return { name: `${name}.zip`, type: 'application/zip', body: makeZip(members(), { buffersAreUTF8: true }) }
}

async function messageEntry({ localize }: Services, message: ExportedMessage, lang: OfficeLang): Promise<Entry> {
  const t = wordsIn(lang)
  const when = (instant: string) => formatInstant(new Date(instant), lang)
  const lines = filledIn(linesOf({ ...message.details, kind: message.kind } as unknown as Inquiry, lang))
  const details = await Promise.all(
    lines.map(async ({ label, parts }): Promise<[string, string]> => {
      const texts = await Promise.all(parts.map((part) => (typeof part === 'string' ? part : localize(part, lang))))
      return [await localize({ key: label }, lang), texts.join(', ')]
    }),
  )
  const fields: [string, string][] = [
    [t('made'), when(message.created_at)],
    [t('name'), message.name],
    [t('email'), message.email],
    [t('phone'), message.phone],
    [t('subject'), message.subject],
    ...details,
    [t('text'), message.message],
    ...message.entries.map(({ created_at, kind, subject, body }): [string, string] => [
      `${t(kind === 'yanit' ? 'we_wrote' : 'note')}, ${when(created_at)}`,
      [subject, body].filter(Boolean).join('\n'),
    ]),
  ]
  return { title: t('message', { no: message.message_no }), fields: fields.filter(([, value]) => value !== '') }
}

async function* documentsOf(services: Services, order: ExportedOrder, lang: OfficeLang): AsyncGenerator<Member> {
  const t = wordsIn(lang)
  const { order_no } = order
  for (const { name, body, accepted_at } of order.contracts)
    if (body !== '')
      yield {
        name: inFolder(lang, `${order_no} ${name}.html`),
        input: `<!doctype html><html lang="${lang}"><meta charset="utf-8">${body}</html>`,
        lastModified: new Date(accepted_at),
      }
  for (const { id, number, kind, created_at } of order.papers) {
    const paper = await findPaper(services.db, id)
    const bytes = paper && (await paperBytes(services, paper).catch(nullWithoutPdf))
    const title = paperKindTexts[kind as keyof typeof paperKindTexts][lang]
    if (bytes)
      yield {
        name: inFolder(lang, `${order_no}-${number} ${title}.pdf`),
        input: bytes,
        lastModified: new Date(created_at),
      }
  }
  for (const { id, receipt_file } of order.payments)
    yield* stored(services, receipt_file, `${order_no} ${t('slip')} ${id}`, lang)
}

async function* stored(
  { documents, now }: Services,
  file: string | null,
  title: string,
  lang: OfficeLang,
): AsyncGenerator<Member> {
  const bytes = file && (await documents.read(file))
  if (bytes) yield { name: inFolder(lang, title + extname(file)), input: bytes, lastModified: now() }
}

const inFolder = (lang: OfficeLang, name: string) => `${wordsIn(lang)('documents')}/${fileName(name)}`

function nullWithoutPdf(error: unknown): null {
  if (error instanceof PdfUnavailable) return null
  throw error
}
