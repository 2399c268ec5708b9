import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import PQueue from 'p-queue'
import { minuteMs } from '../dates.ts'

/** ms. Longer than visitors usually stay on a page. */
const idleMs = 15_000
/** ms. Longer than any picture or paper takes. */
const usualMs = minuteMs

/** A process ended before it answered. */
export class ProcessEnded extends Error {
  /** It was killed at its time limit: a retry would take as long again. */
  readonly wasSlow: boolean
  constructor(message: string, { wasSlow = false, cause }: { wasSlow?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.wasSlow = wasSlow
  }
}

export type WorkerProcess<Request, Answer> = {
  /** @throws ProcessEnded when the process ends before it answers; the next call starts another one. */
  ask: (request: Request) => Promise<Answer>
  close: () => Promise<void>
}

/**
 * Work in another process, which starts with the first request and ends when it has been idle for a while, so that its memory is
 * freed. One request at a time; the others wait.
 * @param file of the process, which answers each message with one; Node runs the TypeScript source
 * @param name for error messages
 * @param answerMs after which a process that has not answered is killed
 */
export function openWorkerProcess<Request extends object, Answer extends object>(
  file: string,
  name: string,
  answerMs = usualMs,
): WorkerProcess<Request, Answer> {
  const queue = new PQueue({ concurrency: 1 })
  let worker: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const start = () => {
    // Limits glibc's memory arenas (one per thread), which would hold more memory than the work needs.
    const started = fork(file, { serialization: 'advanced', execArgv: [], env: { MALLOC_ARENA_MAX: '2' } })
    const gone = () => {
      if (worker === started) worker = null
    }
    started.once('exit', gone)
    // The process could not be started, or lost its channel.
    started.once('error', gone)
    return started
  }
  /** The worker ends when it is disconnected from this process. */
  const end = () => {
    clearTimeout(idle)
    if (worker?.connected) worker.disconnect()
    worker = null
  }
  return {
    ask: (request) =>
      queue.add(async () => {
        clearTimeout(idle)
        worker ??= start()
        try {
          return await answerOf<Answer>(worker, request, name, answerMs)
        } finally {
          idle = setTimeout(end, idleMs)
          idle.unref()
        }
      }),
    close: async () => end(),
  }
}

/**
 * Retries once in a new process when the worker ends: a system short of memory may have killed it for no fault of the request.
 * @throws ProcessEnded when the second one ends too, or the first has taken too long
 */
export function askedTwice<Request, Answer>({
  ask,
}: Pick<WorkerProcess<Request, Answer>, 'ask'>): WorkerProcess<Request, Answer>['ask'] {
  return (request) =>
    ask(request).catch((error: unknown) => {
      if (error instanceof ProcessEnded && !error.wasSlow) return ask(request)
      throw error
    })
}

async function answerOf<Answer>(
  worker: ChildProcess,
  request: object,
  name: string,
  answerMs: number,
): Promise<Answer> {
  const settled = new AbortController()
  const { signal } = settled
  let wasSlow = false
  const slow = setTimeout(() => {
    wasSlow = true
    worker.kill('SIGKILL')
  }, answerMs)
  slow.unref()
  const exit = once(worker, 'exit', { signal }).then(([code, by]) => {
    throw new ProcessEnded(`the ${name} process ended: ${code ?? by}`, { wasSlow })
  })
  try {
    const message = once(worker, 'message', { signal }).catch((cause: unknown) => {
      throw new ProcessEnded(`the ${name} process cannot be reached`, { cause })
    })
    const answered = Promise.race([message, exit])
    // If `send` throws, the rejection of `answered` has no other handler.
    answered.catch(() => {})
    worker.send(request)
    const [answer] = await answered
    return answer as Answer
  } finally {
    clearTimeout(slow)
    settled.abort()
  }
}
