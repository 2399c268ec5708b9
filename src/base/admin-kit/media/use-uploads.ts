import { useEffect, useRef, useState } from 'react'
import type { Answer } from '#src/base/http/client/client.ts'
import type { UploadOptions } from '#src/base/http/client/upload.ts'
import { useBlockSaving, useKeepMounted } from '../form/form-panel.tsx'
import { reasonOf, useOfficeT } from '../office-texts.ts'
import { mediaTexts } from './media.strings.ts'
import { createUploadQueue, type Task, type UploadQueue } from './upload-queue.ts'
import { type Kind, problemOf } from './uploads.ts'

type Announcement = keyof typeof mediaTexts

export type Uploads = Omit<UploadQueue, 'add'> & {
  tasks: readonly Task[]
  /** Latest announcement for screen readers. */
  announcement: string
  announce: (key: Announcement, values?: Record<string, string | number>) => void
  /** Uploads a file. @param take gets the answer. Returns what is announced; default: that the file was uploaded */
  send: <T>(
    name: string,
    upload: (options: UploadOptions) => Promise<Answer<{ data: T }>>,
    take: (uploaded: T) => Announcement | void | Promise<void>,
  ) => void
  /** Lists a file that the server would refuse. @returns whether it may be sent. */
  accepts: (file: File, kind: Kind) => boolean
}

/** The uploads of one field. Unmounting aborts them. */
export function useUploads(concurrency = 2): Uploads {
  const t = useOfficeT(mediaTexts)
  const [tasks, setTasks] = useState<readonly Task[]>([])
  const [announcement, setAnnouncement] = useState('')
  const [{ add, ...queue }] = useState(() => createUploadQueue(concurrency, setTasks))
  useEffect(() => queue.stop, [queue.stop])
  // Failed uploads count too: they must still be visible when the tab is opened again.
  useKeepMounted(tasks.length > 0)
  useBlockSaving(tasks.some(({ state }) => state !== 'failed'))
  const announce: Uploads['announce'] = (key, values) => setAnnouncement(t(key, values))
  return {
    ...queue,
    tasks,
    announcement,
    announce,
    send: (name, upload, take) =>
      add(name, async (options) => {
        const answer = await upload(options)
        if (!answer.ok) return reasonOf(answer)
        announce((await take(answer.data.data)) ?? 'uploaded', { name })
        return null
      }),
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
