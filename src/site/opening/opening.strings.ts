import type { TextGroup } from '#src/base/string-key.ts'

/** What visitors read until the agency opens its site. */
export const opening = {
  title: { tr: 'Sitemiz hazırlanıyor', en: 'Our website is being prepared' },
  text: { tr: 'Çok yakında buradayız. O zamana kadar bize buradan ulaşabilirsiniz:', en: 'We will be here very soon. Until then, you can reach us here:' },
  text_alone: { tr: 'Çok yakında buradayız.', en: 'We will be here very soon.' },
  closed: { tr: 'Sitemiz henüz açılmadı. Çok yakında buradayız.', en: 'Our website is not open yet. We will be here very soon.' },
} satisfies TextGroup
