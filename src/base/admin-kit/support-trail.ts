/** Session storage: it survives a reload of a failed screen and ends with the tab. */
const item = 'seyyah-trail'
const maxErrors = 10
const maxLength = 280

type Trail = { errors: { at: string; text: string }[]; screen: string }
const empty: Trail = { errors: [], screen: '' }

function read(): Trail {
  try {
    return { ...empty, ...(JSON.parse(sessionStorage.getItem(item) ?? '{}') as Partial<Trail>) }
  } catch {
    return empty
  }
}

/** Remembers an error for a support request. @param text without personal data: a message, or the path of a request */
export function noteError(text: string, now = new Date()): void {
  const trail = read()
  const line = text.replace(/\s+/g, ' ').slice(0, maxLength)
  if (line === '' || trail.errors[0]?.text === line) return
  const errors = [{ at: now.toISOString(), text: line }, ...trail.errors].slice(0, maxErrors)
  sessionStorage.setItem(item, JSON.stringify({ ...trail, errors }))
}

/** Last errors of this tab, newest first. */
export function recentErrors(): Trail['errors'] {
  return read().errors
}

/** Remembers the screen that was open before the support screen. */
export function noteScreen(path: string): void {
  sessionStorage.setItem(item, JSON.stringify({ ...read(), screen: path }))
}

/** Path of the screen that was noted last, or ''. */
export function lastScreen(): string {
  return read().screen
}

/** ms after leaving a page in which requests without an answer count as cancelled by the browser. */
const leaving = 5000
let leftAt = Number.NEGATIVE_INFINITY

/** Notes a failed request of the office. Statuses that a form handles are left out. @param status 0 without an answer */
export function noteRequest(method: string, path: string, status: number, now = Date.now()): void {
  if (status === 0 && now - leftAt < leaving) return
  if (status >= 500 || status === 0 || status === 403 || status === 404)
    noteError(`${method} ${path.split('?')[0]}: ${status}`)
}

/** Notes errors that no screen has caught. */
export function watchErrors(): () => void {
  const onError = ({ message }: ErrorEvent) => noteError(message)
  const onRejection = ({ reason }: PromiseRejectionEvent) => noteError(String(reason))
  const onLeaving = () => {
    leftAt = Date.now()
  }
  addEventListener('error', onError)
  addEventListener('beforeunload', onLeaving)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('beforeunload', onLeaving)
    removeEventListener('unhandledrejection', onRejection)
  }
}
