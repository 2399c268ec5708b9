import type { Day } from '#src/base/dates.ts'

/** Rows as they are read for the file of a person. Instants are ISO texts, amounts minor units. */
export type ExportedOrder = {
  id: number
  order_no: string
  status: string
  created_at: string
  name: string
  city: string
  email: string
  phone: string
  message: string
  invoice: Record<string, string>
  marketing_consent: boolean
  items: { tour_name: string; start_date: Day; end_date: Day; total: number; currency: string }[]
  passengers: ExportedPassenger[]
  payments: {
    id: number
    paid_on: Day
    amount: number
    currency: string
    sender: string
    note: string
    receipt_file: string | null
  }[]
  cards: { created_at: string; card_brand: string; card_last_four: string }[]
  messages: { created_at: string; by_customer: boolean; body: string }[]
  notes: { at: string; note: string }[]
  contracts: { name: string; version: number; accepted_at: string; address: string | null; body: string }[]
  papers: { id: number; number: number; kind: string; created_at: string }[]
}

export type ExportedPassenger = {
  name: string
  surname: string
  birth_date: Day | null
  gender: string
  nationality: string
  document: string
  document_no: string
  document_until: Day | null
  phone: string
  /** in words */
  pickup: string
  note: string
}

/** A passenger on an order of somebody else. */
export type ExportedSeat = ExportedPassenger & {
  order_no: string
  tour_name: string
  start_date: Day
  end_date: Day
}

export type ExportedMessage = {
  id: number
  kind: string
  message_no: string
  created_at: string
  name: string
  email: string
  phone: string
  subject: string
  message: string
  details: Record<string, unknown>
  file: string | null
  entries: { created_at: string; kind: string; subject: string; body: string }[]
}
