import type { SendMiddleware } from '../http/client/browser-client.ts'
import type { EarlyWindow } from './start-later.ts'

/** Uses the responses that the document requested before its scripts ran (start-later.ts), each once. */
export const withEarlyTexts: SendMiddleware = (send) => async (path, init) => {
  const { texts } = window as EarlyWindow
  const at = texts?.findIndex((early) => early.path === path) ?? -1
  const [early] = at < 0 ? [] : texts!.splice(at, 1)
  return early ? early.answer.catch(() => send(path, init)) : send(path, init)
}
