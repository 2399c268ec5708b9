import { openWorkerProcess } from '../jobs/worker-process.server.ts'
import type { ResizePicture } from './picture-sizes.server.ts'
import type { ResizeAnswer, ResizeRequest } from './picture-worker.server.ts'

/**
 * Resizes pictures in another process, because an AVIF encoder leaves about 100 MB in its process. One picture at a time: the
 * caller must queue them.
 * @param file picture-worker.server.ts
 */
export function openPictureProcess(file: string): { resize: ResizePicture; close: () => Promise<void> } {
  const { ask, close } = openWorkerProcess<ResizeRequest, ResizeAnswer>(file, 'picture')
  return {
    async resize(...request: ResizeRequest) {
      const answer = await ask(request)
      if ('error' in answer) throw new Error(answer.error)
      return answer.bytes
    },
    close,
  }
}
