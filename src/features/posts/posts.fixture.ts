import type { Insertable } from 'kysely'
import type { Db, Tables } from '#src/base/db/connect.server.ts'
import { slug } from '#src/base/slug.ts'
import type { PostSection } from './posts.schema.ts'

type Text = Partial<Insertable<Tables['post_texts']>> & { title: string }

/** A published post; {tr: 'Yeni sezon'} is a title alone. */
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
