import { connect, type Database } from '../src/base/db/connect.server.ts'
import { openEmbedded } from '../src/base/db/embedded/embedded.server.ts'
import { migrate } from '../src/base/db/schema/migrate.server.ts'
import { type Env, readEnv } from '../src/server/env.server.ts'
import { continueAsOwner } from './owner.ts'

export type Stopped = {
  db: Database['db']
  env: Env
  close: () => Promise<void>
  /** Ends the script with a sentence. */
  fail: (sentence: string) => Promise<never>
}

/** The database of a stopped program, for scripts; with the tables of this version. */
export async function openStopped(): Promise<Stopped> {
  const env = readEnv()
  continueAsOwner(env.DATA_DIR)
  const stop = (sentence: string): never => {
    console.error(sentence)
    process.exit(1)
  }
  const embedded = env.DATABASE_URL
    ? null
    : await openEmbedded({ dataDir: env.DATA_DIR, log: () => {}, onTaken: stop }).catch((error: Error) =>
        stop(error.message),
      )
  const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? embedded!.url
  await migrate(url, 'db').catch((error: Error) => stop(error.message))
  const database = connect(url, { onError: () => {} })
  const close = async () => {
    await database.close()
    await embedded?.close()
  }
  const fail = async (sentence: string) => {
    await close()
    return stop(sentence)
  }
  return { db: database.db, env, close, fail }
}
