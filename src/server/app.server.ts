import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import { createCache } from '#src/base/cache/cache.server.ts'
import { cacheReads } from '#src/base/cache/cached-reads.server.ts'
import type { Changes } from '#src/base/cache/changes.server.ts'
import { type Drops, openDrops } from '#src/base/cache/drops.server.ts'
import { dayClock } from '#src/base/dates.ts'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Database } from '#src/base/db/connect.server.ts'
import { noUpgrades } from '#src/base/db/schema/upgrades.server.ts'
import type { Documents } from '#src/base/files/documents.server.ts'
import type { Images } from '#src/base/files/images.server.ts'
import type { Videos } from '#src/base/files/videos.server.ts'
import { type Api, createApi } from '#src/base/http/endpoint/api.server.ts'
import { openLiveEvents } from '#src/base/http/endpoint/event-stream.server.ts'
import type { FixedSettings, Services } from '#src/base/http/endpoint/services.server.ts'
import { askOutside } from '#src/base/http/outside.server.ts'
import { createAnswers } from '#src/base/http/reads/cached-answer.server.ts'
import { openLimits } from '#src/base/http/server/limits.server.ts'
import { type StringGroups, translate } from '#src/base/i18n/translate.ts'
import type { MakePdf } from '#src/base/pdf/paper.ts'
import { noPdf } from '#src/base/pdf/pdf.server.ts'
import { rpIdOf } from '#src/features/accounts/relying-party.rules.server.ts'
import { authenticate, isSignedIn } from '#src/features/accounts/sessions/authenticate.commands.server.ts'
import { openSettings } from '#src/features/company/settings/live-settings.queries.server.ts'
import type { LanguageItem } from '#src/features/languages/languages.schema.ts'
import { findStaticStrings, listActiveLanguages } from '#src/features/languages/languages.store.server.ts'
import { endpoints, names, translations } from '#src/server/rooms.server.ts'
import { strings as shippedStrings, shippedText } from '#src/strings.ts'

const MB = 1024 * 1024
/** Bytes of the values of answers, and of their texts. */
const maxAnswers = 8 * MB
/** Bytes of cached reads. Records are those of tours, in each language; a small catalogue needs less. */
const maxReads = { values: 16 * MB, records: 48 * MB }

export type App = {
  api: Api
  services: Services
  csrfToken: string
  /** For caches of values that are made from answers. */
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
  cacheReads(db, drops, maxReads)
  const languages = createCache<LanguageItem[]>(drops)
  const strings = createCache<StringGroups>(drops)
  const answers = createAnswers(drops, { max: maxAnswers, today: dayClock(now) })
  const { settings, reload } = await openSettings(db, fixed)
  // Drops everything: reads of settings are no dependencies.
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
    names,
    translations,
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
