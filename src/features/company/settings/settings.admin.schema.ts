import { z } from 'zod'
import { OfficeImage } from '#src/base/files/image.schema.ts'
import { idOrNull, orNull } from '#src/base/http/endpoint/edits.ts'
import { email, flag, line, listOf, orEmpty, webAddress, whole } from '#src/base/http/endpoint/fields.ts'
import { type FormOutput, plainForm, translatedForm } from '#src/base/http/endpoint/form.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { shownSeatsRange } from '#src/features/agency/company.links.ts'
import { trackerKinds } from '#src/features/agency/tracking.links.ts'

const colour = () =>
  z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .refine((text) => /^#[0-9a-f]{6}$/.test(text), { params: { key: 'office.colour' } })

/** '' or digits in a number of digits; spaces, dots and signs are removed. */
const digits = (min: number, max: number, key: `office.${string}`, pattern = /^\d+$/) =>
  z
    .string()
    .default('')
    .transform((text) => text.replace(/[\s().+/-]/g, ''))
    .refine((text) => text === '' || (pattern.test(text) && text.length >= min && text.length <= max), {
      params: { key },
    })

export const companyTextFields = { name: line(2, 80), slogan: line(0, 160).default('') }

/** Particulars, logos and colours of the agency. */
export const companyForm = translatedForm(
  {
    project_company_name: line(2, 80),
    company_url: orEmpty(webAddress()),
    legal_name: line(0, 200).default(''),
    main_color: colour(),
    second_color: colour(),
    main_logo_id: idOrNull(),
    fav_ico_logo_id: idOrNull(),
    // No country's code begins with 0: wa.me would find nobody.
    wp_no: digits(8, 15, 'office.whatsapp', /^[1-9]\d*$/),
    tursab_no: line(0, 40).default(''),
    tursab_url: orEmpty(webAddress()),
    etbis_no: line(0, 40).default(''),
    etbis_url: orEmpty(webAddress()),
    mersis_no: digits(16, 16, 'office.mersis'),
    tax_office: line(0, 80).default(''),
    tax_no: digits(10, 11, 'office.tax_no'),
    kep: orEmpty(email()),
    founded_year: orNull(whole(1850, 2100)),
  },
  companyTextFields,
)

const text = z.string()
/** The texts are `name` and `slogan` with _{lang}. `id` is always 1. */
export const OfficeCompany = z
  .object({
    id: z.number(),
    project_company_name: text,
    company_url: text,
    legal_name: text,
    main_color: text,
    second_color: text,
    main_logo: OfficeImage.nullable(),
    fav_ico_logo: OfficeImage.nullable(),
    wp_no: text,
    tursab_no: text,
    tursab_url: text,
    etbis_no: text,
    etbis_url: text,
    mersis_no: text,
    tax_office: text,
    tax_no: text,
    kep: text,
    founded_year: z.number().nullable(),
    version: z.number(),
  })
  .catchall(z.unknown())
export type OfficeCompany = z.output<typeof OfficeCompany>

/** As pasted; at most 10 kB. */
const pasted = () => z.string().max(10_240).default('')

/** Integrations. The texts are stored as pasted and never run (company.rules.ts finds the identifiers). */
export const trackingForm = plainForm({
  google_script: pasted(),
  yandex_script: pasted(),
  fb_pixel_script: pasted(),
  /** joined by commas, or a list */
  keywords: listOf(line(1, 80), 50).transform((words) => [...new Set(words)]),
})

const Recognised = z.object({
  recognised: z.array(z.object({ kind: z.enum(trackerKinds), id: text })),
  /** fields with a text in which no identifier was found */
  unrecognised: z.array(text),
})
export const OfficeTracking = Recognised.extend({
  id: z.number(),
  google_script: text,
  yandex_script: text,
  fb_pixel_script: text,
  keywords: z.array(text),
  version: z.number(),
})
export type OfficeTracking = z.output<typeof OfficeTracking>
export const SavedTracking = Done.extend({ data: Recognised.extend({ id: z.number() }) })

const salesNumbers = {
  hold_hours: whole(1, 720),
  orders_per_hour: whole(1, 100_000),
  holds_per_email: whole(1, 1000),
  seats_per_email: whole(1, 100_000),
  seats_per_address: whole(1, 100_000),
  unpaid_share: whole(1, 100),
  unpaid_share_of_one: whole(1, 100),
  deposit_rate: whole(0, 100),
  shown_seats: whole(shownSeatsRange.min, shownSeatsRange.max),
  passengers_days: whole(0, 90),
}
/** Rules of holds. Names in `from_env` come from the environment and cannot be changed in the office. */
export const salesForm = plainForm({
  ...salesNumbers,
  payment_reminders: flag(),
  office_payment: flag(),
  passengers: flag(),
})
export const OfficeSales = z.object({
  id: z.number(),
  ...salesNumbers,
  payment_reminders: z.boolean(),
  office_payment: z.boolean(),
  passengers: z.boolean(),
  from_env: z.array(text),
  version: z.number(),
})
export type OfficeSales = z.output<typeof OfficeSales>

/** Whether visitors see the site; `opened_at` as ISO 8601. */
export const OfficeOpening = z.object({ is_open: z.boolean(), opened_at: text.nullable() })
export type OfficeOpening = z.output<typeof OfficeOpening>
export const OpeningChange = z.strictObject({ is_open: flag() })

/** What forms of other rooms begin with. */
export const OfficeDefaults = z.object({ deposit_rate: z.number() })
export type OfficeDefaults = z.output<typeof OfficeDefaults>

const mailSecurities = ['tls', 'starttls', 'none'] as const

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$|^\[?[0-9a-f:]+\]?$/i
const domainName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i
const selectorName = /^[a-z0-9]([a-z0-9_-]*[a-z0-9])?$/i
const mailFields = {
  mail_host: line(0, 253)
    .default('')
    .refine((host) => host === '' || hostName.test(host), { params: { key: 'office.mail_host' } }),
  mail_port: whole(1, 65_535).default(465),
  mail_security: z.enum(mailSecurities).default('tls'),
  mail_user: line(0, 200).default(''),
  /** '' keeps the stored one */
  mail_password: z.string().max(200).default(''),
  mail_from_name: line(0, 80).default(''),
  mail_from_address: orEmpty(email()),
  mail_reply_to: orEmpty(email()),
  dkim_domain: line(0, 253)
    .default('')
    .refine((domain) => domain === '' || domainName.test(domain), { params: { key: 'office.dkim_domain' } }),
  dkim_selector: line(0, 63)
    .default('')
    .refine((selector) => selector === '' || selectorName.test(selector), { params: { key: 'office.dkim_selector' } }),
  /** PEM of an RSA private key; '' keeps the stored one */
  dkim_key: z.string().max(8000).default(''),
  /** of the user who saves; required for another server */
  current_password: z.string().max(100).default(''),
}
export const mailForm = plainForm(mailFields, ({ mail_host, mail_from_address, ...dkim }, { addIssue }) => {
  if (mail_host !== '' && mail_from_address === '')
    addIssue({ code: 'custom', path: ['mail_from_address'], params: { key: 'office.mail_from_address' } })
  if (dkim.dkim_domain !== '' && dkim.dkim_selector === '')
    addIssue({ code: 'custom', path: ['dkim_selector'], params: { key: 'office.dkim_selector_needed' } })
})

export type MailForm = FormOutput<typeof mailForm>

/** Without the password. `test_to`: e-mail of the signed-in user, the default recipient of a test. */
export const OfficeMail = z.object({
  id: z.number(),
  mail_host: text,
  mail_port: z.number(),
  mail_security: z.enum(mailSecurities),
  mail_user: text,
  has_password: z.boolean(),
  mail_from_name: text,
  mail_from_address: text,
  mail_reply_to: text,
  dkim_domain: text,
  dkim_selector: text,
  /** TXT record to publish; null without a key */
  dkim_record: z.object({ name: text, value: text }).nullable(),
  mail_tested_at: z.string().nullable(),
  test_to: text,
  /** mails that were written without a server and wait for staff */
  postponed: z.number(),
  from_env: z.array(text),
  version: z.number(),
})
export type OfficeMail = z.output<typeof OfficeMail>

/** Unparsed, described as the field is. */
const unparsed = (field: z.ZodType) => {
  const { $schema, default: _, ...json } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' })
  return z.unknown().meta(json).optional()
}
/** The settings to try, of which missing ones are the stored ones, and the recipient. */
export const MailTest = z.strictObject({
  to: email(),
  ...(Object.fromEntries(Object.entries(mailFields).map(([name, field]) => [name, unparsed(field)])) as Record<
    keyof typeof mailFields,
    z.ZodOptional<z.ZodUnknown>
  >),
})
/** `answer`: the mail server's reply. */
export const MailTested = z.object({ success: z.boolean(), message: text, data: z.object({ answer: text }) })
export type MailTested = z.output<typeof MailTested>
