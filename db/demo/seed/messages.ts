import { addDays, monthOf } from '#src/base/dates.ts'
import { findNotice } from '#src/features/contracts/contracts.store.server.ts'
import { columnsOf, type Inquiry, subjectOf } from '#src/features/inquiries/inquiries.lines.ts'
import { ContactRequest, OfferRequest, SpecialTourRequest } from '#src/features/inquiries/inquiries.schema.ts'
import { shippedText } from '#src/strings.ts'
import type { MessageSeed } from '../people-seeds.ts'
import type { Seeding } from './rows.ts'

/** The messages, with the columns that the forms would have stored. */
export async function seedMessages(seeding: Seeding, tourIds: ReadonlyMap<string, number>): Promise<void> {
  const { db, demo, today } = seeding
  const tours = await db
    .selectFrom('tours')
    .innerJoin('tour_texts', (join) => join.onRef('tour_id', '=', 'tours.id').on('lang', '=', 'tr'))
    .select(['tours.id', 'token', 'name'])
    .execute()
  const tourOf = (code: string) => tours.find(({ id }) => id === tourIds.get(code))
  const rows = []
  // In the order of arrival.
  for (const seed of demo.messages.toSorted((a, b) => b.days_ago - a.days_ago || a.at.localeCompare(b.at))) {
    const inquiry = inquiryOf(seed, today, tourOf)
    const { details, ...columns } = columnsOf(inquiry)
    const about = subjectOf(inquiry)
    rows.push({
      ...columns,
      subject: typeof about === 'string' ? about : shippedText(about.key, 'tr', about.values),
      details: JSON.stringify({ ...details, notice: await findNotice(db, seed.lang) }),
      message_no: seed.message_no,
      section: seed.section,
      check: seed.check,
      lang: seed.lang,
      created_at: new Date(`${addDays(today, -seed.days_ago)}T${seed.at}:00+03:00`),
    })
  }
  await db.insertInto('messages').values(rows).execute()
}

type TourOf = (code: string) => { token: string; name: string } | undefined

/** The parsed request of a message. @throws what the form would refuse */
export function inquiryOf(seed: MessageSeed, today: string, tourOf: TourOf): Inquiry {
  switch (seed.kind) {
    case 'contact':
      return { kind: 'contact', ...ContactRequest.parse(seed.request) }
    case 'special-tour': {
      const month = seed.in_months === undefined ? '' : monthOf(addDays(today, seed.in_months * 30))
      return { kind: 'special-tour', ...SpecialTourRequest.parse({ ...seed.request, month }) }
    }
    case 'human-resources': {
      // The demo has no files of applicants.
      return { kind: 'human-resources', ...seed.request, keep_consent: false, cv: new File([], '') }
    }
    case 'offer': {
      const tour = tourOf(seed.tour)
      if (!tour) throw new Error(`unknown tour code: ${seed.tour}`)
      const request = { ...seed.request, token: tour.token, tourDate: addDays(today, seed.in_days) }
      return { kind: 'offer', tourName: tour.name, ...OfferRequest.parse(request) }
    }
  }
}
