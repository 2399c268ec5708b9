import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const categoryTexts = {
  title: { tr: 'Tur kategorileri', en: 'Tour categories' },
  lead: { tr: 'Menüde ve ana sayfada bu sırayla görünür. Sürükleyerek ya da tutamakta Boşluk ve ok tuşlarıyla sıralayın.', en: 'Shown in this order in the menu and on the home page. Sort them by dragging, or with Space and the arrow keys on the handle.' },
  lead_of: { tr: '“{name}” kategorisinin alt kategorileri', en: 'Sub-categories of “{name}”' },
  to_main: { tr: 'Ana kategoriler', en: 'Main categories' },
  add: { tr: 'Kategori ekle', en: 'Add a category' },
  name: { tr: 'Kategori', en: 'Category' },
  tours: { tr: 'Tur', en: 'Tours' },
  subs: { tr: 'Alt kategori', en: 'Sub-categories' },
  subs_of: { tr: '{n} alt kategori', en: '{n} sub-category|{n} sub-categories' },
  languages: { tr: 'Diller', en: 'Languages' },
  insert_title: { tr: 'Yeni kategori', en: 'New category' },
  empty: { tr: 'Henüz kategori yok. Turlarınızı yayımlamadan önce en az bir kategori ekleyin.', en: 'There are no categories yet. Add at least one before you publish your tours.' },
} satisfies OfficeTexts
