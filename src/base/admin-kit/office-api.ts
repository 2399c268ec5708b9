import { browserApi, browserClient, type SendMiddleware } from '#src/base/http/client/browser-client.ts'
import type { Answer, ApiOf, Client } from '#src/base/http/client/client.ts'
import { sendWithProgress, type UploadOptions } from '#src/base/http/client/upload.ts'
import { kitTexts } from './kit.strings.ts'
import { officeLang, textIn } from './office-texts.ts'
import { clearSession, readSession } from './session.ts'
import { noteRequest } from './support-trail.ts'

export const loginPath = '/giris-yap'
export const officePath = '/admin'
/** Where a second factor is set up before anything else. */
export const factorPath = '/giris-yap/ikinci-adim'

const withToken: SendMiddleware = (send) => (path, init) => {
  const token = readSession()?.token
  return send(path, { ...init, headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) } })
}

/** ms after which a page that is still open counts as staying. The browser's question about unsaved input stops the clock. */
export const stayMs = 1000

let leaving: Promise<void> | null = null

/**
 * Opens another document. The first call decides where the browser goes; later ones wait for it.
 * @returns resolves when the page stays, because its user was asked about unsaved input and remained
 */
export function leaveOffice(go: () => unknown): Promise<void> {
  const leave = async () => {
    await go()
    await new Promise((resolve) => setTimeout(resolve, stayMs))
    leaving = null
  }
  leaving ??= leave()
  return leaving
}

/** On 401 ends the session and opens the login page; leads those who must set up a second factor there; on 429 leaves for the site (docs/rules.md, Login). */
const withSessionGuard: SendMiddleware = (send) => {
  const sendWithToken = withToken(send)
  return async (path, init) => {
    // A user who stays can save again. A screen's own read (without a signal) never resolves: its failure would replace the screen.
    const refused = (answer: Response) =>
      init.method === 'POST' || init.signal ? answer : new Promise<never>(() => {})
    if (leaving) {
      // No requests while another document opens, such as reads after a live event during a logout.
      await leaving
      if (!readSession()) return refused(sessionOver())
    }
    const response = await sendWithToken(path, init).catch((error: unknown) => {
      if (!init.signal?.aborted) noteRequest(init.method, path, 0)
      throw error
    })
    noteRequest(init.method, path, response.status)
    const redirectTo = async (place: string, answer = response) => {
      await leaveOffice(() => location.replace(place))
      return refused(answer)
    }
    if (response.status === 401) {
      clearSession()
      return redirectTo(loginPath, sessionOver())
    }
    if (response.status === 403 && (await lacksFactor(response))) return redirectTo(factorPath)
    return response.status === 429 ? redirectTo('/') : response
  }
}

/** Whether everything is refused until the user has set up a second factor. */
async function lacksFactor(response: Response): Promise<boolean> {
  const { code } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string }
  return code === 'second_factor_missing'
}

/** The token is read for each request, so a form can be saved once its user has signed in elsewhere in the browser. */
function sessionOver(): Response {
  const message = textIn(kitTexts, officeLang())('session_over')
  return Response.json({ code: 'session_over', message }, { status: 401 })
}

/** API client for office screens, with bearer token and office language. */
export function officeApi(): Client {
  return officeApiOf(officeLang())
}

/**
 * Posts a form with files, or one file as the body, with upload progress. Aborting by `options.signal` is reported as a
 * lost connection.
 */
export function officeUpload<T>(path: string, body: FormData | Blob, options: UploadOptions = {}): Promise<Answer<T>> {
  // `sendWithProgress` replaces the empty form by `body`, so that the browser sets the content type.
  return browserClient(withSessionGuard(sendWithProgress(body, options)), officeLang()).post<T>(path, new FormData())
}

/** For the router context, whose loaders pass no language. */
export const officeApiOf: ApiOf = Object.assign(
  (lang: string | undefined) => browserApi(withSessionGuard)(lang ?? officeLang()),
  { defaultLang: 'tr' },
)

/** For login screens: with the token if there is one, and without redirects. */
export function loginApi(): Client {
  return browserApi(withToken)(officeLang())
}
