import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contains } from './contains.server.ts'
import { ownDatabase } from './test-database.ts'

const database = ownDatabase()

const isIn = async (text: string, piece: string) => {
  const { rows } = await sql<{ found: boolean }>`SELECT ${contains(sql`${text}::text`, piece)} AS found`.execute(
    database.db,
  )
  return rows[0]!.found
}

test.each([
  ['Işıltılı Balkan Şehirleri', 'ISILTILI'],
  ['İSTANBUL', 'istanbul'],
  ['Café Crème Turu', 'cafe creme'],
  ['Kapadokya'.normalize('NFD'), 'KAPADOKYA'],
  ['Çağrı Öz'.normalize('NFD'), 'çağrı'],
  ['Çağrı Öz', 'Çağrı'.normalize('NFD')],
])('of an office list %s is found by %s', async (text, piece) => {
  expect(await isIn(text, piece)).toBe(true)
})

test.each([
  ['Kapadokya', 'Karadeniz'],
  ['Kapadokya', '%'],
])('%s is not found by %s', async (text, piece) => {
  expect(await isIn(text, piece)).toBe(false)
})
