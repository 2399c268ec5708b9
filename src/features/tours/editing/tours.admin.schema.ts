import { z } from 'zod'
import { imageFile, OfficeImage } from '#src/base/files/image.schema.ts'
import { id, idOrNull, orNull, QueueItems, SavedId } from '#src/base/http/endpoint/edits.ts'
import { amount, flag, jsonField, line, listOf, orEmpty, plainText, whole } from '#src/base/http/endpoint/fields.ts'
import { type FormOutput, translatedForm } from '#src/base/http/endpoint/form.ts'
import { paged, pageNumber } from '#src/base/http/endpoint/page.schema.ts'
import { richText } from '#src/base/http/endpoint/rich-fields.ts'
import { textState } from '#src/base/i18n/publishing.ts'
import { withTexts } from '#src/base/i18n/translated.ts'
import { maxTourDays } from '#src/features/departures/board/departures.links.ts'
import { DepartureTour, OfficeDeparture } from '#src/features/departures/board/departures.schema.ts'
import { visaModes } from '#src/features/departures/board/shown-departures.schema.ts'
import { TourPickup } from '#src/features/departures/pickups/pickups.admin.schema.ts'
import { Price } from '#src/features/departures/rates/rates.schema.ts'
import { tourStatuses } from '../tours.links.ts'
import { boards, Tour, transporterTypes } from '../tours.schema.ts'

export type TourStatus = (typeof tourStatuses)[number]
export const meals = ['kahvalti', 'ogle', 'aksam'] as const
export const galleryTypes = ['gallery'] as const
/** Ascending without '-'; 'queue' is the dragged order, highest number first. */
export const officeTourSorts = [
  'queue',
  'name',
  '-name',
  'code',
  '-code',
  'next_departure',
  '-next_departure',
  'from_price',
  '-from_price',
  'updated_at',
  '-updated_at',
] as const

/** The list: a category by id, or all tours (docs/decisions/0031-the-order-of-tours.md). */
const section = z.union([z.literal('all'), id()])

export const OfficeTourQuery = z.object({
  section: section.optional(),
  category_id: idOrNull(),
  status: orEmpty(z.enum(tourStatuses)),
  search: plainText(0, 120).default(''),
  sort: z.enum(officeTourSorts).default('queue'),
  page: pageNumber,
  per_page: whole(1, 200).default(25),
})
export type OfficeTourQuery = z.output<typeof OfficeTourQuery>

const TourHead = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  seo_name: z.string(),
  status: z.enum(tourStatuses),
  featured: z.boolean(),
  version: z.number(),
})

/** A tour in the office's list. */
export const OfficeTourRow = TourHead.extend({
  /** position in the requested list */
  queue: z.number(),
  cover: OfficeImage.nullable(),
  categories: z.array(z.object({ id: z.number(), name: z.string() })),
  /** languages in which it has a name, with what each lacks to be public */
  languages: z.array(textState),
  /** the earliest one on sale */
  next_departure: OfficeDeparture.pick({ start_date: true, end_date: true, status: true, quota: true })
    .extend({ seats_left: z.number() })
    .nullable(),
  /** departures from today on that are not cancelled */
  upcoming: z.number(),
  /** lowest multi_room_price on sale, by its lira worth */
  from_price: Price.nullable(),
})
export type OfficeTourRow = z.output<typeof OfficeTourRow>
export const OfficeTours = paged(OfficeTourRow)
export type OfficeTours = z.output<typeof OfficeTours>

/** A picture of a tour: `id` is its place in the gallery, `image` the picture, which other records may share. */
export const TourFile = z.object({ id: z.number(), gallery_type: z.enum(galleryTypes), image: OfficeImage })
export type TourFile = z.output<typeof TourFile>

/** A stored tour. Besides these fields, every text as name_{lang}, seo_name_{lang}… */
export const StoredTour = TourHead.extend({
  token: z.string(),
  categories: z.array(z.number()),
  transporter_types: z.array(z.enum(transporterTypes)),
  departure_city: z.string(),
  countries: z.array(z.string()),
  nights: z.number(),
  days: z.number(),
  visa_mode: z.enum(visaModes),
  visa_lead_days: z.number().nullable(),
  min_participants: z.number().nullable(),
  guide_language: z.string(),
  board: z.enum(boards),
  kdv_rate: z.number(),
  deposit_rate: z.number(),
  /** major units of each departure's currency; null: the percentage decides */
  deposit_per_person: z.number().nullable(),
  balance_due_days: z.number(),
  full_payment_days: z.number(),
  /** null: the first policy for tours within Türkiye or abroad */
  cancel_policy_id: z.number().nullable(),
  child_price_min_adults: z.number(),
  child_bands: DepartureTour.shape.child_bands,
  /** by hour */
  pickups: z.array(TourPickup),
  cover_image: OfficeImage.nullable(),
  /** days in order: number, meals, title_{lang}, description_{lang}, overnight_{lang} */
  programme: z.array(z.object({ day: z.number(), meals: z.array(z.enum(meals)) }).catchall(z.string().nullable())),
  files: z.array(TourFile),
  departure_count: z.number(),
}).catchall(z.unknown())
export type StoredTour = z.output<typeof StoredTour>

/**
 * `warnings`: sentences about missing parts. `on_sale`: departures that a visitor can book today. `unsold_days`: how many days
 * each departure to come without sold seats lasts.
 */
export const OfficeTour = StoredTour.extend({
  warnings: z.array(z.string()),
  on_sale: z.number(),
  unsold_days: z.array(z.number()),
})
export type OfficeTour = z.output<typeof OfficeTour>

const points = () => z.array(plainText(1, 300)).max(60).default([])

