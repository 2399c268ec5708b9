import type { SendMiddleware } from '../http/client/browser-client.ts'
import type { EarlyWindow } from './start-later.ts'

/** Uses the response that the document requested before its scripts ran (start-later.ts), once. */
export const withEarlyTexts: SendMiddleware = (send) => async (path, init) => {
  const early = window as EarlyWindow
  const { texts } = early
  if (texts?.path !== path) return send(path, init)
  early.texts = undefined
  return texts.answer.catch(() => send(path, init))
}
