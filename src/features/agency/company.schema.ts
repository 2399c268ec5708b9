import { z } from 'zod'
import { Image } from '#src/base/files/image.schema.ts'
import { safeAddress } from '#src/base/http/endpoint/fields.ts'
import { isWebAddress } from '#src/base/web-address.ts'
import { trackerKinds } from './tracking.links.ts'

/** Bank transfer, card, card in instalments, cash or card at the office. */
export const payWays = ['havale', 'kart', 'taksit', 'ofis'] as const
export type PayWay = (typeof payWays)[number]

/** GET /api/pages/site: the public configuration. */
export const Site = z.object({
  projectCompanyName: z.string(),
  company_url: safeAddress(),
  name: z.string(),
  name_tr: z.string(),
  name_en: z.string(),
  slogan: z.string(),
  mainColor: z.string(),
  secondColor: z.string(),
  mainLogo: Image.nullable(),
  /** address of the main logo in one width */
  mainLogoPath: z.string().nullable(),
  favIcoLogo: Image.nullable(),
  /** address of the icon: the uploaded one, or the drawn one */
  favIcoLogoPath: z.string(),
  wp_no: z.string(),
  tursab_no: z.string(),
  tursab_url: safeAddress(),
  etbis_no: z.string(),
  etbis_url: safeAddress(),
  legal_name: z.string(),
  mersis_no: z.string(),
  tax_office: z.string(),
  tax_no: z.string(),
  kep: z.string(),
  founded_year: z.number().nullable(),
  /** in the head of the home page */
  keywords: z.array(z.string()),
  /** the page of a booking asks for passengers */
  asks_passengers: z.boolean(),
  /** the page of a booking says that one can pay at the office */
  takes_office_payment: z.boolean(),
  /** from this number of free seats on texts say "20+ yer" */
  shown_seats: z.number(),
  /** ways of payment that are set up */
  pay_ways: z.array(z.enum(payWays)),
  /** PDFs can be made: false on a system without their compiler */
  makes_papers: z.boolean(),
  /** identifiers found in the integrations' texts; the texts themselves are not public */
  tracking: z.array(z.object({ kind: z.enum(trackerKinds), id: z.string() })),
})
export type Site = z.output<typeof Site>

export const contactSections = ['telefon', 'email', 'adres', 'shift', 'source_link'] as const
const ContactItem = z.object({ id: z.number(), name: z.string(), content: z.string() })
/** Keyed by section, each list in the office's order. A source_link's content is an address. */
export const ContactInformation = z
  .record(z.enum(contactSections), z.array(ContactItem))
  .overwrite(({ source_link, ...texts }) => ({
    ...texts,
    source_link: source_link.filter(({ content }) => isWebAddress(content)),
  }))
export type ContactInformation = z.output<typeof ContactInformation>

export const SocialMedia = z.array(
  z.object({ id: z.number(), name: z.string(), uri: safeAddress(), icon_name: z.string() }),
)
export type SocialMedia = z.output<typeof SocialMedia>

const Certificate = z.object({ id: z.number(), name: z.string(), image: Image.nullable() })
export type Certificate = z.output<typeof Certificate>
export const Certificates = z.array(Certificate)
