import type { AnyEndpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { customerEdit, staffEdit } from '#src/features/passengers/manifest/passengers.api.server.ts'
import { AcceptDifference } from '#src/features/passengers/manifest/passengers.schema.ts'
import { acceptDifference } from './age-price.commands.server.ts'

/** Birth dates that change the price of an order. */
export const agePriceApi: readonly AnyEndpoint[] = [
  customerEdit({
    part: '/accept',
    summary: 'Accepts the price that birth dates change, by the total that was shown. Nothing is charged before.',
    body: AcceptDifference,
    answer: PassengersSaved,
    changes: false,
    handle: async ({ params: { order_no }, query: { key }, body, ...call }) => {
      const { id } = await findOrderByKey(call, order_no, key)
      await acceptDifference(call, id, body, null)
      const data = await readAgain(async () => passengersOf(call, await findOrderByKey(call, order_no, key)))
      return { ...(await done(call, 'mail.traveller_accepted')), data: data! }
    },
  }),
  staffEdit('POST', {
    part: '/accept',
    summary: 'Accepts the price that birth dates change, as the customer has told staff.',
    body: AcceptDifference,
    edit: acceptDifference,
    message: 'office.age_accepted',
  }),
]
