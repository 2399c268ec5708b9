import { readAgain } from '#src/base/db/read-again.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { SavedId } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, type Call, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { previewCookie } from '#src/base/http/server/preview-cookie.server.ts'
import { trackers } from '#src/features/agency/tracking.links.ts'
import { sendTestMail } from './mail-test.commands.server.ts'
import {
  companyForm,
  MailTest,
  MailTested,
  mailForm,
  OfficeCompany,
  OfficeDefaults,
  OfficeMail,
  OfficeOpening,
  OfficeSales,
  OfficeTracking,
  OpeningChange,
  SavedTracking,
  salesForm,
  trackingForm,
} from './settings.admin.schema.ts'
import { changeCompany, changeMail, changeOpening, changeSales, changeTracking } from './settings.commands.server.ts'
import {
  companyAdminPath,
  defaultsAdminPath,
  mailAdminPath,
  openingAdminPath,
  salesAdminPath,
  siteAdminPath,
} from './settings.links.ts'
import { findOfficeMail, findOfficeTracking, presentSales } from './settings.queries.server.ts'
import { findOfficeCompany, findSettings, theOne } from './settings.store.server.ts'

const access = 'may:settings'
const saved = async (call: Pick<Call, 'localize' | 'lang'>) => ({
  ...(await done(call, 'office.saved')),
  data: { id: theOne },
})

/** Single records: there is nothing to add, delete or order, so `editEndpoints` does not fit. */
export const settingsAdminApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: companyAdminPath,
    access,
    summary: 'Particulars, logos and colours of the agency.',
    answer: OfficeCompany,
    handle: ({ db }) => findOfficeCompany(db),
  }),
  endpoint({
    method: 'PUT',
    path: companyAdminPath,
    access,
    summary: 'Changes the named particulars.',
    body: companyForm.change,
    answer: SavedId,
    handle: async (call) => {
      await changeCompany(call.db, call.staff, call.body)
      return saved(call)
    },
  }),
  endpoint({
    method: 'GET',
    path: siteAdminPath,
    access,
    summary: 'Tracking texts as pasted, the identifiers recognised in them, and keywords.',
    answer: OfficeTracking,
    handle: ({ db }) => findOfficeTracking(db),
  }),
  endpoint({
    method: 'PUT',
    path: siteAdminPath,
    access,
    summary: 'Changes the named integrations; answers which identifiers were recognised, and where none was.',
    body: trackingForm.change,
    answer: SavedTracking,
    handle: async (call) => {
      await changeTracking(call.db, call.staff, call.body)
      const { recognised, unrecognised } = await readAgain(() => findOfficeTracking(call.db))
      const found = recognised.map(({ kind, id }) => `${trackers[kind].name} ${id}`).join(', ')
      const missing = unrecognised.map((field) => fieldNames[field]).join(', ')
      const key = found
        ? missing
          ? 'office.tracking_partly'
          : 'office.tracking_saved'
        : missing
          ? 'office.tracking_none'
          : 'office.tracking_empty'
      return { ...(await done(call, key, { found, missing })), data: { id: theOne, recognised, unrecognised } }
    },
  }),
  endpoint({
    method: 'GET',
    path: salesAdminPath,
    access,
    summary: 'Holds, limits of orders, and the deposit of new tours.',
    answer: OfficeSales,
    handle: async ({ db, settings }) => presentSales(await findSettings(db), settings.env ?? {}),
  }),
  endpoint({
    method: 'PUT',
    path: salesAdminPath,
    access,
    summary: 'Changes the named settings; in force with the next request.',
    body: salesForm.change,
    answer: SavedId,
    handle: async (call) => {
      await changeSales(call.db, call.staff, call.settings.env ?? {}, call.body)
      await call.reloadSettings()
      return saved(call)
    },
  }),
  endpoint({
    method: 'GET',
    path: mailAdminPath,
    access,
    summary: 'The mail server and sender, without the password.',
    answer: OfficeMail,
    handle: ({ db, settings, staff }) => findOfficeMail(db, settings.env ?? {}, staff),
  }),
  endpoint({
    method: 'PUT',
    path: mailAdminPath,
    access,
    summary:
      'Changes the named mail settings; in force with the next mail. An empty password keeps the stored one. Another server needs `current_password`.',
    body: mailForm.change,
    answer: SavedId,
    handle: async (call) => {
      await changeMail(call, call.staff, call.body)
      await call.reloadSettings()
      return saved(call)
    },
  }),
  endpoint({
    method: 'POST',
    path: `${mailAdminPath}/test`,
    access,
    summary: 'Sends a test mail with these settings, saved or not, and answers what the server said.',
    body: MailTest,
    answer: MailTested,
    changes: false,
    handle: (call) => sendTestMail(call, call.staff, call.lang, call.body),
  }),
  endpoint({
    method: 'GET',
    path: openingAdminPath,
    access: 'staff',
    summary: 'Whether visitors see the site. While they do not, a cookie of the answer shows it to this browser.',
    answer: OfficeOpening,
    handle: async ({ db, settings, previewKey, now, answerHeaders }) => {
      const { opened_at } = await findSettings(db)
      if (opened_at === null)
        answerHeaders.set('set-cookie', previewCookie(previewKey, now(), settings.siteUrl.startsWith('https:')))
      return { is_open: opened_at !== null, opened_at: opened_at?.toISOString() ?? null }
    },
  }),
  endpoint({
    method: 'PUT',
    path: openingAdminPath,
    access,
    summary: 'Opens or closes the site for visitors, at once.',
    body: OpeningChange,
    answer: Done,
    handle: async (call) => {
      const { is_open } = call.body
      await changeOpening(call.db, call.staff, is_open, call.now())
      await call.reloadSettings()
      return done(call, is_open ? 'office.site_opened' : 'office.site_closed')
    },
  }),
  endpoint({
    method: 'GET',
    path: defaultsAdminPath,
    access: 'staff',
    summary: 'What new records begin with.',
    answer: OfficeDefaults,
    handle: async ({ db }) => ({ deposit_rate: (await findSettings(db)).deposit_rate }),
  }),
]

/** As the providers are called in the messages. */
const fieldNames: Record<string, string> = { google_script: 'Google', yandex_script: 'Yandex', fb_pixel_script: 'Meta' }
