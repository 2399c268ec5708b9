import type { z } from 'zod'
import type { transporters } from '#src/features/inquiries/inquiries.links.ts'
import type { ContactRequest, OfferRequest, SpecialTourRequest } from '#src/features/inquiries/inquiries.schema.ts'
import type { Lang } from './seeds.ts'

type PartyInput<R> = Omit<R, 'childrenAges' | 'transporter_types'> & {
  childrenAges?: number[]
  transporter_types?: (typeof transporters)[number][]
}

/** A form as somebody sent it some days ago. Nobody here is real; their addresses lead nowhere. */
export type MessageSeed = {
  message_no: string
  days_ago: number
  /** Istanbul time */
  at: string
  lang: Lang
  /** read already */
  check?: boolean
  section?: 'mail' | 'trash'
} & (
  | { kind: 'contact'; request: z.input<typeof ContactRequest> }
  /** `month` is counted from this one */
  | { kind: 'special-tour'; in_months?: number; request: PartyInput<z.input<typeof SpecialTourRequest>> }
  | {
      kind: 'human-resources'
      request: { name: string; email: string; phone?: string; position: string; message: string }
    }
  /** The tour by its code, on a day counted from today */
  | {
      kind: 'offer'
      tour: string
      in_days: number
      request: PartyInput<Omit<z.input<typeof OfferRequest>, 'token' | 'tourDate'>>
    }
)

