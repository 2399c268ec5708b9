import { minuteMs } from '../dates.ts'
import { seal, unseal } from '../db/sealed.server.ts'
import { protectedPrefix } from './endpoint/guard.server.ts'

/** The original request for a file. `token` is that of its session. */
type Question = { token: string; method: string; path: string; search: string; body: object }

/** Validity of an address: viewers request the file again to save or print it. The session is checked each time. */
export const addressMs = 10 * minuteMs

const parameter = 'ticket'

/** Whether the URL of a request is such an address. */
export function isFileAddress(url: string): boolean {
  if (!url.includes(`${parameter}=`)) return false
  const { pathname, searchParams } = new URL(url)
  return pathname.startsWith(`${protectedPrefix}/`) && searchParams.has(parameter)
}

/** An address that a browser can open without a session header. The request is sealed, because searches contain names. */
export function fileAddress(key: Buffer, { path, ...question }: Question, { lang, now }: { lang: string; now: Date }) {
  const text = JSON.stringify({ ...question, path, until: now.getTime() + addressMs })
  return `${path}?lang=${lang}&${parameter}=${seal(key, text).toString('base64url')}`
}

/** The original request of an address; null when the address is forged, of another path, or expired. */
export function requestAt(key: Buffer, { url, method: sent }: Request, now: Date): Request | null {
  const { origin, pathname, searchParams } = new URL(url)
  const asked = opened(key, searchParams.get(parameter) ?? '')
  if (!asked || (sent !== 'GET' && sent !== 'HEAD')) return null
  const { token, method, path, search, body, until } = asked
  if (path !== pathname || until <= now.getTime()) return null
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sentBody = method === 'POST' ? JSON.stringify(body) : null
  return new Request(origin + path + search, { method, headers, body: sentBody })
}

function opened(key: Buffer, ticket: string): (Question & { until: number }) | null {
  try {
    return JSON.parse(unseal(key, Buffer.from(ticket, 'base64url'))) as Question & { until: number }
  } catch {
    return null
  }
}
