/**
 * Shapes of the JSON files of the demo agency. Names are the database's; `tr` and `en` hold what differs by language.
 * Pictures are named as in pictures.json. Money is in major units (lira, euro).
 */
import { z } from 'zod'
import { currencies } from '#src/base/money.ts'
import { contactSections } from '#src/features/agency/company.schema.ts'
import { contractKinds } from '#src/features/contracts/contracts.schema.ts'
import { visaModes } from '#src/features/departures/board/shown-departures.schema.ts'
import { keptLineKinds, policyKinds } from '#src/features/departures/policies/policies.links.ts'
import { visaRequirements } from '#src/features/posts/posts.schema.ts'
import { meals } from '#src/features/tours/editing/tours.admin.schema.ts'
import { boards, transporterTypes } from '#src/features/tours/tours.schema.ts'

export type Lang = 'tr' | 'en'
export type PerLang<T> = Record<Lang, T>
const perLang = <T extends z.ZodType>(texts: T) => z.strictObject({ tr: texts, en: texts })

/** A text, or the list of its lines or paragraphs, which become one text. */
const joined = (separator: string) =>
  z.union([z.string(), z.array(z.string())]).transform((text) => [text].flat().join(separator))
/** Plain text; paragraphs are separated by a blank line. */
const prose = joined('\n\n')
/** HTML of p, h2, h3, ul, ol, li, strong, table. */
const html = joined('\n')

const currency = z.enum(currencies)

export const Picture = z.strictObject({
  /** As tours, posts and contents call it, and the stem of its address. */
  name: z.string(),
  /** The original, in db/demo. */
  file: z.string(),
  /** px of the original */
  width: z.int(),
  height: z.int(),
  /** 16 px wide, as a data URI */
  placeholder: z.string(),
  alt: perLang(z.string()),
  /** Percent from the left and the top; default: the centre. */
  focus: z.tuple([z.int(), z.int()]).optional(),
})

/** A file of films/ and its size. */
export const Film = z.strictObject({ file: z.string(), bytes: z.int() })

export const Category = z.strictObject({
  key: z.string(),
  parent: z.string().optional(),
  cover: z.string(),
  texts: perLang(
    z.strictObject({ name: z.string(), description: prose, seo_title: z.string(), seo_description: z.string() }),
  ),
})

/** When and at what price a tour leaves; seeding puts the dates over the next 14 months. */
const Season = z.strictObject({
  /** Months of the year this price holds for, 1 to 12. */
  months: z.array(z.int()),
  /** Weekdays on which it leaves: 1 Monday to 7 Sunday. */
  weekdays: z.array(z.int()),
  /** Leaves every n-th such week: 1 every week, 2 every other week, 4 about monthly. */
  every_weeks: z.int(),
  multi_room_price: z.number(),
  single_room_price: z.number(),
  /** One price per child band of the tour, in the bands' order; 0 is free. */
  child_prices: z.array(z.number()),
})
export type SeasonSeed = z.output<typeof Season>

export const Tour = z.strictObject({
  code: z.string(),
  categories: z.array(z.string()),
  transporter_types: z.array(z.enum(transporterTypes)),
  departure_city: z.string(),
  /** ISO 3166-1 alpha-2, in order of the route. */
  countries: z.array(z.string()),
  nights: z.int(),
  days: z.int(),
  visa_mode: z.enum(visaModes),
  /** The longest processing time of its countries' visa pages. */
  visa_lead_days: z.int().optional(),
  min_participants: z.int().optional(),
  guide_language: z.enum(['tr', 'en']),
  board: z.enum(boards),
  /** Percent, inside the price. */
  kdv_rate: z.number(),
  deposit_rate: z.number(),
  /** Both ends inside the band, whole years, e.g. [[0, 6], [7, 12]]; one to four bands. */
  child_bands: z.array(z.tuple([z.int(), z.int()])),
  currency,
  /** Where it stops, by the key of the point. */
  pickups: z.record(z.string(), z.string().regex(/^\d\d:\d\d$/)).optional(),
  quota: z.int(),
  featured: z.boolean().optional(),
  cover: z.string(),
  gallery: z.array(z.string()),
  seasons: z.array(Season),
  programme: z.array(
    z.strictObject({
      meals: z.array(z.enum(meals)),
      texts: perLang(z.strictObject({ title: z.string(), description: z.string(), overnight: z.string() })),
    }),
  ),
  texts: perLang(
    z.strictObject({
      name: z.string(),
      /** The route line: "İstanbul – Göreme – Ürgüp – Avanos". */
      tour_place: z.string(),
      /** One or two sentences for the card, at most 160 characters. */
      summary: z.string(),
      description: prose,
      included: z.array(z.string()),
      excluded: z.array(z.string()),
      important_notes: z.array(z.string()),
    }),
  ),
})
export type TourSeed = z.output<typeof Tour>

export const Post = z.strictObject({
  section: z.enum(['news', 'blog', 'videos']),
  cover: z.string(),
  /** A file of films/. */
  file_video: z.string().optional(),
  /** Code of the tour it belongs to, if any. */
  tour: z.string().optional(),
  /** Published this many days before the demo is seeded, so that the demo never looks abandoned. */
  days_ago: z.int(),
  texts: perLang(z.strictObject({ title: z.string(), summary: z.string(), body: html })),
})

