/** The process that resizes pictures, one per message. Its memory is freed when it ends. */
import { resizePicture } from './picture-sizes.server.ts'

/** Arguments of `resizePicture`. */
export type ResizeRequest = Parameters<typeof resizePicture>
export type ResizeAnswer = { bytes: Uint8Array } | { error: string }

process.on('message', async (request: ResizeRequest) => {
  const answer: ResizeAnswer = await resizePicture(...request).then(
    (bytes) => ({ bytes }),
    (error: Error) => ({ error: error.message }),
  )
  // The site may have ended meanwhile.
  if (process.connected) process.send!(answer)
})
