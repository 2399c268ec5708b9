/** The process that resizes pictures, one per message: its memory goes back to the system when it ends. */
import { resizePicture } from './picture-sizes.server.ts'

/** Of `resizePicture`, in order. */
export type ResizeRequest = Parameters<typeof resizePicture>
export type ResizeAnswer = { bytes: Uint8Array } | { error: string }

process.on('message', async (request: ResizeRequest) => {
  const answer: ResizeAnswer = await resizePicture(...request).then(
    (bytes) => ({ bytes }),
    (error: Error) => ({ error: error.message }),
  )
  process.send!(answer)
})
