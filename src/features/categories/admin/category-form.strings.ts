export const categoryFields = {
  name: { label: { tr: 'Kategori adı', en: 'Category name' } },
  parent_id: { label: { tr: 'Üst kategori', en: 'Parent category' }, help: { tr: 'Boş bırakılırsa ana kategori olur ve menünün üst düzeyinde görünür.', en: 'If left empty, it becomes a main category and appears at the top level of the menu.' } },
  cover_image: { label: { tr: 'Kapak görseli', en: 'Cover picture' }, help: { tr: 'Sayfanın başında ve ana sayfadaki kutuda görünür.', en: 'Shown at the top of the page and in the card on the home page.' } },
  description: { label: { tr: 'Tanıtım yazısı', en: 'Introduction' }, help: { tr: 'Tur listesinin altında görünür.', en: 'Shown below the list of tours.' } },
  seo_title: { label: { tr: 'Başlık', en: 'Title' }, help: { tr: 'Boşsa kategori adı kullanılır. 60 karakteri geçmesin.', en: 'If empty, the category name is used. Keep it under 60 characters.' } },
  seo_description: { label: { tr: 'Açıklama', en: 'Description' }, help: { tr: 'Arama sonucunda başlığın altında görünür.', en: 'Shown under the title in search results.' } },
}
