import { wordsOf } from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { causeTexts } from './admin/notice.strings.ts'

export const audit: RoomAudit = {
  entities: {
    alert_settings: {
      names: { tr: ['Bildirim ayarları', 'Bildirim ayarları'], en: ['Notification settings', 'notification settings'] },
      fields: wordsOf(causeTexts),
    },
  },
}
