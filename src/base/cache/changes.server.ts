import pg from 'pg'

export type Changes = {
  /** Calls back after every change of what pages are made of, also by other processes, and when changes may have been missed. */
  subscribe: (dropped: () => void) => void
  /** Tells the subscribers of this process at once: after its own write, without waiting for the database to say so. */
  announce: () => void
  close: () => Promise<void>
}

const channel = 'seyyah_changes'
const reconnectMs = 1000
/** How long a connection may be cut without a word (a router that forgets it) before it is noticed. */
const heartbeatMs = 15_000

/** Listens to the notify_change triggers (0015.changes.sql) on a connection of its own, which it makes again when it breaks. */
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
  // Nothing is dropped while the database is away, so that what is cached still answers (promise 14); what was changed
  // meanwhile by others is not missed, because everything is dropped on the way back.
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
    const asked = client
    asked?.query('select 1').catch(() => asked.end().catch(() => {}))
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
