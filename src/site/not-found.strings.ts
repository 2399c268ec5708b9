import type { TextGroup } from '#src/base/string-key.ts'

/** 404 page. */
export const not_found = {
  title: { tr: 'Aradığınız sayfa bulunamadı', en: 'We could not find this page' },
  text: { tr: 'Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.', en: 'The address may contain a typo, or the page may have been removed.' },
  other_title: { tr: 'Bu sayfa {here} olarak henüz yayında değil', en: 'This page is not available in {here} yet' },
  other_text: { tr: 'Sayfa şu dilde yayında: {lang}.', en: 'You can read it in another language: {lang}.' },
  other_open: { tr: 'Sayfayı aç ({lang})', en: 'Open the page in {lang}' },
  home: { tr: 'Ana sayfaya dön', en: 'Back to the home page' },
  popular: { tr: 'En çok ilgi gören turlar', en: 'Popular tours' },
  categories: { tr: 'Ya da bir tur grubu seçin', en: 'Or choose a tour type' },
} satisfies TextGroup
