import type { Db } from '#src/base/db/connect.server.ts'
import { countPrograms, lockKeys, renewKeys, reseal, type SealedColumns } from '#src/base/db/key-rotation.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { endAllSessions } from '#src/features/accounts/sessions/sessions.store.server.ts'
import { renewLinks } from '#src/features/messages/order-mails/renew-links.commands.server.ts'

/** All columns that are sealed with keys of the application. */
export const sealedColumns: readonly SealedColumns[] = [
  { key: 'settings', table: 'settings', columns: ['mail_password', 'dkim_key'] },
  {
    key: 'cards',
    table: 'card_settings',
    columns: ['iyzico_api_key', 'iyzico_secret_key', 'paytr_merchant_id', 'paytr_merchant_key', 'paytr_merchant_salt'],
  },
  { key: 'one-time-codes', table: 'one_time_codes', columns: ['sealed_key'] },
]

/**
 * Keys that are not renewed. The first three hash values that the database does not store, so the hashes could not be made again. The
 * others are no secrets.
 */
export const stayingKeys: readonly string[] = [
  // codes on paper must go on working
  'recovery-codes',
  // proof that a mail was sent to an address
  'outbox',
  // proof of requests of people
  'personal-data',
  // names an account to its passkeys
  'passkey-users',
  // the same for every visitor (decision 0099)
  'csrf',
]

/** Keys without stored dependents: what they sign is made again, or counted from zero. */
export const passingKeys: readonly string[] = [
  'order',
  'order-number',
  'message',
  'preview',
  'files',
  'limits',
  'login-networks',
  'one-time-setup',
]

export type Rotation = {
  keys: number
  /** secrets that were sealed again */
  sealed: number
  /** whose links ended */
  orders: number
  /** unsent mails with links to orders, which have new ones now */
  mails: number
  sessions: number
  passwordLinks: number
}

/**
 * New keys of the application in one transaction, for after the leak of a backup (docs/decisions/0113-rotating-keys.md).
 * @returns null while a program runs: it would go on with the old keys in memory
 */
export async function rotateKeys(db: Db, now: Date): Promise<Rotation | null> {
  return transaction(db, async (tx) => {
    await lockKeys(tx)
    if ((await countPrograms(tx)) > 0) return null
    const renewed = await renewKeys(tx, stayingKeys)
    let sealed = 0
    for (const columns of sealedColumns) {
      const key = renewed.get(columns.key)
      if (key) sealed += await reseal(tx, columns, key)
    }
    const order = renewed.get('order')
    const links = order ? await renewLinks(tx, order) : { orders: 0, mails: 0 }
    return { keys: renewed.size, sealed, ...links, ...(await endAllSessions(tx, now)) }
  })
}
