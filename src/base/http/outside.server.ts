/** Limits of an answer from outside. */
export type OutsideLimits = { timeoutMs: number; maxBytes: number }

/** Reads a document of another server. It is the only way in which the program calls the outside world. */
export type ReadOutside = (url: string, limits: OutsideLimits) => Promise<string>

/** @throws Error when the server does not answer 200 in time, or with too much */
export const readOutside: ReadOutside = async (url, { timeoutMs, maxBytes }) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
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
