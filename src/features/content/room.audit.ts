import { heldWords, labelsOf } from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { contentTexts } from './admin/content.strings.ts'
import { contentFields } from './admin/content-form.strings.ts'
import { screenOfContent } from './admin/content-screens.ts'

const pages = {
  home: contentTexts.home_title,
  'about-us': contentTexts.about_title,
  visa: contentTexts.visa_title,
  'bank-accounts': contentTexts.bank_title,
}

export const audit: RoomAudit = {
  entities: {
    contents: {
      names: { tr: ['Sayfa öğesi', 'Sayfa öğeleri'], en: ['Page item', 'page items'] },
      fields: {
        ...labelsOf(contentFields),
        ...heldWords,
        page: { label: { tr: 'Sayfa', en: 'Page' }, choices: pages },
        section: { label: contentTexts.section, choices: contentTexts },
        description: { label: contentFields.description.label, as: 'html' },
        file_img: { label: contentFields.file_img.label, as: 'picture' },
      },
      screen: ({ entity_id, part }) => {
        const to = screenOfContent(part)
        return to === null ? null : { to, id: Number(entity_id) }
      },
      lists: { ...contentTexts, ...pages },
    },
  },
}
