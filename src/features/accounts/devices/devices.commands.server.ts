import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { enqueue, type Mail } from '#src/base/mail/outbox.store.server.ts'
import { accountMail } from '../accounts.mail.server.ts'
import type { Origin } from '../sessions/entry.rules.server.ts'
import { findDevice, hasSignedIn, rememberDevice } from './devices.store.server.ts'

/** A browser that is about to sign in. `mail` tells the owner, should it be new for them. */
export type Arrival = { token: string; mail: Mail | null }

/** Looked up before the transaction of a sign-in: inside one it would wait for a second connection. */
export async function arrivalOf(
  services: Pick<Services, 'localize' | 'languages' | 'settings' | 'now'> & { db: Db },
  user: { id: number; name: string; email: string },
  { device = null, ...place }: Origin,
): Promise<Arrival> {
  const found = device === null ? null : await findDevice(services.db, user.id, device)
  return {
    // A value that the program never made is not taken over: somebody may have put it into this browser.
    token: found?.is_issued ? device! : randomBytes(32).toString('base64url'),
    mail: found?.is_known ? null : await accountMail(services, 'new_device', user, { at: services.now(), place }),
  }
}

/**
 * Remembers the browser of a sign-in, before the sign-in itself is written, and tells the owner of a new one. The very first sign-in
 * is no news.
 */
export async function noteArrival(tx: Tx, user_id: number, { token, mail }: Arrival, now: Date): Promise<void> {
  const isNew = await rememberDevice(tx, user_id, token, now)
  if (isNew && mail && (await hasSignedIn(tx, user_id))) await enqueue(tx, mail, now)
}
