import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Image } from '#src/base/files/image.schema.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import { localePath, splitLang } from '#src/base/i18n/paths.ts'
import {
  activeTexts,
  defaultLanguage,
  hasNoText,
  isPublicIn,
  leftJoinTexts,
  type PublishedTextTable,
  textOf,
} from '#src/base/i18n/translated.store.server.ts'
import { type CountedTexts, lacksNothing } from '#src/base/i18n/translations.store.server.ts'
import type { ContentItem, ContentSections } from './content.schema.ts'

export const contentTextTable: PublishedTextTable = {
  table: 'content_texts',
  of: { content_id: 'contents.id' },
  isPublished: true,
}

export const countedContents = (page: string): CountedTexts => ({
  texts: contentTextTable,
  // Some contents have a text or a button only.
  name: sql`coalesce(nullif(main.title, ''), nullif(main.btn_title, ''), left(regexp_replace(main.description, '<[^>]*>', ' ', 'g'), 80))`,
  isDone: lacksNothing,
  where: sql`contents.page = ${page} AND contents.active`,
})

const fields = ['title', 'description', 'uri', 'btn_title', 'uri2', 'btn_title2'] as const

type Row = Pick<ContentItem, 'id' | 'file_img' | 'file_video'> & {
  section: string
  main: string
  shown: (string | null)[]
  texts: Record<string, Record<string, string>>
}

/** Sections of a page: items that are public in the language of the request, and those without texts. Each field in the language of the request, and as {field}_{lang} in every active language. */
export async function findContents(db: Db, page: string, lang: string): Promise<ContentSections> {
  const { rows } = await sql<Row>`
    SELECT contents.id, section, file_video, ${defaultLanguage} AS main, ${imageJson('contents.file_img_id', lang)} AS file_img,
           ARRAY[${sql.join(fields.map((field) => textOf(field)))}] AS shown, ${activeTexts(contentTextTable)} AS texts
      FROM contents ${leftJoinTexts(contentTextTable, lang)}
     WHERE page = ${page} AND ${isShownIn(lang)}
     ORDER BY queue DESC, contents.id`.execute(db)
  const item = ({ id, file_img, file_video, main, shown, texts }: Row): ContentItem => {
    const plain = fields.map((field, at) => {
      const value = shown[at] ?? ''
      const isBorrowedLink = field.startsWith('uri') && !texts[lang]?.[field]
      return [field, isBorrowedLink ? inLanguage(value, { lang, main, languages: Object.keys(texts) }) : value]
    })
    const perLang = Object.entries(texts).flatMap(([abbr, text]) =>
      fields.map((field) => [`${field}_${abbr}`, text[field]]),
    )
    return { id, file_img, file_video, ...Object.fromEntries([...plain, ...perLang]) }
  }
  const sections = Map.groupBy(rows, ({ section }) => section)
  return Object.fromEntries([...sections].map(([section, here]) => [section, here.map(item)]))
}

/** First picture of the first of these sections that shows one in the language of the request. */
export async function findSectionPicture(db: Db, sections: readonly string[], lang: string): Promise<Image | null> {
  const { rows } = await sql<{ image: Image | null }>`
    SELECT ${imageJson('contents.file_img_id', lang)} AS image
      FROM contents JOIN unnest(${[...sections]}::text[]) WITH ORDINALITY AS wanted (section, rank) USING (section)
     WHERE file_img_id IS NOT NULL AND ${isShownIn(lang)}
     ORDER BY rank, queue DESC, contents.id LIMIT 1`.execute(db)
  return rows[0]?.image ?? null
}

function isShownIn(lang: string) {
  return sql`active AND (${isPublicIn(contentTextTable, lang)} OR ${hasNoText(contentTextTable)})`
}

/** A link of the default language, for readers of another one: the same page in their language. */
function inLanguage(
  uri: string,
  { lang, main, languages }: { lang: string; main: string; languages: readonly string[] },
): string {
  if (!uri.startsWith('/') || /^\/(images|videos|documents)\//.test(uri)) return uri
  const { lang: own, path } = splitLang(uri, [main, lang, ...languages])
  return own === null || own === main ? localePath(path, lang, main) : uri
}
