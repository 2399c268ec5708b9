/** The offer of another language, in that language. Other languages get their own name with the English sentence. */
export const languageOffer = {
  text: { tr: 'Bu sayfanın Türkçesi de var.', en: 'This page is also available in English.' },
  text_other: { en: 'This page is also available in your language.' },
  accept: { tr: 'Türkçe devam et', en: 'Continue in English' },
  dismiss: { tr: 'Kapat', en: 'Dismiss' },
} as const
