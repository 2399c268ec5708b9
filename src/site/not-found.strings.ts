import type { TextGroup } from '#src/base/i18n/string-key.ts'

/** 404 page. */
export const not_found = {
  title: { tr: 'Aradığınız sayfa bulunamadı', en: 'The page you are looking for was not found' },
  text: { tr: 'Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.', en: 'The address may be mistyped, or the page may have been removed.' },
  home: { tr: 'Ana sayfaya dön', en: 'Back to the home page' },
  popular: { tr: 'En çok ilgi gören turlar', en: 'Popular tours' },
  categories: { tr: 'Ya da bir tur grubu seçin', en: 'Or choose a kind of tour' },
} satisfies TextGroup
