import { join } from 'node:path'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { makeFirstAdmin } from '#src/features/accounts/users/first-admin.commands.server.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { strings } from '#src/strings.ts'
import type { Env } from './env.server.ts'

type Stores = Pick<Services, 'images' | 'videos' | 'documents'>

/**
 * What every database has: the shipped texts and, while there are no users, the first administrator, whose password is printed
 * unless it was given. Before the demo, which has staff.
 */
export async function insertInitialData(env: Env, db: Db): Promise<void> {
  await insertShippedStrings(db, strings)
  const admin = await makeFirstAdmin(db, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD })
  if (admin)
    console.info(`İlk yönetici: ${admin.email}  parola: ${admin.generated ? admin.password : 'ADMIN_PASSWORD'}`)
}

/**
 * Puts the demo agency into a database without an agency. Only now is the demo's code loaded.
 * @param root the folder with db/demo
 * @returns false when the database has an agency: nothing is written
 */
export async function insertDemo(db: Db, stores: Stores, root: string): Promise<boolean> {
  const { isEmpty } = await import('#db/demo/empty.ts')
  if (!(await isEmpty(db))) return false
  const { readDemo } = await import('#db/demo/read.ts')
  const { seedDemo, storeDemoFiles } = await import('#db/demo/seed.ts')
  const demo = readDemo(join(root, 'db/demo'))
  await seedDemo(db, demo, new Date(), await storeDemoFiles(stores, demo))
  return true
}
