import type { IncomingMessage, ServerResponse } from 'node:http'

/** `allowSlowBody`: the body may take any time while it keeps arriving. */
export type WatchedBody = { allowSlowBody: () => void }

/** Minimum of bytes per check for a slow body. A dial-up line sends ten times as much. */
const minBytesPerCheck = 32 * 1024

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/**
 * Disconnects a client whose body is not complete in time, like Node's requestTimeout, unless the body may arrive slowly
 * and keeps arriving.
 * @returns null for a request without a body.
 */
export function watchBody(request: IncomingMessage, response: ServerResponse, bodyMs: number): WatchedBody | null {
  if (!request.headers['transfer-encoding'] && !Number(request.headers['content-length'])) return null
  const { socket } = request
  let isSlowAllowed = false
  let checks = 0
  let before = socket.bytesRead
  const check = () => {
    const bytes = socket.bytesRead - before
    before += bytes
    checks += 1
    if (request.complete) return stop()
    if (!isTooSlow({ isSlowAllowed, checks, bytes })) return
    stop()
    if (!response.headersSent) socket.write(timedOut)
    socket.destroy()
  }
  // Checks twice within the time, so that a client that falls silent is disconnected in time too.
  const timer = setInterval(check, bodyMs / 2)
  const stop = () => {
    clearInterval(timer)
    socket.off('close', stop)
  }
  socket.once('close', stop)
  response.once('finish', () => request.complete && stop())
  return {
    allowSlowBody: () => {
      isSlowAllowed = true
    },
  }
}

/** @param bytes received since the last check. */
export function isTooSlow({
  isSlowAllowed,
  checks,
  bytes,
}: {
  isSlowAllowed: boolean
  checks: number
  bytes: number
}): boolean {
  return isSlowAllowed ? bytes < minBytesPerCheck : checks >= 2
}
