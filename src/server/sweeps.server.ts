import { sweepPersonalData } from '#src/admin/personal-data/retention/retention.commands.server.ts'
import { dayMs, hourMs, minuteMs } from '#src/base/dates.ts'
import { type Disk, removeOldDrafts } from '#src/base/files/disk.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { readOutside } from '#src/base/http/outside.server.ts'
import type { Sweep } from '#src/base/jobs/sweeps.server.ts'
import { sendWaiting } from '#src/base/mail/outbox.server.ts'
import { clearOldMails } from '#src/base/mail/outbox.store.server.ts'
import { answerAskedLinks } from '#src/features/accounts/passwords/forgotten-password.commands.server.ts'
import { removeEndedSessions } from '#src/features/accounts/sessions/sessions.store.server.ts'
import { mailAlerts } from '#src/features/alerts/alerts.commands.server.ts'
import { makeDueBackup } from '#src/features/backups/backups.commands.server.ts'
import { agencySender } from '#src/features/company/settings/mail-server.queries.server.ts'
import { removeOrphanedUploads } from '#src/features/files/orphaned-uploads.commands.server.ts'
import { removeOrphanedCvs } from '#src/features/inquiries/cv-files.commands.server.ts'
import { askAboutOpenRefunds } from '#src/features/reservations/cards/card-refunds.commands.server.ts'
import { askAboutOpenAttempts } from '#src/features/reservations/cards/cards.commands.server.ts'
import { completeEnded } from '#src/features/reservations/changes/changes.commands.server.ts'
import { forgetMessages } from '#src/features/reservations/conversation/conversation.commands.server.ts'
import { expireHolds } from '#src/features/reservations/orders/order-transitions.commands.server.ts'
import { paperOfMail, removeOrphanedPapers } from '#src/features/reservations/papers/paper-files.commands.server.ts'
import { remindOfPassengers } from '#src/features/reservations/passengers/passenger-reminders.commands.server.ts'
import { forgetDocuments } from '#src/features/reservations/passengers/passengers.commands.server.ts'
import { removeOrphanedReceipts } from '#src/features/reservations/payments/receipt-files.commands.server.ts'
import { remindOfPayments } from '#src/features/reservations/reminders/reminders.commands.server.ts'
import { tellLeftBehind } from '#src/features/reservations/running/running.commands.server.ts'
import { removeOrphanedSharedFiles } from '#src/features/reservations/shared-files/shared-file-store.commands.server.ts'
import {
  remindOfTravelInfo,
  sendTravelInfo,
} from '#src/features/reservations/travel-info/travel-info.commands.server.ts'
import { fetchRates } from '#src/features/tours/rates/rates.commands.server.ts'
import type { Env } from './env.server.ts'

/** What runs without a request, beside the store of failures in main. @param wakeMail after mails were queued */
export function sweepsOf(env: Env, services: Services, disk: Disk, wakeMail: () => void): Sweep[] {
  const { db, now, documents, images, videos, log, settings, backups } = services
  const send = agencySender(db, settings.env ?? {})
  return [
    {
      name: 'mail',
      everyMs: 20_000,
      run: (stopping) => sendWaiting(db, send, log, now, (paper) => paperOfMail(services, paper), stopping),
    },
    {
      name: 'alerts',
      everyMs: 20_000,
      run: async () => {
        if ((await mailAlerts(services)) > 0) wakeMail()
      },
    },
    {
      name: 'forgotten passwords',
      everyMs: 5000,
      run: async () => {
        if ((await answerAskedLinks(services)) > 0) wakeMail()
      },
    },
    { name: 'old mails', everyMs: hourMs, run: () => clearOldMails(db, now()) },
    { name: 'drafts', everyMs: hourMs, run: () => removeOldDrafts(disk, now()) },
    { name: 'receipts', everyMs: hourMs, run: () => removeOrphanedReceipts(documents, db, now()) },
    { name: 'files of departures', everyMs: hourMs, run: () => removeOrphanedSharedFiles(documents, db, now()) },
    { name: 'papers', everyMs: hourMs, run: () => removeOrphanedPapers(documents, db, now()) },
    { name: 'cvs', everyMs: hourMs, run: () => removeOrphanedCvs(documents, db, now()) },
    { name: 'uploads', everyMs: 6 * hourMs, run: () => removeOrphanedUploads({ images, videos }, db, now()) },
    { name: 'sessions', everyMs: hourMs, run: () => removeEndedSessions(db, now()) },
    { name: 'holds', everyMs: 30_000, run: () => expireHolds(db, now()) },
    { name: 'old conversations', everyMs: 6 * hourMs, run: () => forgetMessages(services) },
    { name: 'personal data', everyMs: dayMs, run: () => sweepPersonalData(services) },
    { name: 'documents of passengers', everyMs: 6 * hourMs, run: () => forgetDocuments(services) },
    { name: 'card payments', everyMs: 30_000, run: () => askAboutOpenAttempts(services) },
    { name: 'card refunds', everyMs: minuteMs, run: () => askAboutOpenRefunds(services) },
    { name: 'passenger reminders', everyMs: 15 * minuteMs, run: () => remindOfPassengers(services) },
    { name: 'cancelled departures', everyMs: 5 * minuteMs, run: () => tellLeftBehind(services) },
    { name: 'travel information', everyMs: 5 * minuteMs, run: () => sendTravelInfo(services) },
    { name: 'travel information to approve', everyMs: 15 * minuteMs, run: () => remindOfTravelInfo(services) },
    { name: 'payment reminders', everyMs: 15 * minuteMs, run: () => remindOfPayments(services) },
    ...(env.RATES_URL === 'off:'
      ? []
      : [{ name: 'exchange rates', everyMs: hourMs, run: () => fetchRates(services, env.RATES_URL, readOutside) }]),
    ...(backups ? [{ name: 'backups', everyMs: minuteMs, run: () => makeDueBackup(services) }] : []),
    { name: 'completed orders', everyMs: hourMs, run: () => completeEnded(db, now()) },
  ]
}
