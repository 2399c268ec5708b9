import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { IsolationLevel, Kysely, Transaction } from 'kysely'

const open = new AsyncLocalStorage<true>()

/** 40001 serialization_failure, 40P01 deadlock_detected: nothing was wrong with the work, only with its moment. */
const repeatable = ['40001', '40P01']
const ATTEMPTS = 4

/**
 * Runs `work` in one transaction, read committed unless told otherwise: all of it is kept, or nothing.
 *
 * A deadlock or a serialization failure is no answer for a visitor, because the same work a moment later succeeds:
 * `work` is then run again from its start, four times at most. It must therefore do nothing outside `tx` (no mail, no
 * file, no cache): that comes after the commit. Every other error ends the transaction and is thrown.
 *
 * Inside `work` only `tx` is usable. Asking the pool for a second connection there is an error, for it would not see
 * this transaction, and with every connection inside a transaction all of them would wait for each other.
 */
export async function transaction<DB, T>(
  db: Kysely<DB>,
  work: (tx: Transaction<DB>) => Promise<T>,
  isolation: IsolationLevel = 'read committed',
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db
        .transaction()
        .setIsolationLevel(isolation)
        .execute((tx) => open.run(true, () => work(tx)))
    } catch (error) {
      if (attempt === ATTEMPTS || !repeatable.includes(String((error as { code?: unknown } | null)?.code))) throw error
      // Two that collided would collide again in the same step.
      await delay(Math.random() * 20 * attempt)
    }
  }
}

/** @throws when called, however deep, by the work of an open transaction. */
export function assertOutsideTransaction(): void {
  if (open.getStore()) throw new Error('The pool was asked for a connection inside an open transaction: use its tx')
}
