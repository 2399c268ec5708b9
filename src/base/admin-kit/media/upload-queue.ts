export type Task = {
  key: number
  /** file name */
  name: string
  state: 'waiting' | 'sending' | 'failed'
  /** 0 to 1 */
  progress: number
  /** reason of a failure */
  message: string
  /** false when a retry would fail again */
  canRetry: boolean
}

/** Uploads one file. @returns null on success, else the reason of the failure. */
export type Work = (options: { onProgress: (part: number) => void; signal: AbortSignal }) => Promise<string | null>

export type UploadQueue = {
  add: (name: string, work: Work) => void
  /** Lists a file that cannot be uploaded, with the reason. */
  refuse: (name: string, message: string) => void
  /** Aborts a running upload; removes a waiting or failed one. */
  cancel: (key: number) => void
  retry: (key: number) => void
  stop: () => void
}

/**
 * Runs uploads in the order chosen, a limited number at a time. Finished ones are removed.
 * @param onChange receives the remaining tasks after every change.
 */
export function createUploadQueue(concurrency: number, onChange: (tasks: readonly Task[]) => void): UploadQueue {
  const works = new Map<number, { work: Work; controller: AbortController }>()
  let tasks: readonly Task[] = []
  let last = 0

  const set = (next: readonly Task[]) => {
    tasks = next
    onChange(tasks)
  }
  const change = (key: number, changed: Partial<Task>) =>
    set(tasks.map((task) => (task.key === key ? { ...task, ...changed } : task)))
  const forget = (key: number) => {
    works.get(key)?.controller.abort()
    works.delete(key)
    set(tasks.filter((task) => task.key !== key))
    next()
  }
  const next = () => {
    const running = tasks.filter(({ state }) => state === 'sending').length
    const waiting = tasks.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, concurrency - running))
    for (const { key } of waiting) void send(key)
  }
  const send = async (key: number) => {
    const { work, controller } = works.get(key)!
    change(key, { state: 'sending', progress: 0, message: '' })
    const onProgress = (progress: number) => change(key, { progress })
    const failure = await work({ onProgress, signal: controller.signal })
    // Cancelled meanwhile.
    if (controller.signal.aborted) return
    if (failure === null) return forget(key)
    change(key, { state: 'failed', message: failure })
    next()
  }
  const put = (task: Omit<Task, 'key' | 'progress'>, work?: Work) => {
    last += 1
    if (work) works.set(last, { work, controller: new AbortController() })
    set([...tasks, { ...task, key: last, progress: 0 }])
    next()
  }
  return {
    add: (name, work) => put({ name, state: 'waiting', message: '', canRetry: true }, work),
    refuse: (name, message) => put({ name, state: 'failed', message, canRetry: false }),
    cancel: forget,
    retry: (key) => {
      if (!works.has(key)) return
      change(key, { state: 'waiting' })
      next()
    },
    stop: () => {
      for (const { controller } of works.values()) controller.abort()
      works.clear()
      set([])
    },
  }
}
