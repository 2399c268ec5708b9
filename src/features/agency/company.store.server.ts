import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#src/base/db/connect.server.ts'
import { imagePath } from '#src/base/files/image.links.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import {
  defaultLanguage,
  isRequestedOrDefault,
  leftJoinTexts,
  type TextTable,
  text,
  textIn,
  textOf,
} from '#src/base/i18n/translated.store.server.ts'
import type { TextCount } from '#src/base/i18n/translations.store.server.ts'
import { certificateTextTable } from './certificates.store.server.ts'
import { logoWidth } from './company.links.ts'
import { recognisedTrackers } from './company.rules.ts'
import {
  type Certificates,
  type ContactInformation,
  type PayWay,
  payWays,
  type Site,
  type SocialMedia,
} from './company.schema.ts'

/** px */
const iconWidth = 320

export const companyTextTable: TextTable = { table: 'company_texts', of: {} }

/** Defaults until the agency has filled in its particulars. */
export const unnamed = {
  projectCompanyName: 'Seyyah',
  mainColor: '#0f4c5c',
  secondColor: '#e36414',
  company_url: '',
  wp_no: '',
  tursab_no: '',
  tursab_url: '',
  etbis_no: '',
  etbis_url: '',
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

/** False until the agency's particulars exist; only an empty database gets the demo. */
export async function hasCompany(db: Db): Promise<boolean> {
  return (await db.selectFrom('company').select('id').executeTakeFirst()) !== undefined
}

export async function findSite(db: Db, lang: string): Promise<Omit<Site, 'makes_papers'>> {
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
      'etbis_no',
      'etbis_url',
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
  const settings = db.selectFrom('settings').select(['passengers', 'office_payment', 'shown_seats'])
  const { passengers, office_payment, shown_seats } = await settings.executeTakeFirstOrThrow()
  const { rows } = await sql<Record<'name' | 'slogan' | 'name_tr' | 'name_en', string | null>>`
    SELECT ${text('name')}, ${text('slogan')}, ${nameIn('tr')} AS name_tr, ${nameIn('en')} AS name_en FROM (VALUES (0)) AS agency ${leftJoinTexts(companyTextTable, lang)}`.execute(
    db,
  )
  const { google_script, yandex_script, fb_pixel_script, ...facts } = company ?? unnamed
  const tracking = recognisedTrackers({ google_script, yandex_script, fb_pixel_script })
  const { name, slogan, name_tr, name_en } = rows[0]!
  const { projectCompanyName, mainLogo, favIcoLogo } = facts
  return {
    ...facts,
    asks_passengers: passengers,
    takes_office_payment: office_payment,
    shown_seats,
    pay_ways: await findPayWays(db, office_payment),
    tracking,
    name: name ?? projectCompanyName,
    name_tr: name_tr ?? projectCompanyName,
    name_en: name_en ?? name_tr ?? projectCompanyName,
    slogan: slogan ?? '',
    mainLogoPath: mainLogo && imagePath(mainLogo.file, logoWidth, 'webp'),
    favIcoLogoPath: favIcoLogo ? imagePath(favIcoLogo.file, iconWidth, 'webp') : '/favicon.ico',
  }
}

/** What customers can pay with: an active account, a card provider, its instalments, and the office when it says so. */
async function findPayWays(db: Db, office_payment: boolean): Promise<PayWay[]> {
  const { rows } = await sql<{ havale: boolean; kart: boolean; taksit: boolean }>`
    SELECT EXISTS (SELECT FROM bank_accounts WHERE active) AS havale, provider <> 'none' AS kart,
           provider <> 'none' AND max_installments > 1 AS taksit
      FROM card_settings`.execute(db)
  const has = { ...rows[0]!, ofis: office_payment }
  return payWays.filter((way) => has[way])
}

/** The name in one language; null without a text. */
function nameIn(lang: string): RawBuilder<string | null> {
  return sql`nullif(${textIn(companyTextTable, 'name', sql`${lang}`)}, '')`
}

/** A section without rows in the language of the request has those of the default one. */
export async function findContactInformation(db: Db, lang: string): Promise<ContactInformation> {
  const rows = await db
    .selectFrom('contact_information')
    .select(['id', 'section', 'name', 'content', 'contact_information.lang'])
    .where(isRequestedOrDefault('contact_information.lang', lang))
    .orderBy('contact_information.queue', 'desc')
    .orderBy('id')
    .execute()
  const of = (section: string) => {
    const here = rows.filter((row) => row.section === section)
    const requested = here.filter((row) => row.lang === lang)
    return requested.length > 0 ? requested : here
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

export async function listCertificates(db: Db, lang: string): Promise<z.output<typeof Certificates>> {
  const { rows } = await sql<z.output<typeof Certificates>[number]>`
    SELECT certificates.id, ${imageJson('certificates.image_id', lang)} AS image, coalesce(${textOf('name')}, '') AS name
      FROM certificates ${leftJoinTexts(certificateTextTable, lang)}
     ORDER BY certificates.queue DESC, certificates.id`.execute(db)
  return rows
}

/** Name and slogan of the agency: one text per language. */
export async function countCompanyTexts(db: Db): Promise<TextCount[]> {
  const table = sql.table('company_texts')
  const { rows } = await sql<TextCount>`
    SELECT abbr AS lang, (main.lang IS NOT NULL)::int AS total,
           (own.name IS NOT NULL AND (main.slogan = '' OR own.slogan <> ''))::int AS done, (own.lang IS NOT NULL)::int AS texts
      FROM languages LEFT JOIN ${table} AS own ON own.lang = abbr
      LEFT JOIN ${table} AS main ON main.lang = ${defaultLanguage}`.execute(db)
  return rows
}
