import type { Db } from '#src/base/db/connect.server.ts'
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
  /** opening hours, one line for each office */
  hours: string[]
}

export async function findAgency(db: Db, lang: string): Promise<Agency> {
  const [site, contact] = await Promise.all([findSite(db, lang), findContactInformation(db, lang)])
  return {
    name: site.name,
    legal_name: site.legal_name || site.name,
    address: contact.adres[0]?.content ?? '',
    phone: contact.telefon[0]?.content ?? '',
    email: contact.email[0]?.content ?? '',
    tursab_no: site.tursab_no,
    hours: contact.shift.map(({ name, content }) => (name ? `${name}: ${content}` : content)),
  }
}
