import type { Db } from '#src/base/db/connect.server.ts'
import type { MessageKind } from '../inquiries.links.ts'

let made = 0

const details: Record<MessageKind, object> = {
  contact: { topic: 'tur', order_no: '' },
  'special-tour': {
    who: 'okul',
    destination: 'Çanakkale',
    date_kind: 'ay',
    start_date: '',
    end_date: '',
    month: '2027-05',
    nights: 2,
    adults: 4,
    childrenQuantity: 2,
    childrenAges: [9, 11],
    ages_note: '',
    budget: 15_000,
    currency: 'TRY',
    budget_kind: 'kisi',
    transporter_types: ['otobus', 'gemi'],
    visa_help: false,
    call_time: 'sabah',
    health_consent: true,
  },
  'human-resources': { position: 'Tur rehberi', keep_consent: true },
  offer: {
    token: 'kapadokya',
    tourName: 'Kapadokya Turu',
    tourDate: '2027-04-12',
    peopleQuantity: 20,
    childrenQuantity: 0,
    childrenAges: [],
    ages_note: '',
    call_time: 'farketmez',
    health_consent: false,
  },
}

type Values = {
  section?: 'mail' | 'trash'
  check?: boolean
  name?: string
  email?: string
  phone?: string
  subject?: string
  message?: string
  lang?: string
  file?: string | null
  created_at?: Date
  notice?: { contract_id: number; version: number; lang: string }
}

/** A message as its public form stores it. @returns its id */
export async function insertSample(
  db: Db,
  kind: MessageKind = 'contact',
  { notice, ...values }: Values = {},
): Promise<number> {
  made += 1
  const { id } = await db
    .insertInto('messages')
    .values({
      message_no: `TLP-27-X${made}`,
      kind,
      name: 'Ayşe Yılmaz',
      email: 'ayse@ornek.example',
      phone: '0532 000 00 00',
      subject: 'Turlar ve fiyatlar',
      message: 'Kapadokya turu için bilgi rica ediyorum.',
      details: JSON.stringify({ ...details[kind], ...(notice && { notice }) }),
      lang: 'tr',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
