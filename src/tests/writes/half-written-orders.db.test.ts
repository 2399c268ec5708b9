import { test } from 'vitest'
import { insertLanguages } from '#src/features/tours/tours.fixture.ts'
import { breakingSite } from './half-written.fixture.ts'
import { inParts, savesWithOrders } from './half-written.routes.fixture.ts'

const site = breakingSite('statement', insertLanguages)

test.each(Object.entries(savesWithOrders))(
  '%s whose n-th statement fails writes nothing, and can be sent again',
  (route, write) => site.expectWhole(route, write),
)

test.each(Object.entries(inParts))(
  '%s whose n-th statement fails is gone on with, and does everything once',
  (route, write) => site.expectOnce(route, write),
)