export const messages: readonly MessageSeed[] = [
  {
    message_no: 'TLP-26-K7M4QX',
    days_ago: 1,
    at: '18:42',
    lang: 'tr',
    kind: 'contact',
    request: {
      name: 'Nurhan Ergüven',
      email: 'nurhan.erguven@example.com',
      phone: '0532 000 00 11',
      topic: 'rezervasyon',
      order_no: 'SYH-26-7F3K9Q',
      message:
        'Merhaba, iki kişilik rezervasyonumuza annemi de eklemek istiyoruz. Üç kişilik oda mümkün mü, fark ne kadar olur?\n\nTeşekkürler.',
    },
  },
  {
    message_no: 'TLP-26-3HDW8P',
    days_ago: 1,
    at: '11:05',
    lang: 'tr',
    kind: 'special-tour',
    in_months: 5,
    request: {
      name: 'Selin Akbulut',
      email: 'selin.akbulut@example.com',
      phone: '0505 000 00 12',
      who: 'okul',
      destination: 'Çanakkale, Bozcaada ve Assos',
      date_kind: 'ay',
      nights: 2,
      adults: 4,
      childrenQuantity: 38,
      ages_note: '10-11 yaş, 5. sınıf',
      budget: 9500,
      currency: 'TRY',
      budget_kind: 'kisi',
      transporter_types: ['otobus'],
      notes: 'İki öğrencimizde fıstık alerjisi var. Rehberin çocuk gruplarıyla deneyimli olması bizim için önemli.',
      call_time: 'ogle',
      health_consent: true,
    },
  },
  {
    message_no: 'TLP-26-9RTCE5',
    days_ago: 2,
    at: '21:17',
    lang: 'en',
    kind: 'contact',
    request: {
      name: 'Harriet Colwyn',
      email: 'harriet.colwyn@example.com',
      topic: 'vize',
      message:
        'Hello, my husband travels with a British passport and I with a Turkish one. Does he need anything for the Balkan tour besides the passport?',
    },
  },
  {
    message_no: 'TLP-26-XV2N6B',
    days_ago: 2,
    at: '14:30',
    lang: 'tr',
    check: true,
    kind: 'offer',
    tour: 'DG-201',
    in_days: 150,
    request: {
      name: 'Tolga Bayındır',
      email: 'tolga.bayindir@example.com',
      phone: '0212 000 00 13',
      peopleQuantity: 26,
      message: 'Doğa yürüyüşü kulübüyüz. İlk gece kamp, ikinci gece pansiyon olabilir mi?',
      call_time: 'sabah',
    },
  },
  {
    message_no: 'TLP-26-F8YJ4M',
    days_ago: 3,
    at: '09:12',
    lang: 'tr',
    kind: 'human-resources',
    request: {
      name: 'Defne Karasu',
      email: 'defne.karasu@example.com',
      phone: '0544 000 00 14',
      position: 'Tur rehberi (İngilizce, İtalyanca)',
      message:
        'Altı yıldır kokartlı rehberim, son üç yılda Kapadokya ve Ege turlarında çalıştım. Mart ayından itibaren başlayabilirim.',
    },
  },
  {
    message_no: 'TLP-26-Q5ZLA7',
    days_ago: 4,
    at: '16:48',
    lang: 'tr',
    check: true,
    kind: 'special-tour',
    request: {
      name: 'Onur Tezel',
      email: 'onur.tezel@example.com',
      who: 'kurum',
      destination: 'Kapadokya',
      date_kind: 'esnek',
      nights: 1,
      adults: 45,
      budget: 600_000,
      currency: 'TRY',
      budget_kind: 'toplam',
      transporter_types: ['ucak', 'otobus'],
      notes: 'Yıl sonu toplantımız için. Yarım gün salon ve akşam yemeği gerekiyor.',
    },
  },
  {
    message_no: 'TLP-26-7BKHS3',
    days_ago: 5,
    at: '10:20',
    lang: 'tr',
    check: true,
    kind: 'contact',
    request: {
      name: 'Yaşar Dinçel',
      phone: '0533 000 00 15',
      topic: 'odeme',
      message: 'Havaleyi dün yaptım, dekontu WhatsApp’tan da gönderdim. Ulaştı mı?',
    },
  },
  {
    message_no: 'TLP-26-WD9P2G',
    days_ago: 7,
    at: '13:55',
    lang: 'en',
    check: true,
    kind: 'special-tour',
    in_months: 8,
    request: {
      name: 'Mateo Lindqvist',
      email: 'mateo.lindqvist@example.com',
      who: 'bireysel',
      destination: 'Istanbul, Ephesus and the Lycian coast',
      date_kind: 'ay',
      nights: 9,
      adults: 2,
      childrenQuantity: 2,
      childrenAges: [6, 9],
      budget: 1800,
      currency: 'EUR',
      budget_kind: 'kisi',
      transporter_types: ['ucak', 'ozel-arac'],
      notes: 'We would like short drives, a pool now and then, and one cooking class.',
      call_time: 'aksam',
    },
  },
  {
    message_no: 'TLP-26-M4UG8T',
    days_ago: 9,
    at: '15:03',
    lang: 'tr',
    check: true,
    kind: 'human-resources',
    request: {
      name: 'Kerem Alpman',
      email: 'kerem.alpman@example.com',
      position: 'Operasyon sorumlusu',
      message: 'Dört yıl bir transfer şirketinde planlama yaptım. B ve D sınıfı ehliyetim var.',
    },
  },
  {
    message_no: 'TLP-26-2CEXR9',
    days_ago: 11,
    at: '19:36',
    lang: 'tr',
    check: true,
    kind: 'offer',
    tour: 'KS-211',
    in_days: 75,
    request: {
      name: 'Pelin Yücesoy',
      email: 'pelin.yucesoy@example.com',
      peopleQuantity: 12,
      childrenQuantity: 3,
      childrenAges: [8, 11, 14],
      message: 'Çocuklar ilk kez kayacak; hocalı ders ve malzeme kirası da teklife girsin lütfen.',
    },
  },
  {
    message_no: 'TLP-26-N6JQ5V',
    days_ago: 14,
    at: '03:11',
    lang: 'en',
    check: true,
    section: 'trash',
    kind: 'contact',
    request: {
      name: 'Growth Team',
      email: 'growth@example.com',
      topic: 'diger',
      message: 'We can bring your website to the first page of the search results in two weeks. Shall we talk?',
    },
  },
  {
    message_no: 'TLP-26-H3SAZ8',
    days_ago: 20,
    at: '12:44',
    lang: 'tr',
    check: true,
    section: 'trash',
    kind: 'contact',
    request: {
      name: 'Aylin Soykan',
      email: 'aylin.soykan@example.com',
      topic: 'tur',
      message: 'Aynı mesajı iki kez göndermişim, bunu dikkate almayın lütfen.',
    },
  },
  {
    message_no: 'TLP-26-R8WFD4',
    days_ago: 1,
    at: '20:05',
    lang: 'tr',
    kind: 'offer',
    tour: 'YI-102',
    in_days: 120,
    request: {
      name: 'Gizem Sarıoğlu',
      email: 'gizem.sarioglu@example.com',
      phone: '0541 000 00 16',
      peopleQuantity: 18,
      message: 'Bölüm arkadaşlarımızla mezuniyet gezisi düşünüyoruz. Balon turunu da içeren bir fiyat alabilir miyiz?',
      call_time: 'aksam',
    },
  },
  {
    message_no: 'TLP-26-C2VKY6',
    days_ago: 16,
    at: '17:25',
    lang: 'tr',
    check: true,
    section: 'trash',
    kind: 'offer',
    tour: 'YI-104',
    in_days: 95,
    request: {
      name: 'Deneme Deneme',
      email: 'deneme@example.com',
      peopleQuantity: 1,
      message: 'Form çalışıyor mu diye bakıyorum.',
    },
  },
  {
    message_no: 'TLP-26-U4PMG7',
    days_ago: 23,
    at: '08:50',
    lang: 'tr',
    check: true,
    section: 'trash',
    kind: 'special-tour',
    request: {
      name: 'Levent Ocakçı',
      email: 'levent.ocakci@example.com',
      who: 'grup',
      destination: 'Karadeniz yaylaları',
      date_kind: 'esnek',
      nights: 4,
      adults: 16,
      notes: 'Planımız değişti, talebimizi geri çekiyoruz.',
    },
  },
  {
    message_no: 'TLP-26-Z6HTX3',
    days_ago: 26,
    at: '13:15',
    lang: 'tr',
    section: 'trash',
    kind: 'human-resources',
    request: {
      name: 'Buse Yalçıner',
      email: 'buse.yalciner@example.com',
      position: 'Animatör',
      message: 'Yaz sezonu için animatör ilanınıza başvuruyorum. İlan size ait değilse lütfen dikkate almayın.',
    },
  },
]
