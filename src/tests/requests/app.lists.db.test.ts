import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { insertLanguages } from '#src/features/tours/tours.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { fixtures } from '../rooms.fixture.ts'

const questions = fixtures.flatMap((fixture) => fixture.questions ?? [])

const database = ownDatabase()
let api: TestApi
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }

beforeAll(async () => {
  await insertLanguages(database.db)
  api = testApi(endpoints, { db: database.db, staff: await insertStaff(database.db) })
})

test('every office list treats an empty query field as absent', async () => {
  for (const { path, query } of endpoints.filter(({ method, access }) => method === 'GET' && access !== 'public')) {
    if (questions.includes(path)) continue
    const filled = path.replaceAll(':section', 'blog').replace(':abbr', 'tr').replace(/:\w+/g, '1')
    if (!(query instanceof z.ZodObject)) continue
    const names = Object.keys(query.shape)
    const url = `https://seyyah.example${filled}?${names.map((name) => `${name}=`).join('&')}`
    // Not `api.get`: some answers are files.
    const answer = await api.fetch(new Request(url, { headers }), { address: '192.0.2.7' })
    await answer.arrayBuffer()
    expect([path, answer.status]).toEqual([path, 200])
  }
})
