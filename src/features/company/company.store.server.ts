import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#src/base/db/connect.server.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import {
  type Certificates,
  type ContactInformation,
  contactSections,
  type Site,
  type SocialMedia,
} from './company.schema.ts'

/** An agency that has not filled in its particulars yet. */
const unnamed = {
  projectCompanyName: 'Seyyah',
  mainColor: '#0f4c5c',
  secondColor: '#e36414',
  company_url: '',
  wp_no: '',
  tursab_no: '',
  tursab_url: '',
  legal_name: '',
  mersis_no: '',
  tax_office: '',
  tax_no: '',
  kep: '',
  founded_year: null,
  keywords: [],
  mainLogo: null,
  favIcoLogo: null,
}

export async function findSite(db: Db, lang: string): Promise<Site> {
  const company = await db
    .selectFrom('company')
    .select([
      'project_company_name as projectCompanyName',
      'main_color as mainColor',
      'second_color as secondColor',
      'company_url',
      'wp_no',
      'tursab_no',
      'tursab_url',
      'legal_name',
      'mersis_no',
      'tax_office',
      'tax_no',
      'kep',
      'founded_year',
      'keywords',
      imageJson('company.main_logo_id', lang).as('mainLogo'),
      imageJson('company.fav_ico_logo_id', lang).as('favIcoLogo'),
    ])
    .executeTakeFirst()
  const text = await db
    .selectFrom('company_texts')
    .innerJoin('languages', 'languages.abbr', 'company_texts.lang')
    .select(['name', 'slogan'])
    .where((eb) => eb.or([eb('company_texts.lang', '=', lang), eb('languages.is_default', '=', true)]))
    .orderBy(sql`company_texts.lang = ${lang}`, 'desc')
    .limit(1)
    .executeTakeFirst()
  const facts = company ?? unnamed
  return { ...facts, name: text?.name ?? facts.projectCompanyName, slogan: text?.slogan ?? '' }
}

export async function findContactInformation(db: Db, lang: string): Promise<ContactInformation> {
  const rows = await db
    .selectFrom('contact_information')
    .select(['id', 'section', 'name', 'content'])
    .where('lang', '=', lang)
    .orderBy('queue', 'desc')
    .execute()
  const of = (section: string) => rows.filter((row) => row.section === section)
  return {
    telefon: of('telefon'),
    email: of('email'),
    adres: of('adres'),
    shift: of('shift'),
    source_link: of('source_link'),
  }
}

export function listSocialMedia(db: Db): Promise<SocialMedia> {
  return db.selectFrom('social_media').select(['id', 'name', 'uri', 'icon_name']).orderBy('queue', 'desc').execute()
}

export function listCertificates(db: Db, lang: string): Promise<z.output<typeof Certificates>> {
  return db
    .selectFrom('certificates')
    .innerJoin('certificate_texts', 'certificate_texts.certificate_id', 'certificates.id')
    .select(['certificates.id', 'certificate_texts.name', imageJson('certificates.image_id', lang).as('image')])
    .where('certificate_texts.lang', '=', lang)
    .orderBy('certificates.queue', 'desc')
    .execute()
}
