import type { Db } from '#src/base/db/connect.server.ts'
import type { FixedSettings, Settings } from '#src/base/http/endpoint/services.server.ts'
import { findSettings, type SettingsRow } from './settings.store.server.ts'

export type LiveSettings = {
  /** One object for the life of the process; its values change. */
  settings: Settings
  /** Reads the stored settings again. @returns whether any differs */
  reload: () => Promise<boolean>
}

/** The settings of the process: `fixed` and the environment have precedence over the database. */
export async function openSettings(db: Db, fixed: FixedSettings): Promise<LiveSettings> {
  const settings = { ...fixed } as Settings
  let last = ''
  const read = async () => {
    const row = await findSettings(db)
    const text = JSON.stringify(row)
    const isChanged = text !== last
    last = text
    Object.assign(settings, valuesOf(row, fixed), fixed)
    return isChanged
  }
  await read()
  // One after the other: an older answer must not replace a newer one.
  let running: Promise<boolean> = Promise.resolve(false)
  const reload = () => {
    running = running.then(read, read)
    return running
  }
  return { settings, reload }
}

function valuesOf(row: SettingsRow, { env = {} }: FixedSettings): Partial<Settings> {
  return {
    holdHours: env.holdHours ?? row.hold_hours,
    ordersPerHour: env.ordersPerHour ?? row.orders_per_hour,
    holdsPerEmail: row.holds_per_email,
    unpaidSeats: {
      perEmail: row.seats_per_email,
      perAddress: env.seatsPerAddress ?? row.seats_per_address,
      share: row.unpaid_share,
      shareOfOne: row.unpaid_share_of_one,
    },
    remindsOfPayments: row.payment_reminders,
    asksPassengers: row.passengers,
    passengersDays: row.passengers_days,
    sendsMail: env.smtpUrl !== undefined || row.mail_host !== '',
    isOpen: row.opened_at !== null,
  }
}
