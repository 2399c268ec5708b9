import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { leaveOffice, loginApi, loginPath, officeApi, officePath } from '#src/base/admin-kit/office-api.ts'
import { type OfficeLang, officeLang } from '#src/base/admin-kit/office-texts.ts'
import { setPreferences } from '#src/base/admin-kit/preferences.ts'
import { clearSession, onSessionRemoved, readSession, type SessionUser } from '#src/base/admin-kit/session.ts'
import { ApiError } from '#src/base/http/client/client.ts'
import { accountLanguageApiPath, logoutApiPath, statusApiPath } from '../accounts.links.ts'

/** ms between the end of a session and the redirect to the site. */
const logoutDelay = 600

/** The signed-in user; null when there is no session or the server refuses it. A 401 also clears the stored session. */
export async function currentUser(): Promise<SessionUser | null> {
  const session = readSession()
  if (!session || session.expires <= Date.now()) return null
  const status = await loginApi()
    .get<{ success: boolean; data: SessionUser }>(statusApiPath)
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.refused.status === 401) clearSession()
      return null
    })
  if (!status?.success) return null
  applyLanguage(status.data)
  return status.data
}

/** The language that the user chose in any browser is that of this one. */
export function applyLanguage({ office_lang }: SessionUser): void {
  if (office_lang && office_lang !== officeLang()) setPreferences({ lang: office_lang })
}

/** Sets the user's language of the office: here without waiting for the server, and in every other browser of the user. */
export async function chooseLanguage(office_lang: OfficeLang): Promise<void> {
  setPreferences({ lang: office_lang })
  const answer = await edit(officeApi(), 'PUT', accountLanguageApiPath, { office_lang })
  if (!answer.ok) toastAnswer(answer)
}

/**
 * Ends the session, on the server too when it is reachable, and opens the site.
 * @returns resolves when the page stays, because its user was asked about unsaved input and remained
 */
export function logout(): Promise<void> {
  return leaveOffice(async () => {
    await endSession()
    await new Promise((resolve) => setTimeout(resolve, logoutDelay))
    location.assign('/')
  })
}

/** For the login page: a signed-in user is redirected to the office, an expired session is cleared. */
export async function redirectSignedIn(): Promise<void> {
  const session = readSession()
  if (!session) return
  if (session.expires <= Date.now()) return endSession()
  if (await currentUser()) location.replace(officePath)
}

async function endSession(): Promise<void> {
  await loginApi()
    .get(logoutApiPath)
    .catch(() => null)
  clearSession()
}

/** Maximum delay of setTimeout, in ms. */
const maxTimeout = 2 ** 31 - 1

/** Logs out an open tab when its session expires, also during sleep of the device, or when another tab ended it. */
export function watchSession(): () => void {
  let timer: ReturnType<typeof setTimeout>
  const check = () => {
    clearTimeout(timer)
    const session = readSession()
    if (!session) return
    const left = session.expires - Date.now()
    if (left > 0) timer = setTimeout(check, Math.min(left, maxTimeout))
    else void logout()
  }
  const unwatch = onSessionRemoved(() => void leaveOffice(() => location.replace(loginPath)))
  document.addEventListener('visibilitychange', check)
  check()
  return () => {
    clearTimeout(timer)
    unwatch()
    document.removeEventListener('visibilitychange', check)
  }
}