/** An album of the gallery. A picture's caption is its alternative text. */
export const Album = z.strictObject({
  cover: z.string(),
  pictures: z.array(z.string()),
  /** Code of the tour it belongs to, if any. */
  tour: z.string().optional(),
  texts: perLang(z.strictObject({ title: z.string(), summary: z.string() })),
})

/** What a holder of a Turkish passport needs at the border. */
export const VisaCountry = z.strictObject({
  /** ISO 3166-1 alpha-2 */
  country: z.string(),
  cover: z.string(),
  ordinary_passport: z.enum(visaRequirements),
  green_passport: z.enum(visaRequirements),
  stay_days: z.int(),
  processing_days: z.tuple([z.int(), z.int()]).optional(),
  fee: z.strictObject({ amount: z.number(), currency }).optional(),
  texts: perLang(
    z.strictObject({
      title: z.string(),
      summary: z.string(),
      body: html,
      documents: z.array(z.string()),
      notes: z.array(z.string()),
    }),
  ),
})

export const Contract = z.strictObject({
  kind: z.enum(contractKinds),
  at_checkout: z.boolean(),
  /**
   * `{{placeholders}}` of the body are filled from the order. `{{order_items}}` is between blocks, never in a paragraph:
   * it becomes a table.
   */
  texts: perLang(z.strictObject({ name: z.string(), body: html })),
})

/** Addresses of categories are the slugs of their names. */
export const Content = z.strictObject({
  page: z.string(),
  section: z.string(),
  file_img: z.string().optional(),
  /** Months of the year in which a slide comes first, 1 to 12. */
  months: z.array(z.int()).optional(),
  texts: perLang(
    z.strictObject({
      title: z.string(),
      description: prose,
      uri: z.string().optional(),
      btn_title: z.string().optional(),
      uri2: z.string().optional(),
      btn_title2: z.string().optional(),
    }),
  ),
})

export type ContentSeed = z.output<typeof Content>

/** A page about one tour, category or country has the title of that item; this one is used without an item. */
export const PageMeta = z.strictObject({
  route_name: z.string(),
  /** Search engines show about 60 characters of a title and 155 of a description. */
  texts: perLang(z.strictObject({ title: z.string(), description: z.string() })),
})

/** One row of `company` with its texts. Its numbers and tracking identifiers are invented: zeros and examples. */
export const Company = z.strictObject({
  project_company_name: z.string(),
  company_url: z.string(),
  legal_name: z.string(),
  main_color: z.string(),
  second_color: z.string(),
  wp_no: z.string(),
  tursab_no: z.string(),
  tursab_url: z.string(),
  etbis_no: z.string(),
  etbis_url: z.string(),
  mersis_no: z.string(),
  tax_office: z.string(),
  tax_no: z.string(),
  kep: z.string(),
  founded_year: z.int(),
  google_script: z.string(),
  yandex_script: z.string(),
  fb_pixel_script: z.string(),
  keywords: z.array(z.string()),
  texts: perLang(z.strictObject({ name: z.string(), slogan: z.string() })),
})

/** A row of `contact_information`, the first of a section on top. Entries of one office carry the same name. */
export const Contact = z.strictObject({
  section: z.enum(contactSections),
  texts: perLang(z.strictObject({ name: z.string(), content: z.string() })),
})

export const SocialMedia = z.strictObject({ name: z.string(), uri: z.string(), icon_name: z.string() })

/** Its picture is one of papers/, marked as an example: the demo has no scanned documents. */
export const Certificate = z.strictObject({
  picture: z.string(),
  texts: perLang(z.strictObject({ name: z.string() })),
})

/**
 * An account that does not exist: no bank has the code 00000, and an 8th character 0 marks a BIC as one for tests
 * (ISO 9362). The check digits are right, so that the IBAN checks can be seen to pass.
 */
export const BankAccount = z.strictObject({
  bank: z.string(),
  branch: z.string(),
  account_name: z.string(),
  currency,
  iban: z.string(),
  swift: z.string(),
})

/** Terms of cancellation; amounts in major units. */
export const CancellationPolicy = z.strictObject({
  kind: z.enum(policyKinds),
  name: z.string(),
  steps: z.array(z.strictObject({ days: z.number(), percent: z.number() })),
  lines: z.array(z.strictObject({ kind: z.enum(keptLineKinds), amount: z.number(), currency })),
})

/** Where passengers get on; tours name it by `key`. */
/** Information before travelling; where it is sent to is decided by the orders of the demo. */
export const TravelInfo = z.strictObject({
  is_approved: z.boolean(),
  meeting_time: z.string(),
  meeting_place: z.string(),
  meeting_place_en: z.string(),
  guide_name: z.string(),
  guide_phone: z.string(),
  note: z.string(),
  note_en: z.string(),
})
/** A file for everybody on a departure, in the folder shared-files/. */
export const SharedFile = z.strictObject({ name: z.string(), name_en: z.string(), file: z.string() })
export const PickupPoint = z.strictObject({ key: z.string(), texts: perLang(z.strictObject({ name: z.string() })) })
