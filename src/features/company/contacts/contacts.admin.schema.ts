import { z } from 'zod'
import { line } from '#src/base/http/endpoint/fields.ts'
import { plainForm } from '#src/base/http/endpoint/form.ts'
import { isPhone } from '#src/base/phone.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { isWebAddress } from '#src/base/web-address.ts'
import { contactSections } from '#src/features/agency/company.schema.ts'
import { withScheme } from './contacts.links.ts'

export const OfficeContact = z.object({
  id: z.number(),
  section: z.enum(contactSections),
  name: z.string(),
  content_data: z.string(),
  lang: z.string(),
  version: z.number(),
})
export type OfficeContact = z.output<typeof OfficeContact>
export const OfficeContacts = z.array(OfficeContact)

const isHttps = (text: string) => /^https:/i.test(text) && isWebAddress(text)

/** Validation of the content by section, with its message. */
const checks: Partial<Record<OfficeContact['section'], { accepts: (text: string) => boolean; key: StringKey }>> = {
  telefon: { accepts: isPhone, key: 'office.phone' },
  email: { accepts: (text) => z.email().safeParse(text).success, key: 'errors.email' },
  source_link: { accepts: isHttps, key: 'office.map_link' },
}

export const contactForm = plainForm(
  {
    section: z.enum(contactSections),
    /** Entries with the name of an address belong to that office. */
    name: line(0, 80).default(''),
    content_data: line(1, 500),
    lang: z.string().regex(/^[a-z]{2,3}$/),
  },
  ({ section, content_data }, { addIssue }) => {
    const check = checks[section]
    if (check && content_data !== '' && !check.accepts(content_data))
      addIssue({ code: 'custom', path: ['content_data'], params: { key: check.key } })
  },
)

export const OfficeSocialLink = z.object({
  id: z.number(),
  name: z.string(),
  uri: z.string(),
  icon_name: z.string(),
  version: z.number(),
})
export type OfficeSocialLink = z.output<typeof OfficeSocialLink>
export const OfficeSocialLinks = z.array(OfficeSocialLink)

export const socialLinkForm = plainForm({
  name: line(1, 60),
  uri: line(1, 500)
    .transform(withScheme)
    .refine(isHttps, { params: { key: 'office.https_link' } }),
})
