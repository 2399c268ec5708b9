import { minuteMs } from '../dates.ts'
import { seal, unseal } from '../db/sealed.server.ts'
import { protectedPrefix } from './endpoint/guard.server.ts'

/** The request that an address of a file stands for. `token` is that of its session. */
type Question = { token: string; method: string; path: string; search: string; body: object }

/** How long an address works: a viewer asks again when its reader saves or prints. The session is checked each time. */
export const addressMs = 10 * minuteMs

const parameter = 'ticket'

/** Whether the URL of a request is such an address. */
export function isFileAddress(url: string): boolean {
  if (!url.includes(`${parameter}=`)) return false
  const { pathname, searchParams } = new URL(url)
  return pathname.startsWith(`${protectedPrefix}/`) && searchParams.has(parameter)
}

/** An address that a browser can open, where it sends no header. What was asked for is sealed: searches are for people. */
export function fileAddress(key: Buffer, { path, ...question }: Question, { lang, now }: { lang: string; now: Date }) {
  const text = JSON.stringify({ ...question, path, until: now.getTime() + addressMs })
  return `${path}?lang=${lang}&${parameter}=${seal(key, text).toString('base64url')}`
}

/** The request behind an address; null when it was not made here, belongs to another path, or its time is over. */
export function requestAt(key: Buffer, { url, method: sent }: Request, now: Date): Request | null {
  const { origin, pathname, searchParams } = new URL(url)
  const asked = opened(key, searchParams.get(parameter) ?? '')
  if (!asked || (sent !== 'GET' && sent !== 'HEAD')) return null
  const { token, method, path, search, body, until } = asked
  if (path !== pathname || until <= now.getTime()) return null
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return new Request(origin + path + search, {
    method,
    headers,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
}

function opened(key: Buffer, ticket: string): (Question & { until: number }) | null {
  try {
    return JSON.parse(unseal(key, Buffer.from(ticket, 'base64url'))) as Question & { until: number }
  } catch {
    return null
  }
}
