import type { Socket } from 'node:net'

/**
 * Minimum of bytes that a client must take in `takeMs` while an answer is pending: 2 kB/s, a fifteenth of a slow phone. The total time is
 * not limited. Not less than the kernel's buffers move at once on a slow line.
 */
export const leastBytes = 32 * 1024

/** `taken`: bytes when its time began. `checks`: since then. */
export type Taking = { taken: number; checks: number }

/** libuv's counters of a socket, which Node itself reads at a timeout. `bytesWritten` includes `writeQueueSize`. */
type Handle = { bytesWritten: number; writeQueueSize: number }

/**
 * Disconnects clients that read their answers extremely slowly, which idle timeouts do not detect. One timer checks all connections: a timer
 * for each answer would cost more than a page from memory.
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
  // Checks are counted instead of time: during a stall of the process clients get no bytes.
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
