import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { ResizePicture } from './picture-sizes.server.ts'
import type { ResizeAnswer, ResizeRequest } from './picture-worker.server.ts'

/** Longer than a visitor takes from one page to the next. */
const idleMs = 15_000

/**
 * Resizes pictures in a process of its own, which starts with the first picture and ends when none has come for a while.
 * An AVIF encoder leaves some 100 MB in the process that runs it. One picture at a time: the caller queues them.
 * @param file picture-worker.server.ts: Node runs the source as it is
 */
export function openPictureProcess(file: string): { resize: ResizePicture; close: () => Promise<void> } {
  let worker: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const start = () => {
    // glibc's arenas, one per thread, would keep more than the encoder needs.
    const started = fork(file, { serialization: 'advanced', execArgv: [], env: { MALLOC_ARENA_MAX: '2' } })
    started.once('exit', () => {
      if (worker === started) worker = null
    })
    return started
  }
  /** The worker ends by itself once nothing connects it to this process. */
  const end = () => {
    clearTimeout(idle)
    if (worker?.connected) worker.disconnect()
    worker = null
  }
  return {
    async resize(...request: ResizeRequest) {
      clearTimeout(idle)
      worker ??= start()
      try {
        const answer = await ask(worker, request)
        if ('error' in answer) throw new Error(answer.error)
        return answer.bytes
      } finally {
        idle = setTimeout(end, idleMs)
        idle.unref()
      }
    },
    close: async () => end(),
  }
}

/** @throws Error when the worker ends before it answers. */
async function ask(worker: ChildProcess, request: ResizeRequest): Promise<ResizeAnswer> {
  const settled = new AbortController()
  const { signal } = settled
  const exit = once(worker, 'exit', { signal }).then(([code, by]) => {
    throw new Error(`the picture process ended: ${code ?? by}`)
  })
  try {
    const message = once(worker, 'message', { signal })
    worker.send(request)
    const [answer] = await Promise.race([message, exit])
    return answer
  } finally {
    exit.catch(() => {})
    settled.abort()
  }
}
