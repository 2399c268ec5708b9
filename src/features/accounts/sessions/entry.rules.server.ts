import type { LoggedIn } from '../accounts.schema.ts'
import { deviceCookie, deviceTokenIn } from '../devices/device-cookie.rules.ts'

/** The browser that signs in. `device` is the token of its cookie. */
export type Origin = { address: string; lang: string; userAgent?: string | undefined; device?: string | null }

/** A sign-in that succeeded, and the token by which its browser is recognised next time. */
export type Entry = { answer: LoggedIn; device: string }

type Call = {
  address: string
  lang: string
  headers: Headers
  answerHeaders: Headers
  settings: { siteUrl: string }
}

/** Signs in with a browser and gives it its cookie. */
export async function enterBy(
  { address, lang, headers, answerHeaders, settings }: Call,
  signIn: (origin: Origin) => Promise<Entry>,
): Promise<LoggedIn> {
  const { answer, device } = await signIn({
    address,
    lang,
    userAgent: headers.get('user-agent') ?? undefined,
    device: deviceTokenIn(headers.get('cookie')),
  })
  answerHeaders.set('set-cookie', deviceCookie(device, settings.siteUrl.startsWith('https:')))
  return answer
}
