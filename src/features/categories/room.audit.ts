import { heldWords, labelsOf, seoWords } from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { categoryTexts } from './admin/category.strings.ts'
import { categoryFields } from './admin/category-form.strings.ts'

export const references = { parent_id: 'categories', categories: 'categories' }

export const audit: RoomAudit = {
  entities: {
    categories: {
      names: { tr: ['Kategori', 'Kategoriler'], en: ['Category', 'categories'] },
      fields: {
        ...labelsOf(categoryFields),
        ...seoWords,
        ...heldWords,
        cover_image: { label: categoryFields.cover_image.label, as: 'picture' },
        description: { label: categoryFields.description.label, as: 'html' },
      },
      screen: '/admin/pages/tours-categories/update',
      lists: { main: categoryTexts.to_main },
    },
  },
  references,
}
