import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import { strings as shippedStrings, shippedText } from '#src/strings.ts'
import { auditApi } from './admin/audit/audit.api.server.ts'
import { imageUsesApi } from './admin/library/image-uses.api.server.ts'
import { personalDataApi } from './admin/personal-data/personal-data.api.server.ts'
import { demoApi } from './admin/start/demo.api.server.ts'
import { firstStepsApi } from './admin/start/first-steps.api.server.ts'
import { statisticsApi } from './admin/statistics/statistics.api.server.ts'
import { postponedApi } from './admin/system/postponed/postponed.api.server.ts'
import { refusalsApi } from './admin/system/refusals/refusals.api.server.ts'
import { systemApi } from './admin/system/system.api.server.ts'
import { createCache } from './base/cache/cache.server.ts'
import type { Changes } from './base/cache/changes.server.ts'
import { type Drops, openDrops } from './base/cache/drops.server.ts'
import { keepReads } from './base/cache/kept.server.ts'
import { dayClock } from './base/dates.ts'
import { appKey } from './base/db/app-keys.server.ts'
import type { Database } from './base/db/connect.server.ts'
import { noUpgrades } from './base/db/schema/upgrades.server.ts'
import type { Documents } from './base/files/documents.server.ts'
import type { Images } from './base/files/images.server.ts'
import type { Videos } from './base/files/videos.server.ts'
import { type Api, createApi } from './base/http/endpoint/api.server.ts'
import type { AnyEndpoint } from './base/http/endpoint/endpoint.server.ts'
import { openLiveEvents } from './base/http/endpoint/event-stream.server.ts'
import type { FixedSettings, Services } from './base/http/endpoint/services.server.ts'
import { askOutside } from './base/http/outside.server.ts'
import { createAnswers } from './base/http/reads/kept-answer.server.ts'
import { openLimits } from './base/http/server/limits.server.ts'
import { type StringGroups, translate } from './base/i18n/translate.ts'
import type { MakePdf } from './base/pdf/paper.ts'
import { noPdf } from './base/pdf/pdf.server.ts'
import { factorsApi } from './features/accounts/factors/factors.api.server.ts'
import { savedFiltersApi } from './features/accounts/filters/saved-filters.api.server.ts'
import { passkeysApi } from './features/accounts/passkeys/passkeys.api.server.ts'
import { fillRpIds } from './features/accounts/passkeys/passkeys.store.server.ts'
import { rpIdOf } from './features/accounts/passkeys/relying-party.rules.server.ts'
import { authenticate, isSignedIn } from './features/accounts/sessions/authenticate.commands.server.ts'
import { accountsApi } from './features/accounts/sessions/sessions.api.server.ts'
import { accountApi } from './features/accounts/users/account.api.server.ts'
import { usersApi } from './features/accounts/users/users.api.server.ts'
import { alertsApi } from './features/alerts/alerts.api.server.ts'
import { backupsApi } from './features/backups/backups.api.server.ts'
import { bankAccountsAdminApi } from './features/bank-accounts/bank-accounts.admin.api.server.ts'
import { bankAccountsApi } from './features/bank-accounts/bank-accounts.api.server.ts'
import { categoriesAdminApi } from './features/categories/categories.admin.api.server.ts'
import { certificatesAdminApi } from './features/company/certificates.admin.api.server.ts'
import { companyApi } from './features/company/company.api.server.ts'
import { contactsAdminApi } from './features/company/contacts/contacts.admin.api.server.ts'
import { openSettings } from './features/company/settings/live-settings.queries.server.ts'
import { settingsAdminApi } from './features/company/settings/settings.admin.api.server.ts'
import { contentAdminApi } from './features/content/content.admin.api.server.ts'
import { contentApi } from './features/content/content.api.server.ts'
import { contractsAdminApi } from './features/contracts/contracts.admin.api.server.ts'
import { contractsApi } from './features/contracts/contracts.api.server.ts'
import { filesApi } from './features/files/files.api.server.ts'
import { inquiriesApi } from './features/inquiries/inquiries.api.server.ts'
import { mailboxApi } from './features/inquiries/mailbox/mailbox.api.server.ts'
import { messageWorkApi } from './features/inquiries/mailbox/message-work.api.server.ts'
import { replyTemplatesApi } from './features/inquiries/mailbox/reply-templates.api.server.ts'
import { languagesAdminApi } from './features/languages/languages.admin.api.server.ts'
import { languagesApi } from './features/languages/languages.api.server.ts'
import type { LanguageItem } from './features/languages/languages.schema.ts'
import { findStaticStrings, listActiveLanguages } from './features/languages/languages.store.server.ts'
import { pageMetaAdminApi } from './features/page-meta/page-meta.admin.api.server.ts'
import { pageMetaApi } from './features/page-meta/page-meta.api.server.ts'
import { postsAdminApi } from './features/posts/posts.admin.api.server.ts'
import { postsApi } from './features/posts/posts.api.server.ts'
import { reservationsApi } from './features/reservations/reservations.api.server.ts'
import { supportApi } from './features/support/support.api.server.ts'
import { toursApi } from './features/tours/catalogue/catalogue.api.server.ts'
import { categoryPagesApi } from './features/tours/catalogue/category-pages.api.server.ts'
import { departuresApi } from './features/tours/departures/departures.api.server.ts'
import { toursAdminApi } from './features/tours/editing/tours.admin.api.server.ts'
import { pickupsAdminApi } from './features/tours/pickups/pickups.api.server.ts'
import { policiesAdminApi } from './features/tours/policies/policies.api.server.ts'
import { ratesApi } from './features/tours/rates/rates.api.server.ts'
import { searchSuggestionsApi } from './site/search/search-suggestions.api.server.ts'

