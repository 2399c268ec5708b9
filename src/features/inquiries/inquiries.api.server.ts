import { addDays, type Day, dayOf } from '#src/base/dates.ts'
import { invalid } from '#src/base/errors.ts'
import { kindOf } from '#src/base/files/documents.server.ts'
import { maxDocumentBytes } from '#src/base/files/uploads.links.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { findCartTours } from '../tours/catalogue/cart-tours.store.server.ts'
import type { Inquiry } from './inquiries.lines.ts'
import { formApiPath, maxYearsAhead } from './inquiries.links.ts'
import {
  ContactRequest,
  JobApplication,
  MessageReceived,
  OfferRequest,
  SpecialTourRequest,
} from './inquiries.schema.ts'
import { cvLimit, type Read, receiveMessage } from './receive-message.commands.server.ts'

/** No page shows a message, so pages stay cached. */
const form = {
  method: 'POST',
  access: 'public',
  answer: MessageReceived,
  status: 201,
  changes: false,
  idempotencyKey: 'optional',
} as const

export const inquiriesApi: readonly AnyEndpoint[] = [
  endpoint({
    ...form,
    path: formApiPath('contact'),
    summary: 'A message to the agency.',
    body: ContactRequest,
    handle: (call) => receiveMessage(call, { kind: 'contact', ...call.body }, asSent),
  }),
  endpoint({
    ...form,
    path: formApiPath('special-tour'),
    summary: 'A request for a tailor-made tour.',
    body: SpecialTourRequest,
    handle: (call) => {
      const { body } = call
      return receiveMessage(call, { kind: 'special-tour', ...body }, (sent) => {
        const today = dayOf(call.now())
        if (body.date_kind === 'tarih') assertAhead('start_date', body.start_date, today)
        if (body.date_kind === 'ay') assertAhead('month', `${body.month}-31`, today)
        return asSent(sent)
      })
    },
  }),
  endpoint({
    ...form,
    path: formApiPath('human-resources'),
    summary: 'An application for a job, with the CV as a PDF.',
    body: JobApplication,
    // The CV, and 128 kB for the other fields and the headers of the parts.
    bodyLimit: maxDocumentBytes + 128 * 1024,
    admit: ({ limit, address }) => limit(cvLimit, address),
    handle: async (call) => {
      const file = new Uint8Array(await call.body.cv.arrayBuffer())
      const read = (sent: Inquiry) => {
        if (kindOf(file) !== 'pdf') throw invalid('cv', 'inquiries.cv_not_pdf')
        return asSent(sent)
      }
      return receiveMessage(call, { kind: 'human-resources', ...call.body }, read, file)
    },
  }),
  endpoint({
    ...form,
    path: formApiPath('offer'),
    summary: 'A request for an offer: a tour for a group, on a date of its choice.',
    body: OfferRequest,
    handle: (call) => {
      const { body, lang, db, now, languages } = call
      return receiveMessage(call, { kind: 'offer', ...body }, async (sent) => {
        const today = dayOf(now())
        assertAhead('tourDate', body.tourDate, today)
        const officeLang = (await languages())[0]!.abbr
        const nameIn = async (reader: string) =>
          (await findCartTours(db, [body.token], { lang: reader, today }))[0]?.name
        const [tourName, officeName] = [await nameIn(lang), await nameIn(officeLang)]
        if (tourName === undefined || officeName === undefined) throw invalid('token', 'inquiries.tour_gone')
        return { inquiry: { ...sent, tourName }, forOffice: { ...sent, tourName: officeName } }
      })
    },
  }),
]

/** A form that both its readers see as it was sent. */
const asSent = (inquiry: Inquiry): Read => ({ inquiry, forOffice: inquiry })

/** @throws Failure 422 for a day in the past or more than `maxYearsAhead` ahead */
function assertAhead(field: string, day: Day, today: Day): void {
  if (day < today) throw invalid(field, 'inquiries.date_past')
  if (day > addDays(today, maxYearsAhead * 366)) {
    throw invalid(field, 'inquiries.date_too_far', { n: maxYearsAhead })
  }
}
