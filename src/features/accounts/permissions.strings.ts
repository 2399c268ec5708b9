import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

/** Each permission as the right it gives, in the order of the table of role groups. A permission without words does not compile. */
export const permissionTexts = {
  content: { tr: 'Sayfaları, haberleri, galeriyi, vize bilgilerini ve sözleşmeleri düzenler', en: 'Edits pages, news, the gallery, visa information and contracts' },
  tours: { tr: 'Turları ve kategorileri düzenler', en: 'Edits tours and categories' },
  departures: { tr: 'Kalkışları, kontenjanı ve fiyatları yönetir', en: 'Manages departures, quotas and prices' },
  'orders.read': { tr: 'Siparişleri görür', en: 'Sees orders' },
  orders: { tr: 'Siparişleri yönetir, telefonla satış yapar', en: 'Manages orders and sells by telephone' },
  payments: { tr: 'Ödemeleri işler', en: 'Records and matches payments' },
  'bank-accounts': { tr: 'Banka hesaplarını düzenler', en: 'Edits bank accounts' },
  messages: { tr: 'Gelen mesajları okur ve yanıtlar', en: 'Reads and answers messages' },
  settings: { tr: 'Firma bilgilerini, dilleri ve entegrasyonları yönetir', en: 'Manages company information, languages and integrations' },
  users: { tr: 'Kullanıcıları ve yetkileri yönetir', en: 'Manages users and their roles' },
  'personal-data': { tr: 'Kişisel veri başvurularını yanıtlar, kişisel veri siler', en: 'Answers requests about personal data, and erases them' },
  audit: { tr: 'Kimin ne yaptığını görür', en: 'Sees who did what' },
} satisfies OfficeTexts

export type Permission = keyof typeof permissionTexts
