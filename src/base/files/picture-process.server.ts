import { tooBusy } from '../errors.ts'
import { askedTwice, openWorkerProcess, ProcessEnded } from '../jobs/worker-process.server.ts'
import type { PictureWork } from './picture-work.server.ts'
import type { PictureAnswer, PictureRequest } from './picture-worker.server.ts'

/**
 * Works on pictures in another process, because decoding one of 50 megapixels or an AVIF encoder leaves 100 MB and more in its process. Pictures
 * of the site and of visitors have queues of their own, each with its limit. One that takes longer than any that can be shown is refused as broken.
 * @param file picture-worker.server.ts
 * @throws Failure 503 when the process ends at its work, twice
 */
export function openPictureProcess(file: string): PictureWork & { close: () => Promise<void> } {
  const worker = openWorkerProcess<PictureRequest, PictureAnswer>(file, 'picture')
  const ask = askedTwice(worker)
  const resultOf = async (request: PictureRequest) => {
    const answer = await ask(request)
    if ('error' in answer) throw new Error(answer.error)
    return answer.result
  }
  return {
    resize: (...resize) => resultOf({ resize }).catch(refuse) as ReturnType<PictureWork['resize']>,
    adopt: (...adopt) =>
      resultOf({ adopt }).catch((error: unknown) =>
        error instanceof ProcessEnded && error.wasSlow ? null : refuse(error),
      ) as ReturnType<PictureWork['adopt']>,
    close: worker.close,
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof ProcessEnded)) throw error
  throw Object.assign(tooBusy(), { cause: error })
}
