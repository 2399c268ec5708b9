import type { TextGroup } from '#src/base/string-key.ts'

/** Header. The customer chose the first four keys. */
export const navbar = {
  bize_ulasin: { tr: 'Bize ulaşın', en: 'Contact us' },
  home: { tr: 'Ana sayfa', en: 'Home' },
  vize: { tr: 'Vize', en: 'Visa' },
  special_tour: { tr: 'Özel tur talebi', en: 'Request a private tour' },
  menu: { tr: 'Menü', en: 'Menu' },
  close: { tr: 'Kapat', en: 'Close' },
  main_menu: { tr: 'Ana menü', en: 'Main menu' },
  cart: { tr: 'Sepet', en: 'Cart' },
  cart_count: { tr: 'Sepette {n} tur', en: '{n} tour in the cart|{n} tours in the cart' },
  language: { tr: 'Dil', en: 'Language' },
  language_changed: { tr: 'Site artık Türkçe.', en: 'The site is now in English.' },
  unchecked: {
    tr: 'Fiyatları ve boş yerleri şu anda kontrol ediyoruz. Birazdan sayfayı yenileyin.',
    en: 'We are checking prices and free seats right now. Please reload the page in a moment.',
  },
  skip_to_content: { tr: 'İçeriğe geç', en: 'Skip to content' },
  all_of_category: { tr: 'Tüm {name}', en: 'All {name}' },
  show_sub_categories: { tr: '{name}: alt gruplar', en: '{name}: tour types' },
  more_tours: { tr: 'Diğer turlar', en: 'More tours' },
  call: { tr: 'Bizi arayın', en: 'Call us' },
  to_top: { tr: 'Sayfanın başına dön', en: 'Back to top' },
} satisfies TextGroup
