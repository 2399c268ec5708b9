import { randomBytes } from 'node:crypto'
import type { Db } from './connect.server.ts'

/** A random secret, generated on first use and the same in every process and after every start. */
export async function appKey(db: Db, name: string): Promise<Buffer> {
  await db
    .insertInto('app_keys')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('app_keys').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
