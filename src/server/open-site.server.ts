import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { recordFailures } from '#src/admin/system/failures/failure-record.commands.server.ts'
import { recordRefusals } from '#src/admin/system/refusals/refusal-record.commands.server.ts'
import { type BackupPlace, openBackupPlace } from '#src/base/backup/backup-place.server.ts'
import { listenToChanges } from '#src/base/cache/changes.server.ts'
import { connect } from '#src/base/db/connect.server.ts'
import { migrate, migrationLock, readMigrations } from '#src/base/db/schema/migrate.server.ts'
import { type Closed, schemaLook, watchUpgrades } from '#src/base/db/schema/upgrades.server.ts'
import { inSlot } from '#src/base/db/slots.server.ts'
import { assertRoleDefaults, setRoleDefaults } from '#src/base/db/statements/pooled.server.ts'
import { diskSpace } from '#src/base/files/disk-space.server.ts'
import { openDocuments } from '#src/base/files/documents.server.ts'
import { openImages } from '#src/base/files/images.server.ts'
import { findFocus } from '#src/base/files/images.store.server.ts'
import { openPictureProcess } from '#src/base/files/picture-process.server.ts'
import { assertStore, openSiteDisk } from '#src/base/files/store/site-disk.server.ts'
import { watchStore } from '#src/base/files/store/store-watch.server.ts'
import { openVideos } from '#src/base/files/videos.server.ts'
import type { EnvSettings } from '#src/base/http/endpoint/services.server.ts'
import { clientAddress, proxyList } from '#src/base/http/server/client-address.server.ts'
import type { Handle } from '#src/base/http/server/server.server.ts'
import type { ShutdownHooks } from '#src/base/jobs/shutdown.server.ts'
import { startSweeps } from '#src/base/jobs/sweeps.server.ts'
import { watchStatements } from '#src/base/observe/statements.server.ts'
import { hasCompiler, openPdf } from '#src/base/pdf/pdf.server.ts'
import type { EarlierFiles } from '#src/base/start/earlier-files.server.ts'
import { hasCompany } from '#src/features/agency/company.store.server.ts'
import { createApp } from './app.server.ts'
import type { Door } from './door.server.ts'
import { type Env, filesPlaceOf } from './env.server.ts'
import { createFront } from './front.server.ts'
import { insertDemo, insertInitialData } from './initial-data.server.ts'
import { withMetrics } from './metrics.server.ts'
import { openReady } from './ready.server.ts'
import { sweepsOf } from './sweeps.server.ts'

/** Why writes are refused. */
const refusals: Record<Closed, string> = {
  asked: 'READ_ONLY: kayıt alınmıyor. / READ_ONLY: no writes are taken.',
  migrating:
    'Daha yeni bir sürüm veritabanını güncelliyor: bu arada kayıt alınmıyor. / A newer version migrates the database: no writes are taken meanwhile.',
  newer:
    'Veritabanı artık daha yeni bir sürümün: bu makine yalnızca sayfa gösterir, onu da güncelleyin. / The database belongs to a newer version now: this machine only shows pages, update it too.',
}

type Around = {
  url: string
  root: string
  log: Logger
  hooks: ShutdownHooks
  door: Door | null
  files: { clientFolder: string; earlier: EarlierFiles }
}

