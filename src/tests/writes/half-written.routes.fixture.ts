import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { fixtures, type HalfWritten, ofAll, staffWrites } from '../rooms.fixture.ts'

const named = (routes: readonly string[]): Record<string, StaffWrite> =>
  Object.fromEntries(routes.map((route) => [route, staffWrites[route]!]))
const everyOf = <T>(of: (halfWritten: HalfWritten) => Record<string, T> | undefined) =>
  ofAll(({ halfWritten = {} }) => of(halfWritten))
const listedIn = (of: (halfWritten: HalfWritten) => readonly string[] | undefined) =>
  named(fixtures.flatMap(({ halfWritten = {} }) => of(halfWritten) ?? []))

export const inParts = listedIn((halfWritten) => halfWritten.inParts)
export const connections = listedIn((halfWritten) => halfWritten.connections)
export const visitors = everyOf((halfWritten) => halfWritten.visitors)
export const swept = everyOf((halfWritten) => halfWritten.swept)
export const exceptions = everyOf((halfWritten) => halfWritten.exceptions)
export const alike = everyOf((halfWritten) => halfWritten.alike)

/** An order of rows is written as that of the tours. */
const orderOfRows = 'PUT /api/admin/products/queue'
export const isOrderOfRows = (route: string) =>
  /^PUT .*\/(queue|files-queue)(\/:id)?$/.test(route) && route !== orderOfRows

const others = { ...inParts, ...connections, ...exceptions, ...alike }
const isSaved = (route: string) => !(route in others) && !isOrderOfRows(route)

/** Saves of the office, of rooms in which there are no orders, and of the others. */
const place = fixtures.findIndex(({ room }) => room === 'orders')
const savesOf = (some: typeof fixtures) => named(some.flatMap(({ writes = {} }) => Object.keys(writes)).filter(isSaved))
export const savesWithoutOrders = savesOf(fixtures.slice(0, place))
export const savesWithOrders = savesOf(fixtures.slice(place))
