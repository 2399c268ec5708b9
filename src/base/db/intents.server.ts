import { createHash } from 'node:crypto'
import { type CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { Failure, invalid } from '../errors.ts'
import type { StringKey } from '../string-key.ts'
import { type Db, mayBeCommitted, type Tx } from './connect.server.ts'
import { inOneMessage } from './statements/one-message.server.ts'
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

/** What an intent writes. A function, when nothing of it can be sent together. */
export type Writes<T> = WritesTogether<T> | ((tx: Tx) => Promise<T>)

export type WritesTogether<T> = {
  /** Sent in one message with the lock of the intent, so they run for a repeat as well, which rolls them back. */
  statements: (tx: Tx) => readonly CompiledQuery<object>[]
  /** The answer, when it is known before: stored in the same message. */
  answer?: T
  /** Decides with the rows of the statements, and writes what depends on them. @throws to roll back */
  written: (tx: Tx, rows: readonly object[][]) => Promise<T>
}

/** Rolls back what a repeat has written. */
class Repeated<T> extends Error {
  readonly first: T
  constructor(first: T) {
    super('an intent has taken effect before')
    this.first = first
  }
}

/**
 * Runs the command of an intent. Of concurrent requests under one key the first runs; the others wait for its end and get
 * its answer. A request that is refused is not stored, so it may be sent again.
 * @param prepare runs outside the transaction, so that the writes it returns hold their locks for a short time. Both may
 * run for a request that turns out to be a repeat.
 * @throws Failure 422 when the key was used for another request
 */
export async function once<T>(
  db: Db,
  intent: Intent,
  prepare: () => Promise<Writes<T>>,
): Promise<{ answer: T; isNew: boolean }> {
  try {
    const writes = await prepare()
    const { statements, answer, written }: WritesTogether<T> =
      typeof writes === 'function' ? { statements: () => [], written: writes } : writes
    const stored = await transaction(db, async (tx) => {
      const known = answer === undefined ? [] : [answerStored(tx, intent, answer)]
      const [locked, ...rows] = await inOneMessage<object[]>(tx, [lockOf(tx, intent), ...known, ...statements(tx)])
      const first = answerOf(intent, (locked as Stored<T>[])[0])
      if (first) throw new Repeated(first)
      const given = await written(tx, rows.slice(known.length))
      if (known.length === 0) await tx.executeQuery(answerStored(tx, intent, given))
      return given
    })
    return { answer: stored, isNew: true }
  } catch (refusal) {
    if (refusal instanceof Repeated) return { answer: refusal.first, isNew: false }
    // A concurrent request under the same key may be the reason for the refusal: for example, it took the last seats.
    const isRefusal = refusal instanceof Failure || (refusal instanceof pg.DatabaseError && !mayBeCommitted(refusal))
    const first = isRefusal ? await findAnswer<T>(db, intent) : null
    if (first) return { answer: first, isNew: false }
    throw refusal
  }
}

/** Waits for other transactions with the key. */
function lockOf(tx: Tx, { command, key }: Intent): CompiledQuery<object> {
  return sql<object>`SELECT request_hash, answer FROM lock_intent(${command}, ${key})`.compile(tx)
}

function answerStored(tx: Tx, { command, key, request_hash }: Intent, answer: unknown): CompiledQuery<object> {
  return tx
    .insertInto('intents')
    .values({ command, key, request_hash, answer: JSON.stringify(answer) })
    .onConflict((conflict) => conflict.columns(['command', 'key']).doNothing())
    .compile()
}
