/** Words of the furniture, the same on every page. */
export const ui = {
  copy: { tr: 'Kopyala', en: 'Copy' },
  copied: { tr: 'Kopyalandı', en: 'Copied' },
  breadcrumbs: { tr: 'Sayfa yolu', en: 'Breadcrumbs' },
  close: { tr: 'Kapat', en: 'Close' },
  less: { tr: 'azalt', en: 'fewer' },
  more: { tr: 'artır', en: 'more' },
  optional: { tr: 'İsteğe bağlı', en: 'Optional' },
  try_again: { tr: 'Tekrar dene', en: 'Try again' },
  previous: { tr: 'Önceki', en: 'Previous' },
  next: { tr: 'Sonraki', en: 'Next' },
  page: { tr: 'Sayfa {n}', en: 'Page {n}' },
}
