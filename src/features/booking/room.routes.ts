import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  site: [
    route('rezervasyon-olustur', 'features/booking/cart/site/cart-page.tsx'),
    route('kayit', 'features/booking/checkout/site/checkout-page.tsx'),
  ],
  office: [route('order-insert', 'features/booking/office-sale/admin/order-insert-page.tsx')],
}
