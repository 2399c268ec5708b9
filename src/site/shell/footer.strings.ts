import type { TextGroup } from '#src/base/i18n/string-key.ts'

/** Footer. The customer chose the keys up to wp_no. */
export const footer = {
  turlar: { tr: 'Turlar', en: 'Tours' },
  menu: { tr: 'Menü', en: 'Menu' },
  home: { tr: 'Ana sayfa', en: 'Home' },
  about_us: { tr: 'Hakkımızda', en: 'About us' },
  photos: { tr: 'Galeri', en: 'Gallery' },
  bank_accounts: { tr: 'Banka hesapları', en: 'Bank accounts' },
  my_booking: { tr: 'Rezervasyonum', en: 'My booking' },
  contact: { tr: 'İletişim', en: 'Contact' },
  careers: { tr: 'İş başvurusu', en: 'Careers' },
  iletisim: { tr: 'Bize ulaşın', en: 'Get in touch' },
  offices: { tr: 'Adresler ve çalışma saatleri', en: 'Addresses and opening hours' },
  adres_yonlendirme: { tr: 'Yol tarifi', en: 'Directions' },
  banka_hesap_numaralarimiz: { tr: 'Banka hesap numaralarımız', en: 'Our bank account numbers' },
  copyright: { tr: '© {year} {company}. Tüm hakları saklıdır.', en: '© {year} {company}. All rights reserved.' },
  wp_no: { tr: 'WhatsApp’tan yazın', en: 'Message us on WhatsApp' },
  news: { tr: 'Haberler', en: 'News' },
  videos: { tr: 'Videolar', en: 'Videos' },
  blog: { tr: 'Gezi yazıları', en: 'Travel notes' },
  contracts: { tr: 'Sözleşmeler', en: 'Terms and policies' },
  licence: { tr: 'TÜRSAB belge no {n}', en: 'TÜRSAB licence no. {n}' },
  verify_licence: { tr: 'Belgeyi doğrula', en: 'Verify the licence' },
  company_details: { tr: 'Künye', en: 'Company details' },
  tax: { tr: '{office} V.D. {n}', en: 'Tax office {office}, no. {n}' },
  mersis: { tr: 'MERSİS {n}', en: 'MERSİS no. {n}' },
} satisfies TextGroup
