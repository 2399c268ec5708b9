import { useEffect, useRef, useState } from 'react'
import { useBlockSaving, useKeepMounted } from '../form/form-panel.tsx'
import { useOfficeT } from '../office-texts.ts'
import { mediaTexts } from './media.strings.ts'
import { createUploadQueue, type Task, type UploadQueue } from './upload-queue.ts'
import { type Kind, problemOf } from './uploads.ts'

export type Uploads = UploadQueue & {
  tasks: readonly Task[]
  /** Latest announcement for screen readers. */
  announcement: string
  announce: (key: keyof typeof mediaTexts, values?: Record<string, string | number>) => void
  /** Lists a file that the server would refuse. @returns whether it may be sent. */
  accepts: (file: File, kind: Kind) => boolean
}

/** The uploads of one field. Unmounting aborts them. */
export function useUploads(concurrency = 2): Uploads {
  const t = useOfficeT(mediaTexts)
  const [tasks, setTasks] = useState<readonly Task[]>([])
  const [announcement, setAnnouncement] = useState('')
  const [queue] = useState(() => createUploadQueue(concurrency, setTasks))
  useEffect(() => queue.stop, [queue])
  // Failed uploads count too: they must still be visible when the tab is opened again.
  useKeepMounted(tasks.length > 0)
  useBlockSaving(tasks.some(({ state }) => state !== 'failed'))
  return {
    ...queue,
    tasks,
    announcement,
    announce: (key, values) => setAnnouncement(t(key, values)),
    accepts: (file, kind) => {
      const problem = problemOf(file, kind)
      if (problem) queue.refuse(file.name, t(problem.key, problem.values))
      return problem === null
    },
  }
}

/** A ref to the latest value, for use in callbacks. */
export function useLatest<T>(value: T): { current: T } {
  const latest = useRef(value)
  latest.current = value
  return latest
}