/** All routes of the API, by room. */
export const endpoints: readonly AnyEndpoint[] = [
  ...languagesApi,
  ...languagesAdminApi,
  ...companyApi,
  ...certificatesAdminApi,
  ...contactsAdminApi,
  ...settingsAdminApi,
  ...contentApi,
  ...contentAdminApi,
  ...contractsApi,
  ...contractsAdminApi,
  ...bankAccountsApi,
  ...bankAccountsAdminApi,
  ...pageMetaApi,
  ...pageMetaAdminApi,
  ...categoryPagesApi,
  ...categoriesAdminApi,
  ...toursApi,
  ...searchSuggestionsApi,
  ...departuresApi,
  ...ratesApi,
  ...pickupsAdminApi,
  ...policiesAdminApi,
  ...toursAdminApi,
  ...postsApi,
  ...postsAdminApi,
  ...reservationsApi,
  ...inquiriesApi,
  ...mailboxApi,
  ...messageWorkApi,
  ...replyTemplatesApi,
  ...accountsApi,
  ...factorsApi,
  ...passkeysApi,
  ...usersApi,
  ...accountApi,
  ...savedFiltersApi,
  ...filesApi,
  ...auditApi,
  ...alertsApi,
  ...supportApi,
  ...firstStepsApi,
  ...demoApi,
  ...statisticsApi,
  ...imageUsesApi,
  ...systemApi,
  ...refusalsApi,
  ...postponedApi,
  ...backupsApi,
  ...personalDataApi,
]

const MB = 1024 * 1024
/** Bytes of the values of answers, and of their texts. */
const maxAnswers = 8 * MB
/** Bytes of what answers are made of. Records are those of tours, in each language; a small catalogue needs less. */
const maxReads = { values: 16 * MB, records: 48 * MB }

export type App = {
  api: Api
  services: Services
  csrfToken: string
  /** For caches of what is made of the answers. */
  drops: Drops
  /** Active languages, the default one first; undefined while they are not cached. */
  cachedLanguages: () => readonly LanguageItem[] | undefined
}

export type AppOptions = {
  database: Database
  changes: Changes
  log: Logger
  /** Stored settings are read from the database unless they are given here. */
  settings: FixedSettings
  documents: Documents
  images: Images
  videos: Videos
  pdf?: MakePdf
  makesPapers?: boolean
  contractTemplates?: Services['contractTemplates']
  diskSpace?: Services['diskSpace']
  fileStore?: Services['fileStore']
  upgrades?: Services['upgrades']
  backups?: Services['backups']
  now?: () => Date
}

/** Wires the rooms' API to one database; without listening and pages. */
export async function createApp({
  database,
  changes,
  log,
  settings: fixed,
  documents,
  images,
  videos,
  pdf = noPdf,
  makesPapers = true,
  contractTemplates = async () => [],
  diskSpace = async () => null,
  fileStore = null,
  upgrades = noUpgrades,
  backups = null,
  now = () => new Date(),
}: AppOptions): Promise<App> {
  const { db } = database
  const drops = await openDrops(db)
  keepReads(db, drops, maxReads)
  const languages = createCache<LanguageItem[]>(drops)
  const strings = createCache<StringGroups>(drops)
  const answers = createAnswers(drops, { max: maxAnswers, today: dayClock(now) })
  const { settings, reload } = await openSettings(db, fixed)
  // Whatever was made with the old settings: no statement tells what read them.
  const reloadSettings = async () => {
    if (await reload()) drops.dropAll()
  }
  changes.subscribe(async (tags) => {
    if (tags) drops.drop(tags)
    else drops.dropAll()
    if (tags && !tags.includes('settings')) return
    await reloadSettings()
  })
  const rp_id = rpIdOf(settings)
  if (rp_id) await fillRpIds(db, rp_id)
  const stringsOf = (lang: string) => strings.get(lang, () => findStaticStrings(db, lang))
  const services: Services = {
    db,
    now,
    log,
    settings,
    reloadSettings,
    askOutside,
    previewKey: await appKey(db, 'preview'),
    fileKey: await appKey(db, 'files'),
    documents,
    images,
    videos,
    pdf,
    makesPapers,
    contractTemplates,
    diskSpace,
    fileStore,
    upgrades,
    backups,
    shippedStrings,
    liveEvents: openLiveEvents(changes),
    limit: await openLimits(db),
    changed: changes.settled,
    answers,
    languages: () => languages.get('', () => listActiveLanguages(db)),
    localize: ({ key, values }, lang) =>
      stringsOf(lang).then(
        (texts) => translate(texts, key, lang, values),
        // The message for an unreachable database must not need the database.
        () => shippedText(key, lang, values),
      ),
    authenticate: (token) => authenticate(db, token, now(), rp_id),
    isSignedIn: (token) => isSignedIn(db, token, now(), rp_id),
  }
  // Preloaded, so that error messages are available even if the database fails right away.
  await Promise.all((await services.languages()).map(({ abbr }) => stringsOf(abbr)))
  const csrfToken = createHmac('sha256', await appKey(db, 'csrf'))
    .update('page')
    .digest('base64url')
  return {
    api: createApi(endpoints, services, csrfToken),
    services,
    csrfToken,
    drops,
    cachedLanguages: () => languages.peek(''),
  }
}
