import { hourMs, minuteMs } from '#src/base/dates.ts'
import type { Room } from '#src/base/room.server.ts'
import { askAboutOpenRefunds } from './cards/card-refunds.commands.server.ts'
import { cardsAdminApi } from './cards/cards.admin.api.server.ts'
import { cardsApi } from './cards/cards.api.server.ts'
import { askAboutOpenAttempts } from './cards/cards.commands.server.ts'
import { officePaymentsApi } from './entries/office-payments.api.server.ts'
import { paymentsApi } from './entries/payments.api.server.ts'
import { removeOrphanedReceipts } from './entries/receipt-files.commands.server.ts'
import { matchingApi } from './matching/matching.api.server.ts'
import { paymentLinksApi } from './payment-links/payment-links.api.server.ts'
import { receivablesApi } from './receivables/receivables.api.server.ts'
import { remindOfPayments } from './reminders/reminders.commands.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'payments',
  endpoints: [
    ...paymentsApi,
    ...cardsApi,
    ...paymentLinksApi,
    ...officePaymentsApi,
    ...matchingApi,
    ...cardsAdminApi,
    ...receivablesApi,
  ],
  sweeps: ({ services }) => {
    const { db, now, documents } = services
    return [
      { name: 'receipts', everyMs: hourMs, run: () => removeOrphanedReceipts(documents, db, now()) },
      { name: 'card payments', everyMs: 30_000, run: () => askAboutOpenAttempts(services) },
      { name: 'card refunds', everyMs: minuteMs, run: () => askAboutOpenRefunds(services) },
      { name: 'payment reminders', everyMs: 15 * minuteMs, run: () => remindOfPayments(services) },
    ]
  },
  names,
}