/** Texts of a tour by language. */
export const tourTextFields = {
  name: line(2, 120),
  seo_name: z.string().max(90).default(''),
  tour_place: line(0, 250).default(''),
  summary: plainText(0, 500).default(''),
  description: richText({ max: 30_000 }).default(''),
  included: points(),
  excluded: points(),
  important_notes: points(),
  seo_title: line(0, 120).default(''),
  seo_description: plainText(0, 320).default(''),
  /** complete, and not shown to visitors */
  held: flag().default(false),
}

/** Texts of a day by language; a blank line separates the paragraphs of the description. */
export const dayTextFields = {
  title: line(1, 160),
  description: plainText(0, 4000).default(''),
  overnight: line(0, 120).default(''),
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const country = z
  .string()
  // Intl throws for text that cannot be a code.
  .regex(/^[A-Z]{2}$/, { abort: true })
  .refine((code) => regions.of(code) !== undefined)

/** Refinement: the list is not empty. */
const isNamed: [(list: readonly unknown[]) => boolean, { params: object }] = [
  (list) => list.length > 0,
  { params: { key: 'errors.required' } },
]

/** `band`: its number in the stored tour, whose prices it keeps; null for a new one. */
const band = z.strictObject({
  band: whole(1, 4).nullable().default(null),
  min_age: whole(0, 17),
  max_age: whole(0, 17),
})

/** `day`: its number in the stored tour; null for a new one. */
const Day = withTexts(
  { day: whole(1, maxTourDays).nullable().default(null), meals: listOf(z.enum(meals), 3) },
  dayTextFields,
)
export type DayForm = z.output<typeof Day>

export const tourForm = translatedForm(
  {
    code: line(2, 20)
      .transform((code) => code.toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9-]+$/)),
    status: z.enum(tourStatuses).default('taslak'),
    featured: flag().default(false),
    categories: listOf(id(), 50),
    transporter_types: listOf(z.enum(transporterTypes), 5).refine(...isNamed),
    departure_city: line(2, 80),
    countries: listOf(country, 30).refine(...isNamed),
    nights: whole(0, maxTourDays - 1),
    days: whole(1, maxTourDays),
    visa_mode: z.enum(visaModes).default('vizesiz'),
    visa_lead_days: orNull(whole(1, 365)),
    min_participants: orNull(whole(1, 500)),
    guide_language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .default('tr'),
    board: z.enum(boards),
    kdv_rate: whole(0, 100),
    deposit_rate: whole(0, 100).default(100),
    deposit_per_person: orNull(amount()),
    balance_due_days: whole(0, 365).default(21),
    full_payment_days: whole(0, 365).default(30),
    cancel_policy_id: idOrNull(),
    child_price_min_adults: whole(0, 20).default(2),
    child_bands: z.array(band).max(4).default([]),
    pickups: z.array(TourPickup).max(30).default([]),
    programme: z.array(Day).max(maxTourDays).default([]),
    cover_image_id: idOrNull(),
    /** ids of the pictures in order; omitted: the gallery stays as it is */
    gallery: listOf(id(), 100).optional(),
  },
  tourTextFields,
  ({ nights, days, programme, child_bands, pickups }, { addIssue }) => {
    const wrong = (path: (string | number)[], key: string, values = {}) =>
      addIssue({ code: 'custom', path, params: { key, values } })
    if (nights > days) wrong(['nights'], 'office.tour_nights', { n: days })
    if (programme.length > days) wrong(['days'], 'office.tour_days', { n: programme.length })
    for (const [index, { min_age, max_age }] of child_bands.entries()) {
      if (max_age < min_age) wrong(['child_bands', index, 'max_age'], 'office.tour_band_order')
      else if (child_bands.some((other, at) => at < index && min_age <= other.max_age && other.min_age <= max_age))
        wrong(['child_bands', index, 'min_age'], 'office.tour_band_overlap')
    }
    for (const [index, { id }] of pickups.entries())
      if (pickups.findIndex((other) => other.id === id) < index) wrong(['pickups', index, 'id'], 'office.pickup_twice')
  },
)
export type TourForm = FormOutput<typeof tourForm>

/** Answer of a save, besides the id: warnings about a published tour. */
export const savedTour = { warnings: z.array(z.string()) }

/** The list whose order is saved. */
export const tourPlace = { section }

/** One status for several tours. */
export const TourStatuses = z.strictObject({
  status: z.enum(tourStatuses),
  status_list: listOf(id(), 200).refine(...isNamed),
})

const gallery_type = z.enum(galleryTypes).default('gallery')
export const TourFileQueue = z.strictObject({ gallery_type, file_list: jsonField(QueueItems) })
export const TourFileParams = z.object({ file: id() })

/** Uploaded pictures by id, or a new one as `file`. */
export const NewTourFiles = z
  .strictObject({
    gallery_type,
    image_ids: listOf(id(), 100),
    file: imageFile().optional(),
  })
  .superRefine(({ image_ids, file }, { addIssue }) => {
    if (image_ids.length === 0 && !file)
      addIssue({ code: 'custom', path: ['file'], params: { key: 'staff.image_required' } })
  })

/** The gallery after the change, in order. */
export const SavedFiles = SavedId.extend({ data: z.object({ files: z.array(TourFile) }) })

export const PreviewLink = SavedId.extend({ data: z.object({ url: z.string() }) })

/** A tour as its page shows it, in any status; `until`: ISO instant at which the link expires. */
export const TourPreview = Tour.extend({ status: z.enum(tourStatuses), until: z.string() })
export type TourPreview = z.output<typeof TourPreview>
export const PreviewQuery = z.object({ key: z.string().max(200).default('') })
