import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { IsolationLevel, Kysely, Transaction } from 'kysely'
import { isStalePlan } from './statements/prepared.server.ts'

const open = new AsyncLocalStorage<true>()

/** 40001 serialization_failure, 40P01 deadlock_detected: the same work succeeds when it runs again. */
const repeatable = ['40001', '40P01']
const ATTEMPTS = 4

const isRepeatable = (error: unknown) =>
  repeatable.includes(String((error as { code?: unknown } | null)?.code)) || isStalePlan(error)

/**
 * Runs `work` in one transaction, read committed by default.
 *
 * After a deadlock, a serialization failure or a migration that changed a prepared statement `work` runs again from its start, up to four times. It must therefore have no
 * effect outside of `tx`: mail, files and cache come after the commit. Any other error rolls back and is thrown.
 *
 * Inside `work` use `tx` only. A query on the pool throws, because it would not see this transaction, and if every
 * connection were in a transaction all of them would wait for each other.
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
      if (attempt === ATTEMPTS || !isRepeatable(error)) throw error
      // Without a random delay, two that collided would collide again.
      await delay(Math.random() * 20 * attempt)
    }
  }
}

/** @throws when called from inside the work of an open transaction. */
export function assertOutsideTransaction(): void {
  if (open.getStore()) throw new Error('Query on the pool inside an open transaction: use its tx')
}
