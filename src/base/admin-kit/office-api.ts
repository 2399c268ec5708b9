import { browserApi, browserClient, type Through } from '#src/base/http/client/browser-client.ts'
import type { Answer, ApiOf, Client } from '#src/base/http/client/client.ts'
import { sending, type UploadOptions } from '#src/base/http/client/upload.ts'
import { officeLang } from './office-texts.ts'
import { forgetSession, readSession } from './session.ts'

export const loginPath = '/giris-yap'
export const officePath = '/admin'

const bearing: Through = (send) => (path, init) => {
  const token = readSession()?.token
  return send(path, { ...init, headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) } })
}

/** Spec §8: 401 ends the session here too and leads to the login page, 429 leads to the site. */
const guarded: Through = (send) => {
  const sendBearing = bearing(send)
  return async (path, init) => {
    const response = await sendBearing(path, init)
    if (response.status === 401) {
      forgetSession()
      return leaveFor(loginPath)
    }
    return response.status === 429 ? leaveFor('/') : response
  }
}

/** Nothing is to be said or drawn any more while another document is on its way. */
function leaveFor(path: string): Promise<never> {
  location.replace(path)
  return new Promise(() => {})
}

/** The API as office screens call it: with the bearer token, in the office's language. */
export function officeApi(): Client {
  return officeApiOf(officeLang())
}

/**
 * A POST of a form with files, or of one file as the body, as `officeApi().post` would answer it. One that is given up by
 * `options.signal` answers as if there were no connection.
 */
export function officeUpload<T>(path: string, body: FormData | Blob, options: UploadOptions = {}): Promise<Answer<T>> {
  // The form stands for what `sending` sends, so that no content type is named here.
  return browserClient(guarded(sending(body, options)), officeLang()).post<T>(path, new FormData())
}

/** For the router's context, whose loaders name no language. */
export const officeApiOf: ApiOf = Object.assign(
  (lang: string | undefined) => browserApi(guarded)(lang ?? officeLang()),
  { defaultLang: 'tr' },
)

/** With the bearer token when there is one; what is refused is the caller's to deal with. */
export function entranceApi(): Client {
  return browserApi(bearing)(officeLang())
}
