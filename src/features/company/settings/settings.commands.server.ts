import type { Tx } from '#src/base/db/connect.server.ts'
import { seal } from '#src/base/db/sealed.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { invalid } from '#src/base/errors.ts'
import { assertImages } from '#src/base/files/images.store.server.ts'
import { assertNotStale, changedForm, changesNothing } from '#src/base/http/endpoint/edits.server.ts'
import type { SentFields } from '#src/base/http/endpoint/form.ts'
import type { EnvSettings, Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { assertTexts, saveTexts } from '#src/base/i18n/texts.store.server.ts'
import { companyTextTable } from '#src/features/agency/company.store.server.ts'
import { record } from '../../accounts/audit/audit.store.server.ts'
import { checkOwnPassword } from '../../accounts/passwords/own-password.commands.server.ts'
import { dkimKeyOf } from './dkim.queries.server.ts'
import { isOtherReader, isOtherServer, type MailServer } from './mail.rules.ts'
import { settingsKey } from './mail-server.queries.server.ts'
import { companyForm, type MailForm, mailForm, salesForm, trackingForm } from './settings.admin.schema.ts'
import { presentMail, presentSales } from './settings.queries.server.ts'
import {
  findOfficeCompany,
  findSettings,
  findTracking,
  lockCompany,
  lockSettings,
  type SettingsRow,
  theOne,
  updateCompany,
  updateSettings,
} from './settings.store.server.ts'

type Db = Services['db']

/** @throws Failure 409 for a stale version, 422 for a picture or a language that does not exist */
export async function changeCompany(db: Db, staff: Staff, sent: SentFields): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await lockCompany(tx)
    const before = await findOfficeCompany(tx)
    const form = changedForm(companyForm, before, sent)
    const { version, confirmed, texts, cleared, ...columns } = form
    assertNotStale(row, version)
    if (changesNothing(companyForm, before, form)) return
    await assertImages(tx, [columns.main_logo_id], 'main_logo_id')
    await assertImages(tx, [columns.fav_ico_logo_id], 'fav_ico_logo_id')
    await assertTexts(tx, texts, 'name')
    await updateCompany(tx, { ...columns, version: row.version + 1 })
    await saveTexts(tx, companyTextTable, theOne, texts, cleared)
    const after = await findOfficeCompany(tx)
    await record(tx, staff, { action: 'update', entity: 'company', id: theOne, before, after })
  })
}

/** @throws Failure 409 for a stale version */
export async function changeTracking(db: Db, staff: Staff, sent: SentFields): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await lockCompany(tx)
    const before = await findTracking(tx)
    const form = changedForm(trackingForm, before, sent)
    const { version, ...columns } = form
    assertNotStale({ version: row.tracking_version }, version)
    if (changesNothing(trackingForm, before, form)) return
    await updateCompany(tx, { ...columns, tracking_version: row.tracking_version + 1 })
    const after = await findTracking(tx)
    await record(tx, staff, { action: 'update', entity: 'company', id: theOne, before, after })
  })
}

/** Fields that the environment fixes are ignored. @throws Failure 409 for a stale version */
export async function changeSales(db: Db, staff: Staff, env: EnvSettings, sent: SentFields): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await lockSettings(tx)
    const before = presentSales(row, env)
    const form = changedForm(salesForm, before, sent)
    assertNotStale(before, form.version)
    if (changesNothing(salesForm, before, form)) return
    const { version, ...all } = form
    await updateSettings(tx, { ...without(all, before.from_env), sales_version: row.sales_version + 1 })
    const after = presentSales(await findSettings(tx), env)
    await record(tx, staff, { action: 'update', entity: 'settings', id: theOne, before, after })
  })
}

/**
 * An empty password keeps the stored one, but not for a server, user or connection that would disclose it.
 * The same for the key of the signature, which is removed with its domain. Another server requires the user's own password: with a stolen
 * session, password links could be sent through a foreign server.
 * @throws Failure 409 for a stale version, 422 at `mail_password`, `dkim_key` and `current_password`; 429 after too many wrong passwords
 */
export async function changeMail(
  { db, limit, settings }: Pick<Services, 'db' | 'limit' | 'settings'>,
  staff: Staff,
  sent: SentFields,
): Promise<void> {
  const env = settings.env ?? {}
  const typed = typeof sent.current_password === 'string' ? sent.current_password : ''
  if (typed !== '') await checkOwnPassword({ db, limit }, staff, typed)
  await transaction(db, async (tx) => {
    const row = await lockSettings(tx)
    const before = presentMail(row, env)
    const form = changedForm(mailForm, before, sent)
    assertNotStale(before, form.version)
    if (changesNothing(mailForm, before, form)) return
    assertServerPassword(row, form, env)
    if (typed === '' && env.smtpUrl === undefined && isOtherServer(before, form))
      throw invalid('current_password', 'errors.required')
    const { version, mail_password, dkim_key, current_password, ...all } = form
    const isKept = mail_password === '' && form.mail_host !== '' && form.mail_user !== ''
    const password = mail_password === '' ? null : seal(await settingsKey(tx), mail_password)
    const dkim = await dkimOf(tx, row, form)
    await updateSettings(tx, {
      ...without({ ...all, ...dkim, ...(!isKept && { mail_password: password }) }, before.from_env),
      mail_tested_at: null,
      mail_version: row.mail_version + 1,
    })
    const after = presentMail(await findSettings(tx), env)
    await record(tx, staff, { action: 'update', entity: 'settings', id: theOne, before, after })
  })
}

/** Columns of the signature; empty without a domain. @throws Failure 422 at `dkim_key` */
async function dkimOf(tx: Tx, row: SettingsRow, { dkim_domain, dkim_selector, dkim_key }: MailForm) {
  if (dkim_domain === '') return { dkim_selector: '', dkim_key: null }
  if (dkim_key === '' && row.dkim_key === null) throw invalid('dkim_key', 'office.dkim_key_needed')
  if (dkim_key === '') return { dkim_selector }
  return { dkim_selector, dkim_key: seal(await settingsKey(tx), assertDkimKey(dkim_key)) }
}

/** @returns the key as PKCS #8. @throws Failure 422 at `dkim_key` */
export function assertDkimKey(typed: string): string {
  const key = dkimKeyOf(typed)
  if (key === null) throw invalid('dkim_key', 'office.dkim_key')
  return key
}

/** Opens or closes the site for visitors. A repeated request, for example after a double click, is not recorded again. */
export async function changeOpening(db: Db, staff: Staff, isOpen: boolean, now: Date): Promise<void> {
  await transaction(db, async (tx) => {
    const { opened_at } = await lockSettings(tx)
    if ((opened_at !== null) === isOpen) return
    const after = isOpen ? now : null
    await updateSettings(tx, { opened_at: after })
    const sides = { before: { opened_at }, after: { opened_at: after } }
    await record(tx, staff, { action: isOpen ? 'open_site' : 'close_site', entity: 'settings', id: theOne, ...sides })
  })
}

/** @throws Failure 422 when the stored password would go to a server for which it was not entered, or lose its encryption */
export function assertServerPassword(
  stored: SettingsRow,
  form: MailServer & { mail_password: string },
  { smtpUrl }: EnvSettings,
): void {
  if (smtpUrl !== undefined || form.mail_password !== '' || stored.mail_password === null) return
  if (form.mail_host === '' || form.mail_user === '') return
  if (isOtherReader(stored, form)) throw invalid('mail_password', 'office.mail_password_again')
}

function without<T extends object>(values: T, names: readonly string[]): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) as Partial<T>
}
