import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { enqueue, type Mail } from '#src/base/mail/outbox.store.server.ts'
import { accountMail } from '../accounts.mail.server.ts'
import type { Origin } from '../entry.rules.server.ts'
import { countNewDevice, findDevice, hasSignedIn, rememberDevice } from './devices.store.server.ts'

/** Maximum mails about new browsers of an account in 24 hours. A client without cookies is new with every login. */
export const newDeviceMails = 5

/**
 * A browser that is about to log in, with the mails to the owner in case it is new. `last` also announces a pause of these mails.
 */
export type Arrival = { token: string; mails: { each: Mail; last: Mail } | null }

/** Called before the transaction of a login: inside one it would wait for a second connection. */
export async function arrivalOf(
  services: Pick<Services, 'localize' | 'languages' | 'settings' | 'now'> & { db: Db },
  user: { id: number; name: string; email: string },
  { device = null, ...place }: Origin,
): Promise<Arrival> {
  const found = device === null ? null : await findDevice(services.db, user.id, device)
  // A value that the program did not issue is replaced: it may have been planted in this browser.
  const token = found?.is_issued ? device! : randomBytes(32).toString('base64url')
  if (found?.is_known) return { token, mails: null }
  const at = services.now()
  const values = { n: newDeviceMails + 1 }
  return {
    token,
    mails: {
      each: await accountMail(services, 'new_device', user, { at, place }),
      last: await accountMail(services, 'new_device_last', user, { at, place, values }),
    },
  }
}

/**
 * Stores the browser of a login, before the login itself is written. Mails the owner about a new one, at most `newDeviceMails` times a
 * day, and not about the first login of the account.
 */
export async function noteArrival(tx: Tx, user_id: number, { token, mails }: Arrival, now: Date): Promise<void> {
  const isNew = await rememberDevice(tx, user_id, token, now)
  if (!isNew || !mails || !(await hasSignedIn(tx, user_id))) return
  const nth = await countNewDevice(tx, user_id, now)
  if (nth <= newDeviceMails) await enqueue(tx, mails.each, now)
  else if (nth === newDeviceMails + 1) await enqueue(tx, mails.last, now)
}
