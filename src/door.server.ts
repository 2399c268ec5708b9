import { type Listening, listen } from './base/http/server/server.server.ts'
import type { Env } from './env.server.ts'
import type { Front } from './front.server.ts'

/** Where systemd passes the first socket, sd_listen_fds(3). */
const firstPassedFd = 3

export type Door = {
  port: () => number
  /** Listens at the first call; from each on requests are answered with this front. */
  answerWith: (front: Front) => Promise<void>
  /** The first call closes. */
  close: Listening['close']
}

/** The one listener of the process; what answers behind it may change. */
export function openDoor({ HOST, PORT, LISTEN_FDS }: Env): Door {
  let front: Front
  let listening: Listening | null = null
  let closed: Promise<void> | null = null
  return {
    port: () => listening?.port ?? 0,
    async answerWith(next) {
      front = next
      if (closed) return
      listening ??= await listen(
        (request, facts) => front.handle(request, facts),
        (request) => front.fastPath(request),
        HOST,
        LISTEN_FDS ? { fd: firstPassedFd } : PORT,
      )
    },
    close: (notice) => {
      closed ??= listening?.close(notice) ?? Promise.resolve()
      return closed
    },
  }
}
