import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  office: [
    route('pages/about-us/certificates/insert', 'features/company/admin/certificate-insert-page.tsx'),
    route('pages/about-us/certificates/update', 'features/company/admin/certificate-update-page.tsx'),
    route('settings/contact-information', 'features/company/contacts/admin/contacts-page.tsx'),
    route('settings/contact-information/insert', 'features/company/contacts/admin/contact-insert-page.tsx'),
    route('settings/contact-information/update', 'features/company/contacts/admin/contact-update-page.tsx'),
    route('settings/company', 'features/company/settings/admin/company-page.tsx'),
    route('settings/social-media', 'features/company/contacts/admin/social-page.tsx'),
    route('settings/social-media/insert', 'features/company/contacts/admin/social-insert-page.tsx'),
    route('settings/social-media/update', 'features/company/contacts/admin/social-update-page.tsx'),
    route('settings/site', 'features/company/settings/admin/site-page.tsx'),
    route('settings/sales', 'features/company/settings/admin/sales-page.tsx'),
    route('settings/mail', 'features/company/settings/admin/mail-page.tsx'),
  ],
}
