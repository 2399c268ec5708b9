import { useEffect, useRef, useState } from 'react'
import { useStaying, useUploading } from '../form/form-panel.tsx'
import { useOfficeT } from '../office-texts.ts'
import { mediaTexts } from './media.strings.ts'
import { createUploadQueue, type Task, type UploadQueue } from './upload-queue.ts'
import { type Kind, problemOf } from './uploads.ts'

export type Uploads = UploadQueue & {
  tasks: readonly Task[]
  /** What a screen reader is told, the latest thing that happened. */
  news: string
  tell: (key: keyof typeof mediaTexts, values?: Record<string, string | number>) => void
  /** Tells of a file that would be refused. @returns whether it may be sent. */
  accepts: (file: File, kind: Kind) => boolean
}

/** The uploads of one field; they are given up when it goes away. */
export function useUploads(fastPath = 2): Uploads {
  const t = useOfficeT(mediaTexts)
  const [tasks, setTasks] = useState<readonly Task[]>([])
  const [news, setNews] = useState('')
  const [queue] = useState(() => createUploadQueue(fastPath, setTasks))
  useEffect(() => queue.stop, [queue])
  // What failed stays too: it has to be seen by whoever comes back to its tab.
  useStaying(tasks.length > 0)
  useUploading(tasks.some(({ state }) => state !== 'failed'))
  return {
    ...queue,
    tasks,
    news,
    tell: (key, values) => setNews(t(key, values)),
    accepts: (file, kind) => {
      const problem = problemOf(file, kind)
      if (problem) queue.refuse(file.name, t(problem.key, problem.values))
      return problem === null
    },
  }
}

/** The latest of something, for what is done when an answer comes. */
export function useLatest<T>(value: T): { current: T } {
  const latest = useRef(value)
  latest.current = value
  return latest
}
