import type { IncomingMessage, ServerResponse } from 'node:http'

/** `patient`: from now on the body has as long as it takes, if it keeps coming in. */
export type Watched = { patient: () => void }

/** A large file over a telephone line comes in at ten times this rate; less, and it is nobody who wants to be done. */
const leastBytesPerLook = 32 * 1024

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/**
 * Cuts a sender off whose body is not there in time, as Node's requestTimeout does, but not one that was allowed to take
 * longer and keeps sending.
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
  // Twice in the time, so that one that has become silent is cut off in time as well.
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

/** @param bytes that came in since the last look. */
export function isTooSlow({ isPatient, looks, bytes }: { isPatient: boolean; looks: number; bytes: number }): boolean {
  return isPatient ? bytes < leastBytesPerLook : looks >= 2
}
