import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { ResizePicture } from './picture-sizes.server.ts'
import type { ResizeAnswer, ResizeRequest } from './picture-worker.server.ts'

/** ms. Longer than visitors usually stay on a page. */
const idleMs = 15_000

/**
 * Resizes pictures in another process, which starts with the first picture and ends when it has been idle for a while,
 * because an AVIF encoder leaves about 100 MB in its process. One picture at a time: the caller must queue them.
 * @param file picture-worker.server.ts; Node runs the TypeScript source
 */
export function openPictureProcess(file: string): { resize: ResizePicture; close: () => Promise<void> } {
  let worker: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const start = () => {
    // Limits glibc's memory arenas (one per thread), which would hold more memory than the encoder needs.
    const started = fork(file, { serialization: 'advanced', execArgv: [], env: { MALLOC_ARENA_MAX: '2' } })
    started.once('exit', () => {
      if (worker === started) worker = null
    })
    return started
  }
  /** The worker ends when it is disconnected from this process. */
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
