import type { Socket } from 'node:net'

/**
 * Bytes that a client takes in `takeMs` at least, while an answer waits for it: 2 kB/s, a fifteenth of a slow phone. There is no limit to
 * the time, so a film of hours is sent. Not less than the kernel's buffers move at once on a slow line.
 */
export const leastBytes = 32 * 1024

/** `taken`: bytes when its time began. `checks`: since then. */
export type Taking = { taken: number; checks: number }

/** What libuv knows of a socket, which Node itself asks at a timeout: `bytesWritten` counts what waits in `writeQueueSize` too. */
type Handle = { bytesWritten: number; writeQueueSize: number }

/**
 * Disconnects clients that take their answers a few bytes now and then, each of which would count as a sign of life. Looks at all
 * connections at once: a timer for each answer would cost more than a page from memory.
 */
export function watchReaders({ takeMs, takeCheckMs }: { takeMs: number; takeCheckMs: number }) {
  const sockets = new Map<Socket, Taking | null>()
  const most = Math.ceil(takeMs / takeCheckMs)
  const look = () => {
    for (const [socket, before] of sockets) {
      const { _handle: handle } = socket as Socket & { _handle?: Handle | null }
      if (!handle) continue
      const isWaiting = handle.writeQueueSize > 0
      const now = isWaiting ? nextTaking(before, handle.bytesWritten - handle.writeQueueSize) : null
      sockets.set(socket, now)
      if (now && now.checks >= most) socket.destroy()
    }
  }
  // Checks are counted, not time: after a stall of the process there is one, and clients had no bytes to take.
  const timer = setInterval(look, takeCheckMs).unref()
  return {
    add: (socket: Socket) => {
      sockets.set(socket, null)
      socket.once('close', () => sockets.delete(socket))
    },
    stop: () => clearInterval(timer),
  }
}

/** @param taken bytes of all answers that the client has taken */
export function nextTaking(before: Taking | null, taken: number): Taking {
  return before && taken - before.taken < leastBytes
    ? { taken: before.taken, checks: before.checks + 1 }
    : { taken, checks: 0 }
}
