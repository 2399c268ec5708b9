import type { Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { presentEvent } from './office-order.queries.server.ts'
import { foundOfficeOrder, type OfficeFound } from './office-order.store.server.ts'
import { findVersion, listEvents } from './order-events.store.server.ts'
import { lockOrder } from './orders.store.server.ts'

/** An order as staff saw it when they decided. `version` is undefined for scripts, which decide on the current state. */
export type Seen = { id: number; version: number | undefined }

/**
 * Runs a decision of staff on an order in one transaction, on exactly the state that `prepare` read: the order is locked, and a
 * change in between starts again, or is refused when the caller saw another version.
 * @param prepare decides and composes mails outside the transaction; the writes it returns hold the lock for a short time
 * @throws Failure 404; 409 with the events since the version that was seen
 */
export async function decideOnOrder<T>(
  services: Pick<Services, 'db'>,
  { id, version }: Seen,
  prepare: (order: OfficeFound) => Promise<(tx: Tx) => Promise<T>>,
): Promise<T> {
  const { db } = services
  for (;;) {
    // Read before the order: a concurrent change makes the version too old, never too new.
    const current = await findVersion(db, id)
    const order = await foundOfficeOrder(db, id)
    if (version !== undefined && version !== current) throw await staleOrder(services, { id, version, current })
    const write = await prepare(order)
    const done = await transaction(db, async (tx) => {
      await lockOrder(tx, id)
      return (await findVersion(tx, id)) === current ? { answer: await write(tx) } : null
    })
    if (done) return done.answer
  }
}

async function staleOrder(
  { db }: Pick<Services, 'db'>,
  { id, version, current }: { id: number; version: number; current: number },
): Promise<Failure> {
  const changes = (await listEvents(db, id, version)).map(presentEvent)
  return new Failure('conflict', { key: 'office.order_stale' }, { facts: { version: current, changes } })
}
