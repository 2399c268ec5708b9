import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#src/base/db/connect.server.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import { recognisedTrackers } from './company.rules.ts'
import type { Certificates, ContactInformation, Site, SocialMedia } from './company.schema.ts'

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
  google_script: '',
  yandex_script: '',
  fb_pixel_script: '',
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
      'google_script',
      'yandex_script',
      'fb_pixel_script',
      imageJson('company.main_logo_id', lang).as('mainLogo'),
      imageJson('company.fav_ico_logo_id', lang).as('favIcoLogo'),
    ])
    .executeTakeFirst()
  const texts = await db
    .selectFrom('company_texts')
    .innerJoin('languages', 'languages.abbr', 'company_texts.lang')
    .select(['name', 'slogan'])
    .where((eb) => eb.or([eb('company_texts.lang', '=', lang), eb('languages.is_default', '=', true)]))
    .orderBy(sql`company_texts.lang = ${lang}`, 'desc')
    .execute()
  const { google_script, yandex_script, fb_pixel_script, ...facts } = company ?? unnamed
  const tracking = recognisedTrackers({ google_script, yandex_script, fb_pixel_script })
  const slogan = texts.map((text) => text.slogan).find((text) => text !== '')
  return { ...facts, tracking, name: texts[0]?.name ?? facts.projectCompanyName, slogan: slogan ?? '' }
}

/** A section that a language leaves empty is told in the default one. */
export async function findContactInformation(db: Db, lang: string): Promise<ContactInformation> {
  const rows = await db
    .selectFrom('contact_information')
    .innerJoin('languages', 'languages.abbr', 'contact_information.lang')
    .select(['id', 'section', 'name', 'content', 'contact_information.lang'])
    .where((eb) => eb.or([eb('contact_information.lang', '=', lang), eb('languages.is_default', '=', true)]))
    .orderBy('contact_information.queue', 'desc')
    .orderBy('id')
    .execute()
  const of = (section: string) => {
    const here = rows.filter((row) => row.section === section)
    const asked = here.filter((row) => row.lang === lang)
    return asked.length > 0 ? asked : here
  }
  return {
    telefon: of('telefon'),
    email: of('email'),
    adres: of('adres'),
    shift: of('shift'),
    source_link: of('source_link'),
  }
}

export function listSocialMedia(db: Db): Promise<SocialMedia> {
  return db
    .selectFrom('social_media')
    .select(['id', 'name', 'uri', 'icon_name'])
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute()
}

export function listCertificates(db: Db, lang: string): Promise<z.output<typeof Certificates>> {
  return db
    .selectFrom('certificates')
    .innerJoin('languages as fallback', (join) => join.on('fallback.is_default', '=', true))
    .leftJoin('certificate_texts as asked', (join) =>
      join.onRef('asked.certificate_id', '=', 'certificates.id').on('asked.lang', '=', lang),
    )
    .leftJoin('certificate_texts as other', (join) =>
      join.onRef('other.certificate_id', '=', 'certificates.id').onRef('other.lang', '=', 'fallback.abbr'),
    )
    .select(['certificates.id', imageJson('certificates.image_id', lang).as('image')])
    .select((eb) => eb.fn.coalesce('asked.name', 'other.name', sql<string>`''`).as('name'))
    .orderBy('certificates.queue', 'desc')
    .orderBy('certificates.id')
    .execute()
}
