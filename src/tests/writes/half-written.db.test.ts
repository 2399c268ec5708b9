import { test } from 'vitest'
import { insertAgency } from '#src/features/orders/orders.fixture.ts'
import { breakingSite } from './half-written.fixture.ts'
import { connections } from './half-written.routes.fixture.ts'

const site = breakingSite('connection', insertAgency)

test.each(Object.entries(connections))(
  '%s with a connection that breaks at any query writes nothing, and can be sent again',
  (route, write) => site.expectWhole(route, write),
)
