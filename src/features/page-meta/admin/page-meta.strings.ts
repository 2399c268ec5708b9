import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import { pageRoutes } from '../page-meta.links.ts'

export const pageMetaTexts = {
  title: { tr: 'Sayfa başlıkları', en: 'Page titles' },
  lead: { tr: 'Tarayıcı sekmesinde ve arama sonuçlarında görünen başlık ile açıklama. {total} sayfanın {n} tanesi tamam.', en: 'The title and description shown in browser tabs and search results. {n} of {total} pages are complete.' },
  pages: { tr: 'Sayfalar', en: 'Pages' },
  page: { tr: 'Sayfa', en: 'Page' },
  search: { tr: 'Sayfa adında ara', en: 'Search the pages' },
  only_open: { tr: 'Yalnız eksikleri göster', en: 'Show incomplete pages only' },
  none_found: { tr: 'Aramanıza uyan sayfa yok.', en: 'No page matches your search.' },
  all_good: { tr: 'Eksik sayfa kalmadı.', en: 'There are no incomplete pages left.' },
  good: { tr: 'tamam', en: 'complete' },
  long: { tr: 'uzun', en: 'too long' },
  part: { tr: 'eksik', en: 'incomplete' },
  empty: { tr: 'boş', en: 'empty' },
  field_title: { tr: 'Başlık', en: 'Title' },
  field_description: { tr: 'Açıklama', en: 'Description' },
  length: { tr: '{n} / {max} karakter', en: '{n} / {max} characters' },
  too_long: { tr: '{n} / {max} karakter: arama sonucunda sonu kesilir.', en: '{n} / {max} characters: it will be cut off in search results.' },
  empty_default: { tr: 'Boşsa varsayılan dildeki metin kullanılır.', en: 'If empty, the text in the default language is used.' },
  empty_company: { tr: 'Boşsa şirket adı kullanılır.', en: 'If empty, the company name is used.' },
  empty_nothing: { tr: 'Boşsa açıklama gösterilmez.', en: 'If empty, no description is shown.' },
  result: { tr: 'Arama sonucunda ({lang})', en: 'In search results ({lang})' },
  tab: { tr: 'Tarayıcı sekmesinde ({lang})', en: 'In a browser tab ({lang})' },
  no_description: { tr: 'Açıklama yok: arama motoru sayfadan bir bölüm seçer.', en: 'No description: search engines will pick an excerpt from the page.' },
  of_one: { tr: 'Bu türden her sayfanın kendi başlığı ve açıklaması önce gelir; buradakiler onlarda boş olanın yerini tutar.', en: 'Each page of this kind has its own title and description, which come first; these are used where those are empty.' },
  unlisted: { tr: 'Bu sayfa arama sonuçlarında çıkmaz; başlığı yalnız tarayıcı sekmesinde görünür.', en: 'This page does not appear in search results; its title is only seen in the browser tab.' },
  save_next: { tr: 'Kaydet ve sonrakine geç', en: 'Save and go to the next' },
  save_next_hint: { tr: 'Kaydet ve sonrakine geç (Ctrl+Enter)', en: 'Save and go to the next (Ctrl+Enter)' },
  previous: { tr: 'Önceki sayfa', en: 'Previous page' },
  previous_hint: { tr: 'Önceki sayfa (Alt+↑)', en: 'Previous page (Alt+↑)' },
  next: { tr: 'Sonraki sayfa', en: 'Next page' },
  next_hint: { tr: 'Sonraki sayfa (Alt+↓)', en: 'Next page (Alt+↓)' },
} satisfies OfficeTexts

export const pageNameTexts = Object.fromEntries(pageRoutes.map(({ route_name, name }) => [route_name, name])) as Record<(typeof pageRoutes)[number]['route_name'], OfficeTexts[string]>
