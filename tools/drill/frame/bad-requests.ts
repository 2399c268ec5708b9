import { Agent, request } from 'node:http'
import { seededRandom } from '#db/demo/seed/random.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { roleGroups } from '#src/features/accounts/accounts.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { type BadRequest, badRequests } from '#src/tests/requests/bad-requests.fixture.ts'
import { oddAddresses } from '#src/tests/requests/odd-pages.fixture.ts'
import type { DrillSite } from './site.ts'

const connections = 4
/** No status of HTTP: nothing came for 20 s. */
const hung = 599
/** of what may be taken */
const shareOfPages = 0.25

export type BadSender = {
  /** how often each was answered; 0 is a connection closed without an answer */
  statuses: Map<number, number>
  /** status and request of each answer that is a 5xx, or no refusal of what must be refused */
  wrong: string[]
  sent: () => number
  /** Sends so many to the site. @param isOdd those that may be taken, and then change something */
  storm: (site: Pick<DrillSite, 'port'>, count: number, isOdd: boolean) => Promise<void>
  close: () => void
}

export type BadWish = {
  random: () => number
  /** sessions; null is nobody */
  callers: readonly (string | null)[]
  /** after each; the last one of `wrong` is its answer when it is wrong */
  onSent?: (isWrong: boolean) => void
}

/** Sends generated bad requests over sockets to every route of the API and odd ones to every page, each as one of the callers. */
export function openBadSender({ random, callers, onSent }: BadWish): BadSender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses = new Map<number, number>()
  const wrong: string[] = []
  let sent = 0
  return {
    statuses,
    wrong,
    sent: () => sent,
    storm: async ({ port }, count, isOdd) => {
      const requests = badRequests(endpoints, seededRandom(`${random()}`))
      let left = count
      const one = async () => {
        while (left > 0) {
          const bad = isOdd && random() < shareOfPages ? oddPage(random) : requests.next().value
          if (isOddOnTheWire(bad) !== isOdd) continue
          left -= 1
          const status = await statusOf(port, agent, bad, callers[Math.floor(random() * callers.length)]!)
          sent += 1
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          const isWrong = status >= 500 || (!isOdd && status < 400 && status > 0)
          if (isWrong) wrong.push(`${status} ${shown(bad)}`)
          onSent?.(isWrong)
        }
      }
      await Promise.all(Array.from({ length: connections }, one))
    },
    close: () => agent.destroy(),
  }
}

/** Nobody, and a new session of each role. */
export async function callersOf(db: Db): Promise<(string | null)[]> {
  const callers: (string | null)[] = [null]
  for (const role of roleGroups)
    callers.push(await insertSession(db, await insertStaff(db, role), new Date(), tomorrow()))
  return callers
}

const pages = oddAddresses(['/', '/tur-ara', '/vize', '/haberler', '/404'])

function oddPage(random: () => number): BadRequest {
  const target = pages[Math.floor(random() * pages.length)]!
  return { method: 'GET', target, headers: [], body: null, isOdd: true }
}

const tomorrow = () => new Date(Date.now() + 24 * 3_600_000)

/** A body that is said to have no bytes is none: what is left may be a good request. */
function isOddOnTheWire({ isOdd, headers }: BadRequest): boolean {
  return isOdd || headers.some(([name]) => name === 'content-length')
}

/** 0 when the connection was closed without an answer, as for a head that HTTP does not allow. */
function statusOf(
  port: number,
  agent: Agent,
  { method, target, headers, body }: BadRequest,
  token: string | null,
): Promise<number> {
  const all: Record<string, string> = {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    // Each from a network of its own: what is limited is refused before it is read.
    'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
    // Node leaves it out of a DELETE, whose body would then be the next request.
    ...(body && { 'content-length': String(body.length) }),
    ...Object.fromEntries(headers),
  }
  return new Promise((resolve) => {
    const sending = request({ port, agent, method, path: target, headers: all, timeout: 20_000 }, (answer) => {
      const end = () => resolve(answer.statusCode!)
      answer.resume().once('end', end).once('error', end)
      // Events come for as long as somebody listens.
      if (answer.headers['content-type'] === 'text/event-stream') {
        end()
        answer.destroy()
      }
    })
    sending
      .once('error', () => resolve(0))
      .once('timeout', () => {
        resolve(hung)
        sending.destroy()
      })
    sending.end(body ?? undefined)
  })
}

const byte = () => Math.floor(Math.random() * 254) + 1

function shown({ method, target, headers, body }: BadRequest): string {
  return `${method} ${target.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${body?.toString().slice(0, 300)}`
}
