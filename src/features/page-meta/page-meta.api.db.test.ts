import { beforeAll, expect, test } from 'vitest'
import { testRoom } from '../languages/site.fixture.ts'
import { insertGerman } from '../tours/tours.fixture.ts'
import { pageMetaApi } from './page-meta.api.server.ts'

const room = testRoom(pageMetaApi)

beforeAll(async () => {
  const { db } = room
  await insertGerman(db)
  await db
    .insertInto('page_meta')
    .values([
      { route_name: 'home', lang: 'tr', title: 'Ana sayfa', description: 'Turlar' },
      { route_name: 'home', lang: 'en', title: 'Home', description: '' },
      { route_name: 'visa', lang: 'tr', title: null, description: 'Vize işlemleri' },
      { route_name: 'contact', lang: 'de', title: 'Kontakt', description: null },
    ])
    .execute()
})

test('titles and descriptions are keyed by route name, null where empty', async () => {
  expect(await room.get('/api/pages/page-meta')).toMatchObject({
    status: 200,
    body: {
      home: { title: 'Ana sayfa', description: 'Turlar' },
      visa: { title: null, description: 'Vize işlemleri' },
    },
  })
})

test('an empty field falls back to the default language, never to another one', async () => {
  expect((await room.get('/api/pages/page-meta?lang=en')).body).toEqual({
    home: { title: 'Home', description: 'Turlar' },
    visa: { title: null, description: 'Vize işlemleri' },
  })
})

test('unchanged titles answer 304, a changed one 200', async () => {
  const known = { 'if-none-match': (await room.get('/api/pages/page-meta')).headers.get('etag')! }
  expect((await room.get('/api/pages/page-meta', known)).status).toBe(304)
  await room.db.updateTable('page_meta').set({ title: 'Vize' }).where('route_name', '=', 'visa').execute()
  expect(await room.get('/api/pages/page-meta', known)).toMatchObject({
    status: 200,
    body: { visa: { title: 'Vize' } },
  })
})
