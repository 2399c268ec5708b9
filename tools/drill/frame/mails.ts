import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { messageIdOf } from '#src/base/mail/outgoing.server.ts'
import { assertSeen } from './drill.ts'
import { countOf, type Shop } from './orders.ts'

export type MailServer = {
  port: number
  /** Message-ID of each mail that was taken, in their order */
  taken: string[]
  close: () => Promise<void>
}

/** s until the last mail arrives: one whose sender died is free again after ten minutes (base/mail/outbox.server.ts). */
export const longestMail = 720

/** Variables of a site that sends its mails to this port. */
export const mailEnv = (port: number | string) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'Deneme <posta@deneme.example>',
})

/** @param takesMs how long it keeps each mail before it says that it has taken it */
export async function openMailServer(takesMs = 0): Promise<MailServer> {
  const taken: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        taken.push(/^Message-ID: <(\S+)>/im.exec(Buffer.concat(parts).toString('latin1'))?.[1] ?? '')
        setTimeout(callback, takesMs)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Mails that were taken more than once. */
export const takenTwice = ({ taken }: MailServer) => taken.length - new Set(taken).size

/**
 * Waits until no mail waits, while some are sent. @throws Error when none was for so many seconds, with what is known of the one
 * that waits longest
 */
export async function untilSent(shop: Pick<Shop, 'db'>, seconds = longestMail): Promise<void> {
  for (let [least, end] = [Number.POSITIVE_INFINITY, 0]; ; await delay(200)) {
    const waiting = await countOf(shop, 'outbox WHERE sent_at IS NULL')
    if (waiting === 0) return
    if (waiting < least) [least, end] = [waiting, performance.now() + seconds * 1000]
    if (performance.now() < end) continue
    const { rows } = await shop.db.query(
      `SELECT attempts, round(extract(epoch FROM next_try_at - now())) AS next_try_in, last_error
         FROM outbox WHERE sent_at IS NULL ORDER BY id LIMIT 1`,
    )
    throw new Error(`${waiting} mails wait, none was sent for ${seconds} s: ${JSON.stringify(rows[0])}`)
  }
}

/** @throws Error when a mail of the outbox has not arrived @returns how many have */
export async function assertArrived({ db }: Pick<Shop, 'db'>, { taken }: MailServer): Promise<number> {
  const arrived = new Set(taken.map((id) => id.split('@')[0]))
  const { rows } = await db.query<{ message_key: string }>('SELECT message_key FROM outbox')
  const missing = rows.filter(({ message_key }) => !arrived.has(messageIdOf(message_key)))
  assertSeen(
    missing.length === 0,
    `${missing.length} of ${rows.length} mails never arrived: ${missing[0]?.message_key}`,
  )
  return rows.length
}
