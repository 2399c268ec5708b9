import { sql } from 'kysely'
import type { Tx } from '#src/base/db/connect.server.ts'
import type { UnpaidSeats } from './unpaid.rules.ts'

/** Who orders, hashed: e-mail address, network address, and the network around it. */
export type Buyer = { email: Buffer; address: Buffer; network: Buffer }

/** Removes an order from the limits: staff vouch for its buyer. */
export async function forgetUnpaid(tx: Tx, order_id: number): Promise<void> {
  await tx.deleteFrom('unpaid_seats').where('order_id', '=', order_id).execute()
}

/**
 * Unpaid seats, those of the order in this transaction included. Other orders of the e-mail and the network wait until it ends.
 * The departures must be locked.
 */
export async function lockUnpaid(
  tx: Tx,
  { email, address, network }: Buyer,
  departures: readonly number[],
): Promise<UnpaidSeats> {
  const { rows } = await sql<{ unpaid: UnpaidSeats }>`
    SELECT lock_unpaid_seats(${email}, ${address}, ${network}, ${[...departures]}::bigint[]) AS unpaid`.execute(tx)
  return rows[0]!.unpaid
}
