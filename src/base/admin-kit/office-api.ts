import { browserApi, type Through } from '#src/base/http/browser-client.ts'
import type { ApiOf, Client } from '#src/base/http/client.ts'
import { forgetSession, readSession } from './session.ts'
import { officeLang } from './texts.ts'

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

/** For the router's context, whose loaders name no language. */
export const officeApiOf: ApiOf = Object.assign(
  (lang: string | undefined) => browserApi(guarded)(lang ?? officeLang()),
  { defaultLang: 'tr' },
)

/** With the bearer token when there is one; what is refused is the caller's to deal with. */
export function entranceApi(): Client {
  return browserApi(bearing)(officeLang())
}
