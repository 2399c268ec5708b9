import { randomBytes } from 'node:crypto'
import type { Db } from './connect.server.ts'

const known = new WeakMap<Db, Map<string, Buffer>>()

/** A random secret, generated on first use and shared by all processes. Read once: it changes only while no program runs (key-rotation.server.ts). */
export async function appKey(db: Db, name: string): Promise<Buffer> {
  const keys = known.get(db) ?? new Map<string, Buffer>()
  known.set(db, keys)
  const key = keys.get(name) ?? (await readKey(db, name))
  keys.set(name, key)
  return key
}

async function readKey(db: Db, name: string): Promise<Buffer> {
  await db
    .insertInto('app_keys')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('app_keys').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
