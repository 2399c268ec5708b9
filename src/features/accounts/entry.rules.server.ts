import { bearerToken } from '#src/base/http/endpoint/guard.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { LoggedIn } from './accounts.schema.ts'
import { deviceCookie, deviceTokenIn } from './device-cookie.rules.ts'

/** The services that a sign-in, its second step and changes of both need. */
export type SignInServices = Pick<Services, 'db' | 'now' | 'limit' | 'settings' | 'localize' | 'languages'>

/** Where a request came from. */
export type Place = { address: string; userAgent?: string | undefined }

/** The browser that signs in. `device` is the token of its cookie. */
export type Origin = Place & { lang: string; device?: string | null }

export function placeOf({ address, headers }: { address: string; headers: Headers }): Place {
  return { address, userAgent: headers.get('user-agent') ?? undefined }
}

/** Where a request of a signed-in user came from, and the token of its session. */
export type OwnPlace = Place & { token: string }

export function ownPlaceOf(call: { address: string; headers: Headers }): OwnPlace {
  return { ...placeOf(call), token: bearerToken(call.headers)! }
}

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
  { lang, answerHeaders, settings, ...call }: Call,
  signIn: (origin: Origin) => Promise<Entry>,
): Promise<LoggedIn> {
  const { answer, device } = await signIn({ ...placeOf(call), lang, device: deviceTokenIn(call.headers.get('cookie')) })
  answerHeaders.set('set-cookie', deviceCookie(device, settings.siteUrl.startsWith('https:')))
  return answer
}
