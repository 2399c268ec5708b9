import { setTimeout as pause } from 'node:timers/promises'
import type { Images } from './images.server.ts'
import type { Videos } from './videos.server.ts'

/** ms without a request after which the server counts as idle */
const idleMs = 4000
/** px: cards and tiles on phones and desktops */
const widths = [640, 960, 1280] as const

/**
 * Makes the sizes of pictures that are asked for most while nobody asks for anything, so that the first visitors find them.
 * What is there already costs a look; a picture that fails is left to whoever asks for it.
 */
export async function warmImages(
  images: Pick<Images, 'read'>,
  files: readonly string[],
  lastRequest: () => number,
  signal: AbortSignal,
): Promise<void> {
  for (const width of widths) {
    for (const file of files) {
      if (!(await idle(lastRequest, signal))) return
      await images.read(file, width, 'avif').catch(() => null)
    }
  }
}

/** Makes films in the same way. */
export async function warmVideos(
  videos: Pick<Videos, 'find'>,
  names: readonly string[],
  lastRequest: () => number,
  signal: AbortSignal,
): Promise<void> {
  for (const name of names) {
    if (!(await idle(lastRequest, signal))) return
    await videos.find(name).catch(() => null)
  }
}

/** Waits until nobody has asked for anything for a while. @returns false when the program ends first. */
async function idle(lastRequest: () => number, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted && Date.now() - lastRequest() < idleMs)
    await pause(idleMs, undefined, { signal }).catch(() => {})
  return !signal.aborted
}
