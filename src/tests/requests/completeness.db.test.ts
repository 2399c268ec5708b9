import { beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { countContents, listUntranslated } from '#src/features/languages/contents.store.server.ts'
import { contentKinds } from '#src/features/languages/languages.links.ts'
import { insertTranslatedAgency } from './inactive-languages.fixture.ts'

const database = ownDatabase()
beforeAll(() => insertTranslatedAgency(database.db))

/** Kinds without a list of records. */
const unlisted = ['contact', 'company']

test.each(['tr', 'en', 'de'])('in %s, the list of what is missing is as long as the counts say', async (lang) => {
  const counts = (await countContents(database.db)).filter(
    (count) => count.lang === lang && !unlisted.includes(count.kind),
  )
  const lengths = counts.map(async ({ kind }) => [kind, (await listUntranslated(database.db, kind, lang)).length])
  expect(Object.fromEntries(await Promise.all(lengths))).toEqual(
    Object.fromEntries(counts.map(({ kind, total, done }) => [kind, total - done])),
  )
})

test('a language without texts lacks every record of every kind', async () => {
  await database.db.insertInto('languages').values({ abbr: 'it', lang: 'Italiano', active: false, queue: 1 }).execute()
  const counts = (await countContents(database.db)).filter(({ lang }) => lang === 'it')
  expect(counts.map(({ kind }) => kind).toSorted()).toEqual(contentKinds.toSorted())
  for (const { kind, total, done, texts } of counts) {
    expect([kind, done, texts]).toEqual([kind, 0, 0])
    if (!unlisted.includes(kind))
      expect([kind, (await listUntranslated(database.db, kind, 'it')).length]).toEqual([kind, total])
  }
})
