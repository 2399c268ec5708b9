import type { ContactInformation } from '#src/features/agency/company.schema.ts'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { awaitsPayment } from '#src/features/orders/site/order-status.ts'

type Agency = {
  takes_office_payment: boolean
  adres?: ContactInformation['adres']
  shift?: ContactInformation['shift']
}

/** Address and opening hours of the first office, while something is open that can be paid there; null otherwise. */
export function officePlace(
  order: Pick<Order, 'may_report' | 'open'>,
  { takes_office_payment, adres = [], shift = [] }: Agency,
): string | null {
  const [address] = adres
  if (!takes_office_payment || !address || !awaitsPayment(order)) return null
  // An address of several lines is one line here.
  const hours = shift.find(({ name }) => name === address.name) ?? shift[0]
  return [address, hours]
    .map((each) => each?.content.trim().replace(/\s*\n\s*/g, ', '))
    .filter(Boolean)
    .join(', ')
}
