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

/** Connections that break at a chosen query. Only of connections that are opened from now on; several statements in one message are one query. */
export function breakable({ pool }: Database): Faults {
  let left = Number.POSITIVE_INFINITY
  let hasBroken = false
  pool.on('connect', (client) => {
    const run = client.query.bind(client) as (...args: unknown[]) => unknown
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    const breakNow = async (args: unknown[]) => {
      hasBroken = true
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
