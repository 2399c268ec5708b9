import type { StringKey } from '#db/strings.ts'
import type { Order } from '../reservations.schema.ts'

type Words = { title: StringKey; text: StringKey; tone: 'good' | 'info' | 'bad' }

export const statusWords: Record<Order['status'], Words> = {
  opsiyonlu: { title: 'result.status_opsiyonlu', text: 'result.text_opsiyonlu', tone: 'info' },
  'odeme-bildirildi': { title: 'result.status_odeme_bildirildi', text: 'result.text_odeme_bildirildi', tone: 'info' },
  onayli: { title: 'result.status_onayli', text: 'result.text_onayli', tone: 'good' },
  tamamlandi: { title: 'result.status_tamamlandi', text: 'result.text_tamamlandi', tone: 'good' },
  'suresi-doldu': { title: 'result.status_suresi_doldu', text: 'result.text_suresi_doldu', tone: 'bad' },
  iptal: { title: 'result.status_iptal', text: 'result.text_iptal', tone: 'bad' },
}

export const paymentWords: Record<Order['payment_status'], StringKey> = {
  odenmedi: 'result.payment_odenmedi',
  kismi: 'result.payment_kismi',
  odendi: 'result.payment_odendi',
  iade: 'result.payment_iade',
}

/** The reservation stands, whether it is paid or not. */
export function isAlive({ status }: Pick<Order, 'status'>): boolean {
  return status === 'opsiyonlu' || status === 'odeme-bildirildi' || status === 'onayli'
}

/** The customer is asked for the whole amount; not once they said that it is on its way. */
export function isUnpaid({ status, payment_status }: Pick<Order, 'status' | 'payment_status'>): boolean {
  return (status === 'opsiyonlu' || status === 'onayli') && payment_status === 'odenmedi'
}
