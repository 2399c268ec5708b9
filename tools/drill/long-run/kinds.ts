import { setTimeout as delay } from 'node:timers/promises'
import type { Tunnel } from '#src/tests/frame/test-tunnel.ts'
import type { BadSender } from '../frame/bad-requests.ts'
import { startCrowd } from '../frame/crowd.ts'
import { kill, lock, stopDatabase, terminate, victims } from '../frame/faults.ts'
import type { Shop } from '../frame/orders.ts'
import type { DrillSite } from '../frame/site.ts'

/** What the faults are made on. */
export type Running = {
  site: () => DrillSite
  start: () => Promise<DrillSite>
  /** Visitors go on with the site that it returns. */
  change: (change: (site: DrillSite) => Promise<DrillSite>) => Promise<void>
  shop: Shop
  bad: BadSender
  /** the way of the mails */
  mail: Tunnel
  random: () => number
}

export type Kind = {
  name: string
  /** Orders are taken and pages answered meanwhile as ever. */
  isAside: boolean
  /** @returns since when, by performance.now(), the site should be on its way back */
  make: (running: Running) => Promise<number>
}

/** s that a fault lasts: between both, at random. */
const lasts = { database: [4, 12], mail: [10, 20] } as const
/** of one fault */
const crowd = { slowHeads: 200, slowBodies: 60, unread: 40, huge: 5 }
const badRequests = 500
export const crowdSize = Object.values(crowd).reduce((sum, count) => sum + count)

export const kinds: readonly Kind[] = [
  ...victims.map((victim): Kind => changing(`kill -9 of ${victim}`, (site, start) => kill(victim, site, start))),
  changing('SIGTERM and start', async (site, start) => {
    await terminate(site)
    return start()
  }),
  lasting('database stopped', async ({ site }) => stopDatabase(site())),
  lasting('orders locked', ({ shop }) => lock(shop, 'orders')),
  {
    name: 'slow clients',
    isAside: true,
    make: async ({ site }) => {
      const clients = startCrowd(site(), crowd)
      try {
        while (performance.now() < clients.ends()) await delay(200)
        clients.assertGone()
      } finally {
        clients.leave()
      }
      return performance.now()
    },
  },
  {
    name: 'bad requests',
    isAside: true,
    make: async ({ site, bad }) => {
      await bad.storm(site(), badRequests, false)
      return performance.now()
    },
  },
  {
    name: 'mail server away',
    isAside: true,
    make: async ({ mail, random }) => {
      await (random() < 0.5 ? mail.cut() : mail.silence())
      await delay(between(random, lasts.mail) * 1000)
      await mail.restore()
      return performance.now()
    },
  },
]

export const between = (random: () => number, [least, most]: readonly [number, number]) =>
  least + random() * (most - least)

function changing(
  name: string,
  change: (site: DrillSite, start: () => Promise<DrillSite>) => Promise<DrillSite>,
): Kind {
  return {
    name,
    isAside: false,
    make: async (running) => {
      const made = performance.now()
      await running.change((site) => change(site, running.start))
      return made
    },
  }
}

/** Of the database. */
function lasting(name: string, begin: (running: Running) => Promise<() => Promise<void> | void>): Kind {
  return {
    name,
    isAside: false,
    make: async (running) => {
      const end = await begin(running)
      try {
        await delay(between(running.random, lasts.database) * 1000)
      } finally {
        await end()
      }
      return performance.now()
    },
  }
}

/** So many rounds of all kinds, each in an order of its own. */
export function planOf(rounds: number, random: () => number): Kind[] {
  return Array.from({ length: rounds }, () => {
    const round = [...kinds]
    for (let at = round.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      ;[round[at], round[other]] = [round[other]!, round[at]!]
    }
    return round
  }).flat()
}
