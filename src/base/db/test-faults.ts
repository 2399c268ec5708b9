import { once } from 'node:events'
import type { Socket } from 'node:net'
import type pg from 'pg'
import type { Database } from './connect.server.ts'

export type Faults = {
  /** The n-th query from now finds its connection broken: the server rolls back what the connection had begun. */
  breakAt: (n: number) => void
  /** Ends the wait for that query. @returns whether it came */
  heal: () => boolean
}

/** As when the disk of the database is full. */
const failing = 'DO $$ BEGIN RAISE disk_full; END $$'

/**
 * Connections that break at a chosen query. Only of connections that are opened from now on.
 * @param how statement: the query fails and its connection stays, which is faster
 */
export function breakable({ pool }: Pick<Database, 'pool'>, how: 'connection' | 'statement' = 'connection'): Faults {
  let left = Number.POSITIVE_INFINITY
  let hasBroken = false
  pool.on('connect', (client) => {
    const run = client.query.bind(client) as (...args: unknown[]) => unknown
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    const breakNow = async (args: unknown[]) => {
      hasBroken = true
      if (how === 'statement') return run(failing)
      const closed = once(stream, 'close')
      stream.destroy()
      await closed
      return run(...args)
    }
    client.query = ((...args: unknown[]) => {
      left -= 1
      return left === 0 ? breakNow(args) : run(...args)
    }) as pg.PoolClient['query']
  })
  return {
    breakAt: (n) => {
      left = n
      hasBroken = false
    },
    heal: () => {
      left = Number.POSITIVE_INFINITY
      return hasBroken
    },
  }
}
