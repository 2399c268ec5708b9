import { wordsOf } from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { orderWords, screenOfOrder } from '#src/features/orders/room.audit.ts'
import { paperFieldTexts, paperKindTexts } from './admin/order-papers.strings.ts'

export const audit: RoomAudit = {
  entities: {
    papers: {
      names: { tr: ['Belge', 'Belgeler'], en: ['Document', 'documents'] },
      fields: {
        ...orderWords,
        ...wordsOf(paperFieldTexts),
        kind: { label: paperFieldTexts.kind, choices: paperKindTexts },
      },
      screen: screenOfOrder,
    },
  },
}
