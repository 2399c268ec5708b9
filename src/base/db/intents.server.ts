import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { Failure, invalid } from '../errors.ts'
import type { StringKey } from '../string-key.ts'
import { type Db, mayBeCommitted, type Tx } from './connect.server.ts'
import { transaction } from './transaction.server.ts'

/** A request that takes effect once, however often it is sent (docs/decisions/0008-one-intent-one-order.md). */
export type Intent = {
  /** Keys of different commands are independent of each other. */
  command: string
  key: string
  request_hash: Buffer
  /** the message when the key was used for another request */
  reused: StringKey
}

/** SHA-256 of a parsed request and of the file sent with it. */
export function hashOfRequest(request: unknown, file: Uint8Array | null = null): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(request))
    .update(file ?? '')
    .digest()
}

type Stored<T> = { request_hash: Buffer; answer: T }

/** The stored result of a key, without comparing the request. `T` is the answer of the command. */
export async function findIntent<T>(db: Db, command: string, key: string): Promise<Stored<T> | null> {
  const row = await db
    .selectFrom('intents')
    .select(['request_hash', 'answer'])
    .where('command', '=', command)
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? { ...row, answer: row.answer as T } : null
}

/** The answer of an intent that has taken effect, else null. @throws Failure 422 when the key was used for another request */
export async function findAnswer<T>(db: Db, intent: Intent): Promise<T | null> {
  return answerOf(intent, await findIntent<T>(db, intent.command, intent.key))
}

function answerOf<T>({ request_hash, reused }: Intent, stored: Stored<T> | null | undefined): T | null {
  if (stored && !stored.request_hash.equals(request_hash)) throw invalid('Idempotency-Key', reused)
  return stored?.answer ?? null
}

/**
 * Runs the command of an intent. Of concurrent requests under one key the first runs; the others wait for its end and get
 * its answer. A request that is refused is not stored, so it may be sent again.
 * @param prepare runs outside the transaction, so that locks are held for a short time. It may run for a repeated request; the function
 * that it returns does not.
 * @throws Failure 422 when the key was used for another request
 */
export async function once<T>(
  db: Db,
  intent: Intent,
  prepare: () => Promise<(tx: Tx) => Promise<T>>,
): Promise<{ answer: T; isNew: boolean }> {
  try {
    const write = await prepare()
    return await transaction(db, async (tx) => {
      const first = answerOf(intent, await lockIntent<T>(tx, intent))
      if (first) return { answer: first, isNew: false }
      const answer = await write(tx)
      await insertAnswer(tx, intent, answer)
      return { answer, isNew: true }
    })
  } catch (refusal) {
    // A concurrent request under the same key may be the reason for the refusal: for example, it took the last seats.
    const isRefusal = refusal instanceof Failure || (refusal instanceof pg.DatabaseError && !mayBeCommitted(refusal))
    const first = isRefusal ? await findAnswer<T>(db, intent) : null
    if (first) return { answer: first, isNew: false }
    throw refusal
  }
}

/** Waits for other transactions with the key. */
async function lockIntent<T>(tx: Tx, { command, key }: Intent): Promise<Stored<T> | undefined> {
  const { rows } = await sql<Stored<T>>`SELECT request_hash, answer FROM lock_intent(${command}, ${key})`.execute(tx)
  return rows[0]
}

async function insertAnswer(tx: Tx, { command, key, request_hash }: Intent, answer: unknown): Promise<void> {
  await tx
    .insertInto('intents')
    .values({ command, key, request_hash, answer: JSON.stringify(answer) })
    .execute()
}
