import type { TextGroup } from '#src/base/string-key.ts'

export const categoriesOffice = {
  category_has_tours: { tr: 'Bu kategoride {n} tur var. Önce turları başka bir kategoriye taşıyın.', en: 'This category has {n} tour. Move it to another category first.|This category has {n} tours. Move them to another category first.' },
  category_has_subs: { tr: 'Bu kategorinin {n} alt kategorisi var. Önce onları silin ya da taşıyın.', en: 'This category has {n} sub-category. Delete or move it first.|This category has {n} sub-categories. Delete or move them first.' },
  category_parent: { tr: 'Üst kategori olarak bir ana kategori seçin.', en: 'Choose a main category as the parent.' },
  category_has_own: { tr: 'Alt kategorileri olan bir kategori başka bir kategorinin altına taşınamaz.', en: 'A category with sub-categories cannot be moved into another one.' },
} satisfies TextGroup
