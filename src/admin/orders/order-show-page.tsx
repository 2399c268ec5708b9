import { Target } from '#src/base/admin-kit/form/target.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import { ordersAdminPath, ordersScreen } from '#src/features/orders/orders.links.ts'
import { OrderShow } from './order-show.tsx'

export default function OrderShowPage() {
  return (
    <Target list={ordersScreen} load={(id) => officeApi().get<OfficeOrder>(`${ordersAdminPath}/${id}`)}>
      {(order, reload) => <OrderShow order={order} reload={reload} />}
    </Target>
  )
}
