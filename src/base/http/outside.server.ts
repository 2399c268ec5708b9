import type { OutsideRequest } from './outside.ts'

/** Limits of an answer from outside. */
export type OutsideLimits = { timeoutMs: number; maxBytes: number }

/** Sends a request to another server. The only outgoing HTTP requests of the program. */
export type AskOutside = (request: OutsideRequest, limits: OutsideLimits) => Promise<string>

/** Reads a document of another server. */
export type ReadOutside = (url: string, limits: OutsideLimits) => Promise<string>

/** @throws Error when the server does not answer 200 in time, or with too much */
export const askOutside: AskOutside = async ({ url, ...request }, { timeoutMs, maxBytes }) => {
  const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength
    if (bytes > maxBytes) throw new Error(`${url} answered more than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** @throws Error as `askOutside` does */
export const readOutside: ReadOutside = (url, limits) => askOutside({ url, method: 'GET' }, limits)
