import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import { auditApi } from '#src/admin/audit/audit.api.server.ts'
import { imageUsesApi } from '#src/admin/library/image-uses.api.server.ts'
import { personalDataApi } from '#src/admin/personal-data/personal-data.api.server.ts'
import { demoApi } from '#src/admin/start/demo.api.server.ts'
import { firstStepsApi } from '#src/admin/start/first-steps.api.server.ts'
import { statisticsApi } from '#src/admin/statistics/statistics.api.server.ts'
import { postponedApi } from '#src/admin/system/postponed/postponed.api.server.ts'
import { refusalsApi } from '#src/admin/system/refusals/refusals.api.server.ts'
import { systemApi } from '#src/admin/system/system.api.server.ts'
import { createCache } from '#src/base/cache/cache.server.ts'
import type { Changes } from '#src/base/cache/changes.server.ts'
import { type Drops, openDrops } from '#src/base/cache/drops.server.ts'
import { keepReads } from '#src/base/cache/kept.server.ts'
import { dayClock } from '#src/base/dates.ts'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Database } from '#src/base/db/connect.server.ts'
import { noUpgrades } from '#src/base/db/schema/upgrades.server.ts'
import type { Documents } from '#src/base/files/documents.server.ts'
import type { Images } from '#src/base/files/images.server.ts'
import type { Videos } from '#src/base/files/videos.server.ts'
import { type Api, createApi } from '#src/base/http/endpoint/api.server.ts'
import type { AnyEndpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { openLiveEvents } from '#src/base/http/endpoint/event-stream.server.ts'
import type { FixedSettings, Services } from '#src/base/http/endpoint/services.server.ts'
import { askOutside } from '#src/base/http/outside.server.ts'
import { createAnswers } from '#src/base/http/reads/kept-answer.server.ts'
import { openLimits } from '#src/base/http/server/limits.server.ts'
import { type StringGroups, translate } from '#src/base/i18n/translate.ts'
import type { MakePdf } from '#src/base/pdf/paper.ts'
import { noPdf } from '#src/base/pdf/pdf.server.ts'
import { factorsApi } from '#src/features/accounts/factors/factors.api.server.ts'
import { savedFiltersApi } from '#src/features/accounts/filters/saved-filters.api.server.ts'
import { passkeysApi } from '#src/features/accounts/passkeys/passkeys.api.server.ts'
import { fillRpIds } from '#src/features/accounts/passkeys/passkeys.store.server.ts'
import { rpIdOf } from '#src/features/accounts/passkeys/relying-party.rules.server.ts'
import { authenticate, isSignedIn } from '#src/features/accounts/sessions/authenticate.commands.server.ts'
import { accountsApi } from '#src/features/accounts/sessions/sessions.api.server.ts'
import { accountApi } from '#src/features/accounts/users/account.api.server.ts'
import { usersApi } from '#src/features/accounts/users/users.api.server.ts'
import { alertsApi } from '#src/features/alerts/alerts.api.server.ts'
import { backupsApi } from '#src/features/backups/backups.api.server.ts'
import { bankAccountsAdminApi } from '#src/features/bank-accounts/bank-accounts.admin.api.server.ts'
import { bankAccountsApi } from '#src/features/bank-accounts/bank-accounts.api.server.ts'
import { categoriesAdminApi } from '#src/features/categories/categories.admin.api.server.ts'
import { certificatesAdminApi } from '#src/features/company/certificates.admin.api.server.ts'
import { companyApi } from '#src/features/company/company.api.server.ts'
import { contactsAdminApi } from '#src/features/company/contacts/contacts.admin.api.server.ts'
import { openSettings } from '#src/features/company/settings/live-settings.queries.server.ts'
import { settingsAdminApi } from '#src/features/company/settings/settings.admin.api.server.ts'
import { contentAdminApi } from '#src/features/content/content.admin.api.server.ts'
import { contentApi } from '#src/features/content/content.api.server.ts'
import { contractsAdminApi } from '#src/features/contracts/contracts.admin.api.server.ts'
import { contractsApi } from '#src/features/contracts/contracts.api.server.ts'
import { filesApi } from '#src/features/files/files.api.server.ts'
import { inquiriesApi } from '#src/features/inquiries/inquiries.api.server.ts'
import { mailboxApi } from '#src/features/inquiries/mailbox/mailbox.api.server.ts'
import { messageWorkApi } from '#src/features/inquiries/mailbox/message-work.api.server.ts'
import { replyTemplatesApi } from '#src/features/inquiries/mailbox/reply-templates.api.server.ts'
import { languagesAdminApi } from '#src/features/languages/languages.admin.api.server.ts'
import { languagesApi } from '#src/features/languages/languages.api.server.ts'
import type { LanguageItem } from '#src/features/languages/languages.schema.ts'
import { findStaticStrings, listActiveLanguages } from '#src/features/languages/languages.store.server.ts'
import { pageMetaAdminApi } from '#src/features/page-meta/page-meta.admin.api.server.ts'
import { pageMetaApi } from '#src/features/page-meta/page-meta.api.server.ts'
import { postsAdminApi } from '#src/features/posts/posts.admin.api.server.ts'
import { postsApi } from '#src/features/posts/posts.api.server.ts'
import { reservationsApi } from '#src/features/reservations/reservations.api.server.ts'
import { supportApi } from '#src/features/support/support.api.server.ts'
import { toursApi } from '#src/features/tours/catalogue/catalogue.api.server.ts'
import { categoryPagesApi } from '#src/features/tours/catalogue/category-pages.api.server.ts'
import { departuresApi } from '#src/features/tours/departures/departures.api.server.ts'
import { toursAdminApi } from '#src/features/tours/editing/tours.admin.api.server.ts'
import { pickupsAdminApi } from '#src/features/tours/pickups/pickups.api.server.ts'
import { policiesAdminApi } from '#src/features/tours/policies/policies.api.server.ts'
import { ratesApi } from '#src/features/tours/rates/rates.api.server.ts'
import { searchSuggestionsApi } from '#src/site/search/search-suggestions.api.server.ts'
import { strings as shippedStrings, shippedText } from '#src/strings.ts'

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
