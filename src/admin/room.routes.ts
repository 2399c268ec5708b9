import { index, route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

const contents = 'features/content/admin/content-page.tsx'
const parts = 'admin/page-parts.tsx'

export const routes: RoomRoutes = {
  office: [
    index('admin/to-dashboard.tsx'),
    route('dashboard', 'admin/dashboard/dashboard-page.tsx'),
    route('orders', 'admin/orders/orders-page.tsx'),
    route('departure-show', 'admin/departure/departure-show-page.tsx'),
    route('order-show', 'admin/orders/order-show-page.tsx'),
    route('pages/pictures', 'admin/library/pictures-page.tsx'),
    route('settings/opening', 'admin/start/opening-page.tsx'),
    route('account', 'admin/account/account-page.tsx'),
    route('support', 'admin/support/support-page.tsx'),
    route('audit', 'admin/audit/audit-page.tsx'),
    route('personal-data', 'admin/personal-data/personal-data-page.tsx'),
    route('system', 'admin/system/system-page.tsx'),
    // Lists of several rooms under one entry of the menu.
    route('pages/bank-accounts', parts, { id: 'bank-accounts-parts' }, [
      index('features/bank-accounts/admin/bank-accounts-page.tsx'),
      route('warning', contents, { id: 'content-warning' }),
    ]),
    route('pages/visa', parts, { id: 'visa-parts' }, [
      index('features/posts/admin/posts-page.tsx', { id: 'office-visa' }),
      route('banner', contents, { id: 'content-banner' }),
    ]),
    route('pages/about-us', parts, { id: 'about-us-parts' }, [
      index(contents, { id: 'content-about-us' }),
      route('certificates', 'features/company/admin/certificates-page.tsx'),
    ]),
  ],
}
