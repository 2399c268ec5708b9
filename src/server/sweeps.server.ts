import { hourMs } from '#src/base/dates.ts'
import { type Disk, removeOldDrafts } from '#src/base/files/disk.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Sweep } from '#src/base/jobs/sweeps.server.ts'
import { sendWaiting } from '#src/base/mail/outbox.server.ts'
import { clearOldMails } from '#src/base/mail/outbox.store.server.ts'
import { agencySender } from '#src/features/company/settings/mail-server.queries.server.ts'
import { paperOfMail } from '#src/features/documents/paper-files.commands.server.ts'
import type { Env } from './env.server.ts'
import { rooms } from './rooms.server.ts'

/** Recurring work of the process and of all rooms. @param wakeMail called after mails were queued */
export function sweepsOf(env: Env, services: Services, disk: Disk, wakeMail: () => void): Sweep[] {
  const { db, now, log, settings } = services
  const send = agencySender(db, settings.env ?? {})
  return [
    {
      name: 'mail',
      everyMs: 20_000,
      run: (stopping) => sendWaiting(db, send, log, now, (paper) => paperOfMail(services, paper), stopping),
    },
    { name: 'old mails', everyMs: hourMs, run: () => clearOldMails(db, now()) },
    { name: 'drafts', everyMs: hourMs, run: () => removeOldDrafts(disk, now()) },
    ...rooms.flatMap((room) => room.sweeps?.({ services, ratesUrl: env.RATES_URL, wakeMail }) ?? []),
  ]
}
