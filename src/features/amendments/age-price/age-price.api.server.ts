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
    edit: acceptDifference,
    message: 'mail.traveller_accepted',
  }),
  staffEdit('POST', {
    part: '/accept',
    summary: 'Accepts the price that birth dates change, as the customer has told staff.',
    body: AcceptDifference,
    edit: acceptDifference,
    message: 'office.age_accepted',
  }),
]
