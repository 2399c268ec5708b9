import pg from 'pg'

export type Changes = {
  /** Calls back after every change of data that pages show, also by other processes, and after a gap in listening. */
  subscribe: (dropped: () => void) => void
  /** Notifies the subscribers of this process without waiting for the database's notification. */
  announce: () => void
  /**
   * Calls back for every change of what the office counts and lists, in this process and others, with its subject
   * (db/functions/office_events.sql); with `gap` after notifications may have been missed.
   */
  onOffice: (listener: (subject: string) => void) => void
  close: () => Promise<void>
}

const channel = 'seyyah_changes'
const officeChannel = 'seyyah_office'
/** The subject after a lost connection: anything may have changed. */
export const gap = 'gap'
const reconnectMs = 1000
/** ms after which a silently dropped connection is noticed. */
const heartbeatMs = 15_000

/** Listens to the notify triggers (db/functions) on one connection of its own, and reconnects when it is lost. */
export async function listenToChanges(url: string, onError: (error: Error) => void): Promise<Changes> {
  const subscribers: (() => void)[] = []
  const officeListeners: ((subject: string) => void)[] = []
  const announceOffice = (subject: string) => {
    for (const listener of officeListeners) listener(subject)
  }
  const announce = () => {
    for (const dropped of subscribers) dropped()
  }
  let closing = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined

  const open = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'seyyah changes',
      connectionTimeoutMillis: 2500,
      query_timeout: 2500,
    })
    next.on('error', onError)
    next.on('end', again)
    next.on('notification', ({ channel: of, payload = '' }) => (of === channel ? announce() : announceOffice(payload)))
    await next.connect()
    await next.query(`LISTEN ${channel}; LISTEN ${officeChannel}`)
    if (closing) await next.end()
    else client = next
  }
  // While the database is away nothing is dropped, so cached pages still answer (docs/promises.md, 14). After reconnecting
  // everything is dropped, because notifications were missed.
  const again = () => {
    client = null
    if (closing) return
    clearTimeout(retry)
    retry = setTimeout(() => void open().then(announceAll, failed), reconnectMs)
  }
  const announceAll = () => {
    announce()
    announceOffice(gap)
  }
  const failed = (error: Error) => {
    onError(error)
    again()
  }
  await open().catch((error: Error) => {
    closing = true
    clearTimeout(retry)
    throw error
  })
  const heartbeat = setInterval(() => {
    const pending = client
    pending?.query('select 1').catch(() => pending.end().catch(() => {}))
  }, heartbeatMs)
  return {
    subscribe: (dropped) => void subscribers.push(dropped),
    announce,
    onOffice: (listener) => void officeListeners.push(listener),
    close: async () => {
      closing = true
      clearTimeout(retry)
      clearInterval(heartbeat)
      await client?.end()
    },
  }
}
