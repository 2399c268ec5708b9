import type { IncomingMessage, ServerResponse } from 'node:http'

/** `patient`: from now on the body may take any time while it keeps coming. */
export type Watched = { patient: () => void }

/** Minimum of bytes per check for a slow body. A dial-up line sends ten times as much. */
const leastBytesPerLook = 32 * 1024

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/**
 * Disconnects a client whose body is not complete in time, like Node's requestTimeout, unless the body may arrive slowly
 * and keeps coming.
 * @returns null for a request without a body.
 */
export function watchBody(request: IncomingMessage, response: ServerResponse, bodyMs: number): Watched | null {
  if (!request.headers['transfer-encoding'] && !Number(request.headers['content-length'] ?? 0)) return null
  const { socket } = request
  let isPatient = false
  let looks = 0
  let before = socket.bytesRead
  const look = () => {
    const bytes = socket.bytesRead - before
    before += bytes
    looks += 1
    if (request.complete) return stop()
    if (!isTooSlow({ isPatient, looks, bytes })) return
    stop()
    if (!response.headersSent) socket.write(timedOut)
    socket.destroy()
  }
  // Checks twice within the time, so that a client that falls silent is disconnected in time too.
  const timer = setInterval(look, bodyMs / 2)
  const stop = () => {
    clearInterval(timer)
    socket.off('close', stop)
  }
  socket.once('close', stop)
  response.once('finish', () => request.complete && stop())
  return {
    patient: () => {
      isPatient = true
    },
  }
}

/** @param bytes received since the last check. */
export function isTooSlow({ isPatient, looks, bytes }: { isPatient: boolean; looks: number; bytes: number }): boolean {
  return isPatient ? bytes < leastBytesPerLook : looks >= 2
}
