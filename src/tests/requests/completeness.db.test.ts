import { beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { countContents } from '#src/features/languages/language-overview.queries.server.ts'
import { translations } from '#src/server/rooms.server.ts'
import { insertTranslatedAgency } from './inactive-languages.fixture.ts'

const database = ownDatabase()
beforeAll(() => insertTranslatedAgency(database.db))

const counted = async (abbr: string) =>
  (await countContents(database.db, translations)).filter(({ lang }) => lang === abbr)
const listed = translations.flatMap(({ kind, missing }) => (missing ? [{ kind, missing }] : []))

test('every kind has a name of its own', () => {
  expect(new Set(translations.map(({ kind }) => kind)).size).toBe(translations.length)
  expect(listed.length).toBeGreaterThan(15)
})

test.each(['tr', 'en', 'de'])('in %s, the list of what is missing is as long as the counts say', async (lang) => {
  const counts = await counted(lang)
  for (const { kind, missing } of listed) {
    const { total, done } = counts.find((count) => count.kind === kind)!
    expect([kind, (await missing(database.db, lang)).length]).toEqual([kind, total - done])
  }
})

test('a language without texts lacks every record of every kind', async () => {
  await database.db.insertInto('languages').values({ abbr: 'it', lang: 'Italiano', active: false, queue: 1 }).execute()
  const counts = await counted('it')
  expect(counts.map(({ kind }) => kind)).toEqual(translations.map(({ kind }) => kind))
  for (const { kind, done, texts } of counts) expect([kind, done, texts]).toEqual([kind, 0, 0])
  for (const { kind, missing } of listed) {
    const { total } = counts.find((count) => count.kind === kind)!
    expect([kind, (await missing(database.db, 'it')).length]).toEqual([kind, total])
  }
})
