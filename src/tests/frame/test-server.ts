/** Takes and shows orders in a process of its own, for tests that run several or kill one: node test-server.ts <database url> [settings as JSON] */
import { z } from 'zod'
import { connect } from '#src/base/db/connect.server.ts'
import { endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { clientAddress, proxyList } from '#src/base/http/server/client-address.server.ts'
import { type Handle, listen } from '#src/base/http/server/server.server.ts'
import { checkoutApi } from '#src/features/booking/checkout/checkout.api.server.ts'
import { expireHolds } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { ordersApi } from '#src/site/order/orders.api.server.ts'

// The same timeouts as test-database.ts.
const { db } = connect(process.argv[2]!, { connectTimeoutMs: 30_000 })
const sweep = endpoint({
  method: 'POST',
  path: '/api/test/sweep',
  access: 'public',
  summary: 'Ends the holds that are over at an instant.',
  body: z.strictObject({ now: z.iso.datetime() }),
  answer: z.object({ ended: z.number() }),
  handle: async ({ body }) => ({ ended: await expireHolds(db, new Date(body.now)) }),
})
const [, , , settings] = process.argv
// Without the other rooms, which take half of the start.
const api = testApi([...checkoutApi, ...ordersApi, sweep], { db, ...(settings && { settings: JSON.parse(settings) }) })
// A test is the proxy of the customers that it plays.
const proxies = proxyList(['127.0.0.1'])
const handle: Handle = (request, facts) => {
  const address = clientAddress(facts.address, request.headers.get('x-forwarded-for'), proxies)
  return api.fetch(request, { ...facts, address })
}
const { port } = await listen(handle, () => null, '127.0.0.1', 0)
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`)
