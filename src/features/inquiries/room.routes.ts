import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  site: [
    route('ozel-tur-talebi', 'features/inquiries/site/special-tour-page.tsx'),
    route('teklif-talebi', 'features/inquiries/site/offer-page.tsx'),
    route('is-basvurusu', 'features/inquiries/site/careers-page.tsx'),
  ],
  office: [
    route('reply-templates', 'features/inquiries/mailbox/admin/reply-templates-page.tsx'),
    route('reply-templates/insert', 'features/inquiries/mailbox/admin/reply-template-insert-page.tsx'),
    route('reply-templates/update', 'features/inquiries/mailbox/admin/reply-template-update-page.tsx'),
    ...['contact', 'special-tour', 'human-resources', 'offer'].flatMap((kind) => [
      route(kind, 'features/inquiries/mailbox/admin/mailbox-page.tsx', { id: `office-${kind}` }),
      route(`${kind}/show`, 'features/inquiries/mailbox/admin/message-page.tsx', { id: `office-${kind}-show` }),
    ]),
  ],
}
