import { newIdempotencyKey } from '#src/base/http/client/idempotency.ts'
import { asRecord, clearTab, formOf, readTab, writeTab } from '#src/base/ui/page/tab-storage.ts'
import type { Invoice } from '#src/features/orders/book/invoice.schema.ts'
import { invoiceOf } from '../../checkout/checkout-request.rules.ts'
import type { SaleDeparture, SaleDiscount, SaleMade, SalePrice } from '../office-sale.schema.ts'

/** A tour of the sale as the clerk types it. `id` is unique in the draft, `ages` such as '4, 8'. */
export type DraftItem = typeof emptyItem
export type SaleForm = typeof emptyForm
/** `key` names the sale, so that a repeated request makes one order. */
export type SaleDraft = { key: string; items: DraftItem[]; form: SaleForm }

const emptyForm = {
  phone: '',
  name: '',
  email: '',
  city: '',
  lang: 'tr',
  message: '',
  kind: 'bireysel' as Invoice['kind'],
  title: '',
  tax_office: '',
  tax_no: '',
  /** a company outside Türkiye */
  is_abroad: false,
  discount_reason: '',
  confirm: false,
  /** of an input of type datetime-local; '' for the usual hold */
  hold_until: '',
  phone_acceptance: false,
  send_mail: true,
}
const emptyItem = {
  id: '',
  token: '',
  tourDate: '',
  end_date: '',
  tour_name: '',
  currency: 'TRY',
  adults: 2 as number | string,
  ages: '',
  singles: 0 as number | string,
  discount: '' as number | string,
  unit: 'percent' as 'percent' | 'amount',
}

const storageKey = 'office-sale'
/** Times are those of the agency, also in a browser elsewhere. Türkiye has had one offset since 2016. */
const istanbulOffset = '+03:00'

export function newDraft(): SaleDraft {
  return { key: newIdempotencyKey(), items: [], form: emptyForm }
}

/** The draft of this tab, which survives a reload. */
export function readDraft(): SaleDraft {
  return toDraft(readTab(storageKey))
}

/** @param stored anything, because users can edit their browser's storage */
export function toDraft(stored: unknown): SaleDraft {
  const { key, items, form } = asRecord(stored)
  if (typeof key !== 'string' || !Array.isArray(items)) return newDraft()
  const known = items.map((item) => ({ ...emptyItem, ...onlyTyped(asRecord(item)) }))
  const fields = formOf(form, emptyForm)
  if (fields.kind !== 'kurumsal') fields.kind = 'bireysel'
  return { key, items: known.filter(({ token }) => token !== ''), form: fields }
}

function onlyTyped(item: Record<string, unknown>): Partial<DraftItem> {
  const isNumber = (name: string) => ['adults', 'singles', 'discount'].includes(name)
  return Object.fromEntries(
    Object.keys(emptyItem).flatMap((name) => {
      const value = item[name]
      const fits = typeof value === 'string' || (isNumber(name) && typeof value === 'number')
      return fits && (name !== 'unit' || value === 'percent' || value === 'amount') ? [[name, value]] : []
    }),
  )
}

export function writeDraft(draft: SaleDraft): void {
  writeTab(storageKey, draft)
}

export function clearDraft(): void {
  clearTab(storageKey)
}

export function itemOf(departure: SaleDeparture, id: string): DraftItem {
  const { token, start_date, end_date, tour_name, currency } = departure
  return { ...emptyItem, id, token, tourDate: start_date, end_date, tour_name, currency }
}

/** '4, 8' or '4 8'; null for anything but ages from 0 to 17. */
export function readAges(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  const ages = parts.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : 99))
  return ages.every((age) => age <= 17) ? ages : null
}

/** Null for anything but a whole number of at least one. */
export function readAdults(typed: DraftItem['adults']): number | null {
  const adults = Number(typed)
  return Number.isInteger(adults) && adults >= 1 ? adults : null
}

/** The cart of the request; null while an item is incomplete. */
export function cartOf(items: readonly DraftItem[]) {
  const cart = items.map((item) => {
    const childrenAges = readAges(item.ages)
    const quantity = readAdults(item.adults)
    if (!childrenAges || quantity === null) return null
    return {
      token: item.token,
      tourDate: item.tourDate,
      quantity,
      childrenQuantity: childrenAges.length,
      childrenAges,
      singleRoomQuantity: Number(item.singles) || 0,
      discount: discountOf(item),
    }
  })
  const complete = cart.filter((item) => item !== null)
  return complete.length === cart.length && cart.length > 0 ? complete : null
}

export function discountOf({ discount, unit }: Pick<DraftItem, 'discount' | 'unit'>): SaleDiscount | null {
  const value = Number(discount)
  if (!(value > 0)) return null
  return unit === 'percent' ? { percent: value } : { amount: value }
}

/** ISO instant of the hold's end; '' for the usual hold, null for what no instant can be read from. */
export function holdEndOf({ hold_until, confirm }: Pick<SaleForm, 'hold_until' | 'confirm'>): string | null {
  if (confirm || hold_until === '') return ''
  const end = new Date(`${hold_until}${istanbulOffset}`)
  return Number.isNaN(end.getTime()) ? null : end.toISOString()
}

/** The body of the sale, with the totals that the clerk sees. */
export function bodyOf({ items, form }: SaleDraft, price: SalePrice | null) {
  const { hold_until, kind, title, tax_office, tax_no, is_abroad, ...fields } = form
  const cart = cartOf(items) ?? []
  return {
    ...fields,
    invoice: invoiceOf({ kind, title, tax_office, tax_no, is_abroad }),
    send_mail: form.send_mail && form.email.trim() !== '',
    discount_reason: items.some((item) => discountOf(item)) ? form.discount_reason : '',
    // The server refuses an unreadable end.
    hold_until: holdEndOf(form) ?? hold_until,
    cart: cart.map((item, at) => {
      const shown_total = price?.items[at]?.priced?.total
      return { ...item, ...(shown_total !== undefined && { shown_total }) }
    }),
  }
}

/** A sale that is saved, kept for the done screen. */
export type DoneSale = SaleMade['data'] & { email: string }
const doneKey = 'office-sale-done'

export function readDone(): DoneSale | null {
  const stored = asRecord(readTab(doneKey))
  return typeof stored.order_no === 'string' ? (stored as DoneSale) : null
}

export function writeDone(done: DoneSale | null): void {
  if (done) writeTab(doneKey, done)
  else clearTab(doneKey)
}
