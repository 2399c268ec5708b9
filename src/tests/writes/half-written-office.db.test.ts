import { expect, test } from 'vitest'
import { insertLanguages } from '#src/features/tours/tours.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { breakingSite } from './half-written.fixture.ts'
import {
  alike,
  exceptions,
  inParts,
  ofCards,
  ofConnections,
  officeOrders,
  officeSaves,
  ofLibrary,
  ofVisitors,
} from './half-written.routes.fixture.ts'

const site = breakingSite('statement', insertLanguages)

test.each(Object.keys(officeSaves))('%s whose n-th statement fails writes nothing, and can be sent again', (route) =>
  site.expectWhole(route, officeSaves[route]!),
)

test('every write is broken at each of its queries, or writes as one that is, or has a reason', () => {
  const tested = [officeSaves, officeOrders, inParts, ofLibrary].flatMap((writes) => Object.keys(writes))
  const broken = new Set([...tested, ...ofConnections, ...ofVisitors, ...ofCards])
  const writes = endpoints.filter(({ method, reads }) => method !== 'GET' && !reads)
  const routes = writes.map(({ method, path }) => `${method} ${path}`)
  const others = routes.filter((route) => !broken.has(route))
  const excused = [...alike, ...exceptions]
  expect(others.filter((route) => !excused.some(([pattern]) => pattern.test(route)))).toEqual([])
  expect(excused.filter(([pattern]) => !others.some((route) => pattern.test(route)))).toEqual([])
  expect(alike.filter(([, like]) => !broken.has(like))).toEqual([])
  expect([...broken].filter((route) => !routes.includes(route))).toEqual([])
})
