import type { Db } from '#src/base/db/connect.server.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import type { ContentItem, ContentSections } from './content.schema.ts'

const fields = ['title', 'description', 'uri', 'btn_title', 'uri2', 'btn_title2'] as const

export async function findContents(db: Db, page: string, lang: string): Promise<ContentSections> {
  const items = await db
    .selectFrom('contents')
    .select(['id', 'section', 'file_video', imageJson('contents.file_img_id', lang).as('file_img')])
    .where('page', '=', page)
    .where('active', '=', true)
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute()
  if (items.length === 0) return {}
  const texts = await db
    .selectFrom('content_texts')
    .innerJoin('languages', 'languages.abbr', 'content_texts.lang')
    .selectAll('content_texts')
    .select('is_default')
    .where('languages.active', '=', true)
    .where(
      'content_id',
      'in',
      items.map(({ id }) => id),
    )
    .execute()
  const item = ({ id, file_img, file_video }: (typeof items)[number]): ContentItem => {
    const own = texts.filter((text) => text.content_id === id)
    const asked = own.find((text) => text.lang === lang)
    const fallback = own.find((text) => text.is_default)
    const plain = fields.map((field) => [field, asked?.[field] || fallback?.[field] || ''])
    const perLang = own.flatMap((text) => fields.map((field) => [`${field}_${text.lang}`, text[field]]))
    return { id, file_img, file_video, ...Object.fromEntries([...plain, ...perLang]) }
  }
  const sections = Map.groupBy(items, ({ section }) => section)
  return Object.fromEntries([...sections].map(([section, here]) => [section, here.map(item)]))
}
