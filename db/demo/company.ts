import type { Lang, PerLang } from './seeds.ts'

/** One row of `company` with its texts. Every number is all zeros or says that it is an example: it belongs to nobody. */
export type CompanySeed = {
  project_company_name: string
  company_url: string
  legal_name: string
  main_color: string
  second_color: string
  wp_no: string
  tursab_no: string
  tursab_url: string
  mersis_no: string
  tax_office: string
  tax_no: string
  kep: string
  founded_year: number
  google_script: string
  yandex_script: string
  fb_pixel_script: string
  keywords: string[]
  texts: PerLang<{ name: string; slogan: string }>
}

/** Rows of `contact_information`, the first of a section on top. Entries of one office carry the same name. */
export type ContactSeed = {
  section: 'adres' | 'email' | 'telefon' | 'shift' | 'source_link'
  texts: Record<Lang, { name: string; content: string }>
}

export type SocialMediaSeed = { name: string; uri: string; icon_name: string }

/** Its picture is one of papers/, marked as an example: the demo has no scanned documents. */
export type CertificateSeed = { picture: string; texts: PerLang<{ name: string }> }

export const company: CompanySeed = {
  project_company_name: 'Seyyah Turizm',
  company_url: 'https://seyyah.example',
  legal_name: 'Seyyah Turizm Seyahat Acentası A.Ş. (örnek işletme)',
  main_color: '#0a4a57',
  second_color: '#f49c58',
  wp_no: '902125550112',
  tursab_no: 'A-00000 (demo)',
  tursab_url: 'https://tursab.example/dogrulama/A-00000',
  mersis_no: '0000000000000000',
  tax_office: 'Örnek',
  tax_no: '0000000000',
  kep: 'seyyah@kep.example',
  founded_year: 1998,
  // Identifiers that were given to nobody: the choice of cookies can be seen, and nobody is counted.
  google_script: 'G-0000000000',
  yandex_script: '00000000',
  fb_pixel_script: '000000000000000',
  keywords: [
    'tur',
    'kültür turları',
    'Kapadokya turu',
    'Karadeniz turu',
    'GAP turu',
    'Balkan turu',
    'yurt dışı turları',
    'günübirlik turlar',
    'seyahat acentası',
  ],
  texts: {
    tr: { name: 'Seyyah Turizm', slogan: 'Yola, yolu bilenle çıkın.' },
    en: { name: 'Seyyah Travel', slogan: 'Travel with people who know the way.' },
  },
}

const sirkeci = { tr: 'Sirkeci ofisi', en: 'Sirkeci office' }
const alsancak = { tr: 'Alsancak ofisi', en: 'Alsancak office' }

const entry = (section: ContactSeed['section'], name: PerLang<string>, tr: string, en = tr): ContactSeed => ({
  section,
  texts: { tr: { name: name.tr, content: tr }, en: { name: name.en, content: en } },
})

export const contactInformation: readonly ContactSeed[] = [
  entry(
    'adres',
    sirkeci,
    'Hocapaşa Mahallesi, Seyyah Aralığı Sokağı No: 0, Sirkeci, 34110 Fatih/İstanbul',
    'Hocapaşa Mahallesi, Seyyah Aralığı Sokağı No: 0, Sirkeci, 34110 Fatih, Istanbul, Türkiye',
  ),
  entry(
    'adres',
    alsancak,
    'Alsancak Mahallesi, 0000. Sokak No: 0, Alsancak, 35220 Konak/İzmir',
    'Alsancak Mahallesi, 0000. Sokak No: 0, Alsancak, 35220 Konak, İzmir, Türkiye',
  ),
  entry('email', { tr: 'Genel', en: 'General' }, 'merhaba@seyyah.example'),
  entry('email', { tr: 'Rezervasyon', en: 'Bookings' }, 'rezervasyon@seyyah.example'),
  entry('telefon', sirkeci, '+90 212 555 01 10'),
  entry('telefon', alsancak, '+90 232 555 01 20'),
  entry('telefon', { tr: 'Tur sırasında, 7/24', en: 'During a tour, 24/7' }, '+90 212 555 01 19'),
  entry(
    'shift',
    sirkeci,
    'Pazartesi – cumartesi 09.00 – 19.00, pazar 11.00 – 16.00',
    'Monday to Saturday 9 am – 7 pm, Sunday 11 am – 4 pm',
  ),
  entry('shift', alsancak, 'Pazartesi – cumartesi 09.30 – 18.30', 'Monday to Saturday 9.30 am – 6.30 pm'),
  entry('source_link', sirkeci, 'https://www.openstreetmap.org/?mlat=41.0139&mlon=28.9769#map=17/41.0139/28.9769'),
  entry('source_link', alsancak, 'https://www.openstreetmap.org/?mlat=38.4380&mlon=27.1430#map=17/38.4380/27.1430'),
]

export const socialMedia: readonly SocialMediaSeed[] = [
  { name: 'Instagram', uri: 'https://instagram.example/seyyahturizm', icon_name: 'instagram' },
  { name: 'Facebook', uri: 'https://facebook.example/seyyahturizm', icon_name: 'facebook' },
  { name: 'YouTube', uri: 'https://youtube.example/@seyyahturizm', icon_name: 'youtube' },
  { name: 'X', uri: 'https://x.example/seyyahturizm', icon_name: 'x' },
]

export const certificates: readonly CertificateSeed[] = [
  {
    picture: 'belge-isletme',
    texts: {
      tr: { name: 'A Grubu Seyahat Acentası İşletme Belgesi (örnek)' },
      en: { name: 'Group A Travel Agency Licence (example)' },
    },
  },
  {
    picture: 'belge-sigorta',
    texts: {
      tr: { name: 'Zorunlu Paket Tur Sigortası Poliçesi (örnek)' },
      en: { name: 'Compulsory Package Tour Insurance Policy (example)' },
    },
  },
  {
    picture: 'belge-surdurulebilir',
    texts: {
      tr: { name: 'Sürdürülebilir Turizm Taahhüdü (örnek)' },
      en: { name: 'Sustainable Tourism Pledge (example)' },
    },
  },
  {
    picture: 'belge-misafir',
    texts: {
      tr: { name: 'Misafir Değerlendirmesi Yılın Acentası 2026 (örnek)' },
      en: { name: 'Agency of the Year 2026, Guest Reviews (example)' },
    },
  },
]
