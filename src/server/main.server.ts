import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { openEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import type { Handle } from '#src/base/http/server/server.server.ts'
import { type ShutdownHooks, shutdownHooks } from '#src/base/jobs/shutdown.server.ts'
import { openLog } from '#src/base/log.server.ts'
import { earlierFiles } from '#src/base/start/earlier-files.server.ts'
import { awayFront, openDoor, startTrouble } from './door.server.ts'
import { type Env, readEnv } from './env.server.ts'
import { openSite, siteUrlOf } from './open-site.server.ts'

/** ms. The process must exit within 10 s of SIGTERM and DRAIN_SECONDS (docs/promises.md, D1). */
const stopMs = 9500

const waits = 'Veritabanı gelene kadar 503 yanıtı veriliyor. / Answering 503 until the database is there.'
const isBack = 'Veritabanına ulaşıldı. / The database was reached.'
/** ms between two attempts to reach an unavailable database */
const retryMs = 1000

export type Running = { port: number; handle: Handle; stop: () => Promise<void> }

/** The folder with db/migrations and build/client, found from src and from build/server. */
const projectFolder = [process.cwd(), join(import.meta.dirname, '..'), join(import.meta.dirname, '../..')].find(
  (folder) => existsSync(join(folder, 'db/migrations')),
)

type Process = {
  /** false in development, where Vite's server listens and calls `handle` */
  listens?: boolean
  log?: Logger
  /** Hooks of everything that is open so far; a signal during the start runs them. */
  hooks?: ShutdownHooks
}

/**
 * Starts the application: env -> database -> API -> pages -> listen. While the server of DATABASE_URL is away it listens, answers 503, and
 * tries again (docs/decisions/0135-a-start-without-the-database.md).
 */
export async function start(env: Env, { listens = true, ...given }: Process = {}): Promise<Running> {
  const log = given.log ?? openLog(env.LOG_LEVEL)
  const hooks = given.hooks ?? shutdownHooks(log)
  const root = projectFolder ?? process.cwd()
  const door = listens ? openDoor(env) : null
  const ending = new AbortController()
  let opened = shutdownHooks(log)
  try {
    const url = env.DATABASE_URL ?? (await embedded(env, log, hooks))
    const clientFolder = join(root, 'build/client')
    const earlier = await earlierFiles(join(clientFolder, 'build'), join(env.DATA_DIR, 'builds'), '/build/')
    const files = { clientFolder, earlier }
    hooks.push(async () => door?.close())
    hooks.push(() => opened.run())
    hooks.push(async () => ending.abort())
    for (let told = ''; ; await delay(retryMs, null, { signal: ending.signal })) {
      try {
        const handle = await openSite(env, { url, root, log, door, files, hooks: opened })
        if (told) log.warn(isBack)
        return { port: door?.port() ?? 0, handle, stop: hooks.run }
      } catch (error) {
        await opened.run()
        opened = shutdownHooks(log)
        const { sentence, passes } = startTrouble(error)
        if (!passes || !door || !env.DATABASE_URL || ending.signal.aborted)
          throw sentence ? new Error(sentence, { cause: error }) : error
        if (!told) await door.answerWith(awayFront({ ...files, siteUrl: siteUrlOf(env), problems: async () => [told] }))
        if (told !== sentence) log.error({ err: error, port: door.port() }, `${sentence} ${waits}`)
        told = sentence
      }
    }
  } catch (error) {
    await hooks.run()
    throw error
  }
}

async function embedded(env: Env, log: Logger, hooks: ShutdownHooks): Promise<string> {
  const server = await openEmbedded({
    dataDir: env.DATA_DIR,
    log: (message) => log.info(message),
    onTaken: (sentence) => {
      console.error(sentence)
      process.exit(1)
    },
  })
  hooks.push(server.close)
  return server.url
}

/** Runs until SIGTERM or SIGINT, then finishes pending work. */
async function run(): Promise<void> {
  // Node exits with 0 when the event loop is empty. Before the site listens that is a failure.
  process.once('beforeExit', () => {
    console.error(
      'Seyyah başlatılamadı: beklenen bir yanıt gelmedi. / Seyyah did not start: an expected response did not arrive.',
    )
    process.exit(1)
  })
  const env = readEnv()
  const log = openLog(env.LOG_LEVEL)
  const hooks = shutdownHooks(log)
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A terminal and npm both send theirs: the second one must not end what the first one lets finish.
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      // Unfinished work, for example behind a hanging mail server, is repeated after the next start.
      setTimeout(() => process.exit(0), env.DRAIN_SECONDS * 1000 + stopMs).unref()
      void hooks.run().then(() => process.exit(0))
    })
  }
  try {
    const { port } = await start(env, { log, hooks })
    console.info(`Seyyah hazır: http://localhost:${port}`)
  } catch (error) {
    // A start that was stopped fails when it uses what is closed.
    if (!isStopping) throw error
  }
}

if (import.meta.main && import.meta.env?.PROD) {
  run().catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
}
