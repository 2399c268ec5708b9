import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { officeImageJson } from '#src/base/files/images.store.server.ts'

/** A picture with its description in every language; null when there is none. In a transaction it stays until the end. */
export async function findOfficeImage(db: Db, id: number): Promise<OfficeImage | null> {
  const row = await db
    // The question below has an `images` of its own.
    .selectFrom('images as asked')
    .select(officeImageJson('asked.id').as('image'))
    .where('id', '=', id)
    .$if(db.isTransaction, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return row?.image ?? null
}

/** Of these languages; the others keep what they have. An empty one is taken away. */
export async function saveAlts(tx: Tx, image_id: number, alts: Record<string, string>): Promise<void> {
  for (const [lang, alt] of Object.entries(alts)) {
    const row = { image_id, lang, alt }
    if (alt === '')
      await tx.deleteFrom('image_texts').where('image_id', '=', image_id).where('lang', '=', lang).execute()
    else
      await tx
        .insertInto('image_texts')
        .values(row)
        .onConflict((conflict) => conflict.columns(['image_id', 'lang']).doUpdateSet({ alt }))
        .execute()
  }
}

/** @returns those that there are, visitors see them or not. */
export async function findLanguages(db: Db): Promise<string[]> {
  return (await db.selectFrom('languages').select('abbr').execute()).map(({ abbr }) => abbr)
}

export async function insertVideo(tx: Tx, video: { file: string; bytes: number }): Promise<void> {
  await tx.insertInto('videos').values(video).execute()
}
