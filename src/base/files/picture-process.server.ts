import { openWorkerProcess } from '../jobs/worker-process.server.ts'
import type { PictureWork } from './picture-work.server.ts'
import type { PictureAnswer, PictureRequest } from './picture-worker.server.ts'
import { openTurns } from './turns/turns.server.ts'

/**
 * Works on pictures in another process, because decoding one of 50 megapixels or an AVIF encoder leaves 100 MB and more in its process. One
 * picture at a time.
 * @param file picture-worker.server.ts
 */
export function openPictureProcess(file: string): PictureWork & { close: () => Promise<void> } {
  const { ask, close } = openWorkerProcess<PictureRequest, PictureAnswer>(file, 'picture')
  // Pictures of the site and of visitors have queues of their own, each with its limit.
  const turns = openTurns(1, Number.POSITIVE_INFINITY)
  const resultOf = async (request: PictureRequest) => {
    const answer = await turns.take(() => ask(request))
    if ('error' in answer) throw new Error(answer.error)
    return answer.result
  }
  return {
    resize: (...resize) => resultOf({ resize }) as ReturnType<PictureWork['resize']>,
    adopt: (...adopt) => resultOf({ adopt }) as ReturnType<PictureWork['adopt']>,
    close,
  }
}
