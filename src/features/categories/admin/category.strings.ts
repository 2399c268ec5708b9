import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const categoryTexts = {
  title: { tr: 'Tur kategorileri', en: 'Tour categories' },
  lead: { tr: 'Menüde ve ana sayfada bu sırayla görünür. Sürükleyerek ya da tutamakta Boşluk ve ok tuşlarıyla sıralayın.', en: 'Shown in this order in the menu and on the home page. Order them by dragging, or with Space and the arrow keys on a handle.' },
  lead_of: { tr: '“{name}” kategorisinin alt kategorileri', en: 'Sub-categories of “{name}”' },
  to_main: { tr: 'Ana kategoriler', en: 'Main categories' },
  add: { tr: 'Kategori ekle', en: 'Add a category' },
  name: { tr: 'Kategori', en: 'Category' },
  tours: { tr: 'Tur', en: 'Tours' },
  subs: { tr: 'Alt kategori', en: 'Sub-categories' },
  subs_of: { tr: '{n} alt kategori', en: '{n} sub-category|{n} sub-categories' },
  languages: { tr: 'Diller', en: 'Languages' },
  view: { tr: 'Sitede gör', en: 'View on the site' },
  insert_title: { tr: 'Yeni kategori', en: 'New category' },
  empty: { tr: 'Henüz kategori yok. Turlarınızı yayımlamadan önce en az bir kategori ekleyin.', en: 'There are no categories yet. Add at least one before you publish tours.' },
} satisfies OfficeTexts

/** Labels of the form, by field. */
export const categoryFields = {
  name: { label: { tr: 'Kategori adı', en: 'Name' } },
  parent_id: { label: { tr: 'Üst kategori', en: 'Parent category' }, help: { tr: 'Boş bırakılırsa ana kategori olur ve menünün ilk sırasında görünür.', en: 'Without one it is a main category, shown in the first row of the menu.' } },
  cover_image: { label: { tr: 'Kapak görseli', en: 'Cover picture' }, help: { tr: 'Sayfanın başında ve ana sayfadaki kutuda görünür.', en: 'At the top of the page and on the home page.' } },
  description: { label: { tr: 'Tanıtım yazısı', en: 'Text' }, help: { tr: 'Tur listesinin altında görünür.', en: 'Shown below the list of tours.' } },
  seo_title: { label: { tr: 'Başlık', en: 'Title' }, help: { tr: 'Boşsa kategori adı kullanılır. 60 karakteri geçmesin.', en: 'The name when empty. Keep it under 60 characters.' } },
  seo_description: { label: { tr: 'Açıklama', en: 'Description' }, help: { tr: 'Arama sonucunda başlığın altında görünür.', en: 'Shown under the title in search results.' } },
}
