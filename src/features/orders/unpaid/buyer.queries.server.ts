import { createHmac } from 'node:crypto'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { networkOf, wideNetworkOf } from '#src/base/http/server/limits.server.ts'
import { mailboxOf } from './unpaid.rules.ts'
import type { Buyer } from './unpaid.store.server.ts'

/** @param address of the caller, from the socket or a trusted proxy */
export async function buyerOf(db: Db, email: string, address: string): Promise<Buyer> {
  const secret = await appKey(db, 'limits')
  const hashed = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`unpaid ${kind}\n${value}`).digest().subarray(0, 16)
  return {
    email: hashed('email', mailboxOf(email)),
    address: hashed('address', networkOf(address)),
    network: hashed('network', wideNetworkOf(address)),
  }
}
