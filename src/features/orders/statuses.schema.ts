export const orderStatuses = ['opsiyonlu', 'odeme-bildirildi', 'onayli', 'tamamlandi', 'suresi-doldu', 'iptal'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** How much of an order is paid. */
export const paymentStatuses = ['odenmedi', 'kismi', 'odendi', 'iade'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * One payment: reported by the customer, then matched or rejected by the office, or entered there (`eslesti`). `iade` is money
 * that went back; `geri-alindi` was entered by mistake and counts for nothing.
 */
export const paymentRowStatuses = ['bildirildi', 'eslesti', 'reddedildi', 'iade', 'geri-alindi'] as const
export type PaymentRowStatus = (typeof paymentRowStatuses)[number]
