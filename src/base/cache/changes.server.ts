import pg from 'pg'
import type { Tag } from '../db/dependencies.server.ts'
import { type Ask, askInOrder, createPropagation, listenerName, propagationChannel } from '../db/propagation.server.ts'
import { schemaChannel } from '../db/schema/upgrades.server.ts'

/** @returns a promise when handling the change takes time */
type Subscriber = (tags: readonly Tag[] | null) => void | Promise<void>

export type Changes = {
  /**
   * Calls back with the tags of every change of data that pages show (db/functions/changes.sql), in this process and others; with
   * null when anything may have changed, as after a gap in listening. A subscriber that fails is called with null after reconnecting.
   */
  subscribe: (subscriber: Subscriber) => void
  /** Resolves when the subscribers of every process have handled every change committed before the call. */
  settled: () => Promise<void>
  /**
   * Calls back for every change of what the office counts and lists, in this process and others, with its subject
   * (db/functions/office_events.sql); with `gap` after notifications may have been missed.
   */
  onOffice: (listener: (subject: string) => void) => void
  /**
   * Calls back with every notification of migrations, and with '' after some may have been missed. A migration waits for the callbacks
   * before it begins.
   */
  onSchema: (listener: (payload: string) => Promise<void>) => void
  close: () => Promise<void>
}

const channel = 'seyyah_changes'
const officeChannel = 'seyyah_office'
/** The subject after a lost connection: anything may have changed. */
export const gap = 'gap'
const reconnectMs = 1000

/**
 * Listens to the notify triggers (db/functions) on one connection of its own, and reconnects when it is lost.
 * @param heartbeatMs after which a dead connection is detected
 */
export async function listenToChanges(
  url: string,
  onError: (error: Error) => void,
  heartbeatMs = 15_000,
): Promise<Changes> {
  const subscribers: Subscriber[] = []
  const officeListeners: ((subject: string) => void)[] = []
  const schemaListeners: ((payload: string) => Promise<void>)[] = []
  const announceOffice = (subject: string) => {
    for (const listener of officeListeners) listener(subject)
  }
  /** Pending work of subscribers for earlier changes. */
  let following: Promise<unknown> = Promise.resolve()
  const announce = (tags: readonly Tag[] | null) => {
    const followed = Promise.all(subscribers.map(async (subscriber) => subscriber(tags)))
    following = Promise.allSettled([following, followed])
    followed.catch((error: Error) => {
      onError(error)
      renew()
    })
  }
  const announceSchema = async (payload: string, ask?: Ask) => {
    await Promise.all(schemaListeners.map((listener) => listener(payload)))
    if (payload === 'begin') await ask?.(`SELECT pg_notify('${schemaChannel}', 'closed')`)
  }
  const propagation = createPropagation()
  let closing = false
  let listener: { client: pg.Client; ask: Ask } | null = null
  let retry: NodeJS.Timeout | undefined

  const open = async () => {
    const client = new pg.Client({
      connectionString: url,
      application_name: listenerName,
      connectionTimeoutMillis: 2500,
      query_timeout: 2500,
    })
    const ask = askInOrder(client)
    client.on('error', onError)
    client.on('end', again)
    client.on('notification', ({ channel: of, payload = '' }) => {
      if (of === channel) announce(tagsOf(payload))
      else if (of === officeChannel) announceOffice(payload)
      else if (of === schemaChannel) announceSchema(payload, ask).catch(onError)
      else void following.then(() => propagation.received(ask, payload))
    })
    await client.connect()
    try {
      await ask(`LISTEN ${channel}; LISTEN ${officeChannel}; LISTEN ${propagationChannel}; LISTEN ${schemaChannel}`)
    } catch (error) {
      abandon(client)
      throw error
    }
    if (closing) await client.end()
    else listener = { client, ask }
  }
  // While the database is away nothing is dropped, so cached pages still answer (docs/promises.md, D2). After reconnecting
  // everything is dropped, because notifications were missed.
  const again = () => {
    listener = null
    if (closing) return
    clearTimeout(retry)
    retry = setTimeout(() => void open().then(announceAll, failed), reconnectMs)
  }
  /** Also when its statements are only late: a second listener of this process would count as another process. */
  const abandon = (client: pg.Client) => {
    client.off('end', again)
    client.removeAllListeners('notification')
    client.end().catch(() => {})
  }
  /** Without waiting for the end of the connection, which may be dead. */
  const renew = () => {
    if (!listener) return
    abandon(listener.client)
    again()
  }
  const announceAll = () => {
    announce(null)
    announceOffice(gap)
    void announceSchema('').catch(onError)
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
    const pending = listener
    pending?.ask('select 1').catch(() => pending === listener && renew())
  }, heartbeatMs)
  return {
    subscribe: (subscriber) => void subscribers.push(subscriber),
    settled: async () => {
      if (!listener) return announce(null)
      await propagation.settled(listener.ask).catch(() => announce(null))
    },
    onOffice: (listener) => void officeListeners.push(listener),
    onSchema: (listener) => void schemaListeners.push(listener),
    close: async () => {
      closing = true
      clearTimeout(retry)
      clearInterval(heartbeat)
      await listener?.client.end()
    },
  }
}

/** @returns null for `*`: anything may have changed */
function tagsOf(payload: string): readonly Tag[] | null {
  const tags = payload.split(' ')
  return tags.includes('*') ? null : tags
}
