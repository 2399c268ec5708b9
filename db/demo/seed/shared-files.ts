import type { Seeding } from './rows.ts'

/** `file`: its name in the store of documents. */
export type StoredSharedFile = { name: string; name_en: string; file: string; bytes: number }

/** Files for everybody on the departure whose travellers are told next. */
export async function seedSharedFiles(
  { db }: Pick<Seeding, 'db'>,
  files: readonly StoredSharedFile[],
  now: Date,
): Promise<void> {
  const told = await db
    .selectFrom('departure_info_approvals')
    .select(['departure_id', 'user_id'])
    .orderBy('departure_id')
    .executeTakeFirst()
  if (!told || files.length === 0) return
  await db
    .insertInto('departure_files')
    .values(files.map((file) => ({ ...file, ...told, created_at: now })))
    .execute()
}
