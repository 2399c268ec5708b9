import type { TextGroup } from '#src/base/string-key.ts'

export const contactsOffice = {
  phone: { tr: 'Telefon numarasını alan koduyla yazın: +90 212 555 01 12', en: 'Enter the number with its area code: +90 212 555 01 12' },
  map_link: { tr: 'Haritadaki paylaşım bağlantısını https:// ile yapıştırın', en: 'Paste the share link of the map, beginning with https://' },
  https_link: { tr: 'https:// ile başlayan bir adres yazın', en: 'Enter an address that begins with https://' },
} satisfies TextGroup
