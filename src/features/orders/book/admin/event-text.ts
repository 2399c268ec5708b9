import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatInstant } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import type { OfficePayment, OrderEvent } from '../orders.admin.schema.ts'
import { orderEventTexts } from './order-events.strings.ts'
import { statusTexts } from './order-status.strings.ts'

export function useEventText(payments: readonly OfficePayment[]): (event: OrderEvent) => string {
  const t = useOfficeT(orderEventTexts)
  const tStatus = useOfficeT(statusTexts)
  const { lang } = usePreferences()
  return ({ kind, action, payment_id, from_status, to_status, hold_until }) => {
    if (kind === 'odeme') {
      const payment = payments.find(({ id }) => id === payment_id)
      const amount = payment ? `: ${formatMoney(payment.amount, payment.currency, lang)}` : ''
      return t(`ev_${action ?? 'bildirildi'}`, { amount })
    }
    if (kind === 'opsiyon')
      return t('ev_opsiyon', { when: hold_until ? formatInstant(new Date(hold_until), lang) : '–' })
    if (kind !== 'durum') return t(`ev_${kind}`)
    if (!to_status) return t('ev_not')
    return from_status ? `${tStatus(from_status)} → ${tStatus(to_status)}` : t('ev_made')
  }
}
