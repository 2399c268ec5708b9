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
      keepAlive: true,
    })
    next.on('error', onError)
    next.on('end', again)
    next.on('notification', announce)
    await next.connect()
    await next.query(`LISTEN ${channel}`)
    client = next
  }
  const again = () => {
    client = null
    announce() // what changes while nobody listens must not stay cached
    if (closing) return
    clearTimeout(retry)
    retry = setTimeout(() => void open().then(announce, failed), reconnectMs)
  }
  const failed = (error: Error) => {
    onError(error)
    again()
  }
  await open()
  return {
    subscribe: (dropped) => void subscribers.push(dropped),
    announce,
    close: async () => {
      closing = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
