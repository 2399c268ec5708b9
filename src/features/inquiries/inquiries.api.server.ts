import { addDays, type Day, dayOf } from '#src/base/dates.ts'
import { kindOf } from '#src/base/files/documents.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { invalid } from '#src/base/http/errors.ts'
import { findCartTours } from '../tours/catalogue/cart-tours.store.server.ts'
import { formApiPath, maxCvBytes, maxYearsAhead } from './inquiries.links.ts'
import {
  ContactRequest,
  JobApplication,
  MessageReceived,
  OfferRequest,
  SpecialTourRequest,
} from './inquiries.schema.ts'
import { cvLimit, receiveMessage } from './receive-message.commands.server.ts'

/** No page shows a message, so pages stay cached. */
const form = {
  method: 'POST',
  access: 'public',
  answer: MessageReceived,
  status: 201,
  cache: 'none',
  changes: false,
  idempotencyKey: 'optional',
} as const

export const inquiriesApi: readonly AnyEndpoint[] = [
  endpoint({
    ...form,
    path: formApiPath('contact'),
    summary: 'A message to the agency.',
    body: ContactRequest,
    handle: ({ body, lang, address, idempotencyKey, ...services }) => {
      const sent = { kind: 'contact', ...body } as const
      const read = () => ({ inquiry: sent, forOffice: sent })
      return receiveMessage(services, {
        sent,
        read,
        file: null,
        idempotencyKey,
        lang,
        address,
      })
    },
  }),
  endpoint({
    ...form,
    path: formApiPath('special-tour'),
    summary: 'A request for a tailor-made tour.',
    body: SpecialTourRequest,
    handle: ({ body, lang, address, idempotencyKey, ...services }) => {
      const sent = { kind: 'special-tour', ...body } as const
      const read = () => {
        const today = dayOf(services.now())
        if (body.date_kind === 'tarih') assertAhead('start_date', body.start_date, today)
        if (body.date_kind === 'ay') assertAhead('month', `${body.month}-31`, today)
        return { inquiry: sent, forOffice: sent }
      }
      return receiveMessage(services, {
        sent,
        read,
        file: null,
        idempotencyKey,
        lang,
        address,
      })
    },
  }),
  endpoint({
    ...form,
    path: formApiPath('human-resources'),
    summary: 'An application for a job, with the CV as a PDF.',
    body: JobApplication,
    // The CV, and 128 kB for the other fields and the headers of the parts.
    bodyLimit: maxCvBytes + 128 * 1024,
    admit: ({ limit, address }) => limit(cvLimit, address),
    handle: async ({ body, lang, address, idempotencyKey, ...services }) => {
      const file = new Uint8Array(await body.cv.arrayBuffer())
      const sent = { kind: 'human-resources', ...body } as const
      const read = () => {
        if (kindOf(file) !== 'pdf') throw invalid('cv', 'inquiries.cv_not_pdf')
        return { inquiry: sent, forOffice: sent }
      }
      return receiveMessage(services, { sent, read, file, idempotencyKey, lang, address })
    },
  }),
  endpoint({
    ...form,
    path: formApiPath('offer'),
    summary: 'A request for an offer: a tour for a group, on a date of its own.',
    body: OfferRequest,
    handle: ({ body, lang, address, idempotencyKey, ...services }) => {
      const sent = { kind: 'offer', ...body } as const
      const read = async () => {
        const today = dayOf(services.now())
        assertAhead('tourDate', body.tourDate, today)
        const officeLang = (await services.languages())[0]!.abbr
        const nameIn = async (reader: string) =>
          (await findCartTours(services.db, [body.token], { lang: reader, today }))[0]?.name
        const [tourName, officeName] = [await nameIn(lang), await nameIn(officeLang)]
        if (tourName === undefined || officeName === undefined) throw invalid('token', 'inquiries.tour_gone')
        return { inquiry: { ...sent, tourName }, forOffice: { ...sent, tourName: officeName } }
      }
      return receiveMessage(services, {
        sent,
        read,
        file: null,
        idempotencyKey,
        lang,
        address,
      })
    },
  }),
]

/** @throws Failure 422 for a day in the past or more than `maxYearsAhead` ahead */
function assertAhead(field: string, day: Day, today: Day): void {
  if (day < today) throw invalid(field, 'inquiries.date_past')
  if (day > addDays(today, maxYearsAhead * 366)) {
    throw invalid(field, 'inquiries.date_too_far', { n: maxYearsAhead })
  }
}
