import pg from 'pg'

export type Changes = {
  /** Calls back after every change of data that pages show, also by other processes, and after a gap in listening. */
  subscribe: (dropped: () => void) => void
  /** Notifies the subscribers of this process without waiting for the database's notification. */
  announce: () => void
  close: () => Promise<void>
}

const channel = 'seyyah_changes'
const reconnectMs = 1000
/** ms after which a silently dropped connection is noticed. */
const heartbeatMs = 15_000

/** Listens to the notify_change triggers (db/functions) on its own connection, and reconnects when it is lost. */
export async function listenToChanges(url: string, onError: (error: Error) => void): Promise<Changes> {
  const subscribers: (() => void)[] = []
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
    next.on('notification', announce)
    await next.connect()
    await next.query(`LISTEN ${channel}`)
    if (closing) await next.end()
    else client = next
  }
  // While the database is away nothing is dropped, so cached pages still answer (docs/promises.md, 14). After reconnecting
  // everything is dropped, because notifications were missed.
  const again = () => {
    client = null
    if (closing) return
    clearTimeout(retry)
    retry = setTimeout(() => void open().then(announce, failed), reconnectMs)
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
    close: async () => {
      closing = true
      clearTimeout(retry)
      clearInterval(heartbeat)
      await client?.end()
    },
  }
}
