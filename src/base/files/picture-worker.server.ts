/** The process that works on pictures, one per message. Its memory is freed when it ends. */
import { type PictureWork, pictureWork } from './picture-work.server.ts'

export type PictureRequest = { resize: Parameters<PictureWork['resize']> } | { adopt: Parameters<PictureWork['adopt']> }
type Result = Awaited<ReturnType<PictureWork['resize' | 'adopt']>>
export type PictureAnswer = { result: Result } | { error: string }

process.on('message', async (request: PictureRequest) => {
  const work = 'resize' in request ? pictureWork.resize(...request.resize) : pictureWork.adopt(...request.adopt)
  const answer: PictureAnswer = await work.then(
    (result: Result) => ({ result }),
    (error: Error) => ({ error: error.message }),
  )
  // The parent process may have ended.
  if (process.connected) process.send!(answer)
})
