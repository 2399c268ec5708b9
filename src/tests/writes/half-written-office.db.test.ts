import { expect, test } from 'vitest'
import { insertLanguages } from '#src/features/tours/tours.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { breakingSite } from './half-written.fixture.ts'
import {
  alike,
  connections,
  exceptions,
  inParts,
  isOrderOfRows,
  savesWithOrders,
  savesWithoutOrders,
  visitors,
} from './half-written.routes.fixture.ts'

const site = breakingSite('statement', insertLanguages)

test.each(Object.entries(savesWithoutOrders))(
  '%s whose n-th statement fails writes nothing, and can be sent again',
  (route, write) => site.expectWhole(route, write),
)

test('every write is broken at each of its queries, or writes as one that is, or has a reason', () => {
  const broken = Object.keys({ ...savesWithoutOrders, ...savesWithOrders, ...inParts, ...connections, ...visitors })
  const excused = Object.keys({ ...alike, ...exceptions })
  const writes = endpoints.filter(({ method, reads }) => method !== 'GET' && !reads)
  const routes = writes.map(({ method, path }) => `${method} ${path}`)
  expect([...broken, ...excused].sort()).toEqual(routes.filter((route) => !isOrderOfRows(route)).sort())
  expect(Object.values(alike).filter((like) => !broken.includes(like))).toEqual([])
})
