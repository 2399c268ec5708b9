import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import { pageMetaTexts, pageNameTexts } from './admin/page-meta.strings.ts'

const pageNames: OfficeTexts = pageNameTexts

export const audit: RoomAudit = {
  entities: {
    page_meta: {
      names: { tr: ['Sayfa başlığı', 'Sayfa başlıkları'], en: ['Page title', 'page titles'] },
      fields: {
        title: { label: pageMetaTexts.field_title },
        description: { label: pageMetaTexts.field_description },
      },
      screen: { to: '/admin/page-meta' },
      isUnnamed: true,
      idText: (page, lang) => pageNames[page]?.[lang] ?? '',
    },
  },
}
