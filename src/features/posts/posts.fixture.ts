import type { Insertable } from 'kysely'
import type { Db, Tables } from '#src/base/db/connect.server.ts'
import { insertImage } from '#src/base/files/images.store.server.ts'
import { slug } from '#src/base/slug.ts'
import type { PostSection } from './posts.schema.ts'

type Text = Partial<Insertable<Tables['post_texts']>> & { title: string }

/** A published post; {tr: 'Yeni sezon'} is short for a title. */
export async function insertPost(
  db: Db,
  section: PostSection,
  texts: Record<string, string | Text>,
  post: Partial<Insertable<Tables['posts']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('posts')
    .values({ section, status: 'yayinda', published_on: '2027-03-01', ...post })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('post_texts')
    .values(
      Object.entries(texts).map(([lang, given]) => {
        const text = typeof given === 'string' ? { title: given } : given
        return { seo_name: slug(text.title), ...text, post_id: id, section, lang }
      }),
    )
    .execute()
  return id
}

/** A row in images without a file. @returns its id */
export function insertPicture(db: Db, file: string): Promise<number> {
  return insertImage(db, { file, width: 9, height: 6, placeholder: 'data:,' }, { tr: file })
}

/** An album and its pictures. */
export async function insertAlbum(db: Db, title: string, files: readonly string[]) {
  const id = await insertPost(db, 'photos', { tr: title })
  const pictures: number[] = []
  for (const file of files) pictures.push(await insertPicture(db, file))
  const rows = pictures.map((image_id, at) => ({ post_id: id, image_id, queue: files.length - at }))
  if (rows.length > 0) await db.insertInto('post_images').values(rows).execute()
  return { id, pictures }
}
