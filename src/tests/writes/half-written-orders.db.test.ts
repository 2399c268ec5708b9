import { test } from 'vitest'
import { insertLanguages } from '#src/features/tours/tours.fixture.ts'
import { breakingSite } from './half-written.fixture.ts'
import { inParts, officeOrders } from './half-written.routes.fixture.ts'

const site = breakingSite('statement', insertLanguages)

test.each(Object.keys(officeOrders))('%s whose n-th statement fails writes nothing, and can be sent again', (route) =>
  site.expectWhole(route, officeOrders[route]!),
)

test.each(Object.keys(inParts))('%s whose n-th statement fails is gone on with, and does everything once', (route) =>
  site.expectOnce(route, inParts[route]!),
)
