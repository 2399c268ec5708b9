import type { Selectable, Updateable } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'

export type CardSettings = Selectable<Tables['card_settings']>

export function findCardSettings(db: Db): Promise<CardSettings> {
  return db.selectFrom('card_settings').selectAll().executeTakeFirstOrThrow()
}

export function lockCardSettings(tx: Tx): Promise<CardSettings> {
  return tx.selectFrom('card_settings').selectAll().forUpdate().executeTakeFirstOrThrow()
}

export async function updateCardSettings(tx: Tx, values: Updateable<Tables['card_settings']>): Promise<void> {
  await tx.updateTable('card_settings').set(values).execute()
}
