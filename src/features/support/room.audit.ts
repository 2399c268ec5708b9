import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { supportScreen } from './support.links.ts'

export const audit: RoomAudit = {
  entities: {
    support_requests: {
      names: { tr: ['Destek talebi', 'Destek talepleri'], en: ['Support request', 'support requests'] },
      fields: {
        subject: { label: { tr: 'Konu', en: 'Subject' } },
        screen: { label: { tr: 'Ekran', en: 'Screen' } },
      },
      screen: { to: supportScreen },
    },
  },
}
