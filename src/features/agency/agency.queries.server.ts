import { cached } from '#src/base/cache/cached-reads.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { imagePath } from '#src/base/files/image.links.ts'
import type { Image } from '#src/base/files/image.schema.ts'
import type { MailSender } from '#src/base/mail/frame.server.ts'
import type { PaperAgency } from '#src/base/pdf/paper.ts'
import { readableColour } from './colours.rules.ts'
import { findContactInformation, findSite } from './company.store.server.ts'

/** The agency as mails and contracts name it. A fact that the office has not entered is ''. */
export type Agency = {
  /** as customers know it */
  name: string
  legal_name: string
  address: string
  phone: string
  email: string
  tursab_no: string
  /** main colour, as #rrggbb */
  color: string
  logo: Image | null
  /** opening hours, one line for each office */
  hours: string[]
}

export function findAgency(db: Db, lang: string): Promise<Agency> {
  return cached(db, ['agency', lang], () => readAgency(db, lang))
}

async function readAgency(db: Db, lang: string): Promise<Agency> {
  const [site, contact] = await Promise.all([findSite(db, lang), findContactInformation(db, lang)])
  return {
    name: site.name,
    legal_name: site.legal_name || site.name,
    address: contact.adres[0]?.content ?? '',
    phone: contact.telefon[0]?.content ?? '',
    email: contact.email[0]?.content ?? '',
    tursab_no: site.tursab_no,
    color: site.mainColor,
    logo: site.mainLogo,
    hours: contact.shift.map(({ name, content }) => (name ? `${name}: ${content}` : content)),
  }
}

/** How to reach the agency, for the end of a sentence: the telephone and its hours, or what else it has entered. */
export function contactOf({ phone, hours, email, name }: Pick<Agency, 'phone' | 'hours' | 'email' | 'name'>): string {
  return phone === '' ? email || name : [phone, ...hours.slice(0, 1)].join(', ')
}

/** px of the logo in a mail */
const logoSize = { width: 180, height: 56 }

/** The agency as the sender of mails. @param siteUrl without a slash at the end: pictures in mails need whole addresses */
export function mailSenderOf(
  { name, legal_name, address, phone, email, tursab_no, color, logo }: Agency,
  siteUrl: string,
): MailSender {
  const scale = logo ? Math.min(logoSize.width / logo.width, logoSize.height / logo.height, 1) : 0
  return {
    name,
    color,
    home: siteUrl,
    logo: logo && {
      src: siteUrl + imagePath(logo.file, 320, 'jpg'),
      width: Math.round(logo.width * scale),
      height: Math.round(logo.height * scale),
    },
    lines: [legal_name, address, [phone, email].filter(Boolean).join(' · '), tursab_no && `TÜRSAB ${tursab_no}`].filter(
      Boolean,
    ),
  }
}

/** The agency at the head and the foot of a paper. */
export function paperAgencyOf({ name, legal_name, address, phone, email, tursab_no, color }: Agency): PaperAgency {
  const lines = [
    [legal_name, address],
    [phone, email, tursab_no && `TÜRSAB ${tursab_no}`],
  ]
  return {
    name,
    color: readableColour('white', color),
    lines: lines.map((parts) => parts.filter(Boolean).join(' · ')).filter(Boolean),
  }
}
