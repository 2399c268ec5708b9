import type { Selectable, Updateable } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { officeImageJson } from '#src/base/files/images.store.server.ts'
import { findTexts } from '#src/base/i18n/texts.store.server.ts'
import { companyTextTable, unnamed } from '#src/features/agency/company.store.server.ts'
import { companyTextFields, type OfficeCompany } from './settings.admin.schema.ts'

export type SettingsRow = Selectable<Tables['settings']>

/** id of the only row of `company` and of `settings`. */
export const theOne = 1

export function findSettings(db: Db): Promise<SettingsRow> {
  return db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()
}

/** Locks the row until the transaction ends. */
export function lockSettings(tx: Tx): Promise<SettingsRow> {
  return tx.selectFrom('settings').selectAll().forUpdate().executeTakeFirstOrThrow()
}

export async function updateSettings(tx: Tx, values: Updateable<Tables['settings']>): Promise<void> {
  await tx.updateTable('settings').set(values).execute()
}

/** Makes the company's row if it does not exist, and locks it until the transaction ends. */
export async function lockCompany(tx: Tx): Promise<{ version: number; tracking_version: number }> {
  const { projectCompanyName: project_company_name, mainColor: main_color, secondColor: second_color } = unnamed
  await tx
    .insertInto('company')
    .values({ project_company_name, main_color, second_color })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx.selectFrom('company').select(['version', 'tracking_version']).forUpdate().executeTakeFirstOrThrow()
}

export async function updateCompany(tx: Tx, values: Updateable<Tables['company']>): Promise<void> {
  await tx.updateTable('company').set(values).execute()
}

/** As the office edits it; its defaults while the agency has entered nothing. */
export async function findOfficeCompany(db: Db): Promise<OfficeCompany> {
  const found = await db
    .selectFrom('company')
    .select([
      'id',
      'project_company_name',
      'company_url',
      'legal_name',
      'main_color',
      'second_color',
      'wp_no',
      'tursab_no',
      'tursab_url',
      'etbis_no',
      'etbis_url',
      'mersis_no',
      'tax_office',
      'tax_no',
      'kep',
      'founded_year',
      'version',
      officeImageJson('company.main_logo_id').as('main_logo'),
      officeImageJson('company.fav_ico_logo_id').as('fav_ico_logo'),
    ])
    .executeTakeFirst()
  const texts = await findTexts(db, companyTextTable, [theOne], Object.keys(companyTextFields), 'tr')
  const { projectCompanyName, mainColor, secondColor, mainLogo, favIcoLogo, keywords, ...empty } = unnamed
  const { google_script, yandex_script, fb_pixel_script, ...particulars } = empty
  const none = {
    ...particulars,
    id: theOne,
    project_company_name: projectCompanyName,
    main_color: mainColor,
    second_color: secondColor,
    main_logo: null,
    fav_ico_logo: null,
    version: 1,
  }
  return { ...(found ?? none), ...texts.get(theOne) }
}

export async function findTracking(db: Db) {
  const found = await db
    .selectFrom('company')
    .select(['google_script', 'yandex_script', 'fb_pixel_script', 'keywords', 'tracking_version as version'])
    .executeTakeFirst()
  return found ?? { google_script: '', yandex_script: '', fb_pixel_script: '', keywords: [], version: 1 }
}