/** Opens everything that needs the database, and serves the site. `hooks` close what is open, also after a failure. */
export async function openSite(env: Env, { url, root, log, hooks, door, files }: Around): Promise<Handle> {
  const direct = env.DATABASE_DIRECT_URL ?? url
  const isPooled = direct !== url
  await migrate(direct, join(root, 'db'))
  if (isPooled) await inSlot(direct, () => setRoleDefaults(direct))
  const database = connect(url, {
    isPooled,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
    watch: watchStatements({ slowMs: env.SLOW_STATEMENT_MS, log }),
  })
  hooks.push(database.close)
  if (isPooled) await assertRoleDefaults(database)
  const changes = await listenToChanges(direct, (error) =>
    log.warn({ err: error }, 'connection for change notifications lost'),
  )
  hooks.push(changes.close)
  const names = readMigrations(join(root, 'db/migrations')).map(({ name }) => name)
  const upgrades = watchUpgrades({
    isAsked: env.READ_ONLY === 'yes',
    look: schemaLook(database.pool, migrationLock, names),
    onChange: (closed) => log.warn(closed ? refusals[closed] : 'Yeniden kayıt alınıyor. / Writes are taken again.'),
  })
  hooks.push(async () => upgrades.close())
  changes.onSchema(upgrades.heard)
  // A newer program may have migrated before this one listened.
  await upgrades.heard('')
  if (env.READ_ONLY === 'yes') log.warn(refusals.asked)
  const settings = {
    siteUrl: siteUrlOf(env),
    env: envSettings(env),
    sessionHours: env.SESSION_HOURS,
    supportEmail: env.SUPPORT_EMAIL,
    posSimulatorUrl: env.POS_SIMULATOR_URL?.replace(/\/+$/, ''),
    isListed: env.SEARCH_ENGINES === 'welcome',
  }
  const disk = await openSiteDisk(filesPlaceOf(env))
  await assertStore(disk, log)
  const fileStore = watchStore(disk)
  const pictures = openPictureProcess(join(root, 'src/base/files/picture-worker.server.ts'))
  hooks.push(pictures.close)
  const documents = openDocuments(disk, pictures)
  const images = openImages(disk, pictures, (file) => findFocus(database.db, file), log)
  const videos = openVideos(disk)
  const pdf = openPdf(join(root, 'src/base/pdf/pdf-worker.server.ts'))
  hooks.push(pdf.close)
  await inSlot(direct, async () => {
    await insertInitialData(env, database.db)
    if (wantsDemo(env) && !(await hasCompany(database.db)))
      await insertDemo(database.db, { images, videos, documents }, root)
  })
  const contractTemplates = async () => {
    const { readContracts } = await import('#db/demo/read.ts')
    return readContracts(join(root, 'db/demo'))
  }
  const backups = backupPlace(env, direct, root)
  const app = await createApp({
    database,
    changes,
    log,
    settings,
    documents,
    images,
    videos,
    pdf: pdf.make,
    makesPapers: hasCompiler(),
    contractTemplates,
    diskSpace: () => diskSpace(env.DATA_DIR).catch(() => null),
    fileStore,
    upgrades,
    backups,
  })
  const failures = recordFailures(app.services.db, app.services.now)
  // After sweeps and listener, whose last failures it stores, and before the database.
  hooks.push(failures.close)
  const refused = recordRefusals(app.services.db, app.services.now)
  hooks.push(refused.close)
  const sweeps = startSweeps(
    [
      ...sweepsOf(env, app.services, disk, () => sweeps.wake('mail')),
      { name: 'failures', everyMs: 10_000, run: failures.store },
      { name: 'refusals', everyMs: 10_000, run: refused.store },
    ],
    log,
    undefined,
    () => upgrades.closed() !== null,
  )
  hooks.push(sweeps.stop)
  if (backups) {
    // Before the sweeps, one of which waits for it.
    hooks.push(backups.close)
    await warnOfPlace(backups, log)
  }
  // An order changes free seats, so its mail is sent now rather than by the timer.
  changes.subscribe(() => sweeps.wake('mail'))
  // Alerts of staff and answers to messages are sent now rather than by the timer.
  changes.onOffice(() => {
    sweeps.wake('alerts')
    sweeps.wake('mail')
  })
  const readiness = await openReady({ env, database, services: app.services })
  const front = createFront(app, { ...files, images, videos, problems: readiness.problems })
  const proxies = proxyList(env.TRUSTED_PROXIES)
  const handle: Handle = (request, facts) =>
    front.handle(request, {
      ...facts,
      address: clientAddress(facts.address, request.headers.get('x-forwarded-for'), proxies),
    })
  const fastPath = await withMetrics(env, app.services, database, readiness, hooks, front.fastPath)
  await door?.answerWith({ handle, fastPath })
  void files.earlier.keep().catch((error: unknown) => log.warn({ err: error }, 'files of this version are not kept'))
  hooks.push(async () => {
    readiness.leave()
    await door?.close(env.DRAIN_SECONDS ? delay(env.DRAIN_SECONDS * 1000) : undefined)
  })
  // Before the listener, which waits for requests under way.
  hooks.push(async () => app.services.liveEvents.close())
  return handle
}

export const siteUrlOf = ({ SITE_URL, PORT }: Env) => SITE_URL ?? `http://localhost:${PORT}`

function backupPlace(env: Env, url: string, root: string): BackupPlace | null {
  const { BACKUP_DIR: folder, BACKUP_EVERY, BACKUP_KEEP, BACKUP_PASSPHRASE: passphrase } = env
  if (!folder || !passphrase) return null
  return openBackupPlace({
    plan: { folder, everyHours: BACKUP_EVERY, keep: BACKUP_KEEP },
    request: { url, files: filesPlaceOf(env), passphrase },
    worker: join(root, 'src/base/backup/backup-worker.server.ts'),
  })
}

/** Logs problems with the backup folder. The site runs without it: its disk may come back. */
async function warnOfPlace(place: BackupPlace, log: Logger): Promise<void> {
  const { folder } = place.plan
  const { isWritable, sharesDisk } = await place.look()
  if (!isWritable)
    log.error(
      { folder },
      'BACKUP_DIR klasörü yok ya da yazılamıyor: yedek alınamayacak. / The folder of BACKUP_DIR is missing or cannot be written: no backup can be made.',
    )
  else if (sharesDisk)
    log.warn(
      { folder },
      'BACKUP_DIR, DATA_DIR ile aynı diskte: disk bozulursa yedekler de gider. Yedekleri başka bir makineye kopyalayın. / BACKUP_DIR is on the disk of DATA_DIR: what breaks the disk takes the backups with it. Copy them to another machine.',
    )
}

/** Settings of the agency that the environment takes out of the office's hands. */
function envSettings({ HOLD_HOURS, ORDERS_PER_HOUR, SEATS_PER_ADDRESS, SMTP_URL, MAIL_FROM }: Env): EnvSettings {
  return {
    holdHours: HOLD_HOURS,
    ordersPerHour: ORDERS_PER_HOUR,
    seatsPerAddress: SEATS_PER_ADDRESS,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
  }
}

/** The embedded database gets the demo unless DEMO=no; one of DATABASE_URL only with DEMO=yes. */
function wantsDemo({ DEMO, DATABASE_URL }: Env): boolean {
  return DEMO === undefined ? DATABASE_URL === undefined : DEMO === 'yes'
}
