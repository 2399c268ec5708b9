import { sharedItem } from '#src/base/ui/page/shared-storage.ts'
import { type Purpose, purposes } from '#src/features/agency/tracking.links.ts'

/** Answers by purpose; a missing purpose has not been asked about. */
export type Choice = Partial<Record<Purpose, boolean>>

/** Increment when the meaning of the question changes: all visitors are asked again. */
const version = 1
const cookieName = '_consent'
const stored = sharedItem('consent')
/** Twelve months, in seconds. */
const maxAge = 365 * 86_400

/** `v1.1795261200.statistics-1.marketing-0`, a valid cookie value. @param at seconds since 1970 */
export function choiceText(choice: Choice, at: number): string {
  const answers = purposes.filter((purpose) => choice[purpose] !== undefined)
  return [`v${version}`, at, ...answers.map((purpose) => `${purpose}-${choice[purpose] ? 1 : 0}`)].join('.')
}

/** @returns null for an invalid text, another version, an expired choice or one from the future. @param now seconds since 1970 */
export function readChoice(text: string, now: number): Choice | null {
  const [, v, at, answers = ''] = /^v(\d{1,4})\.(\d{10})((?:\.[a-z]{1,20}-[01])*)$/.exec(text) ?? []
  if (Number(v) !== version || Number(at) > now || now - Number(at) > maxAge) return null
  const given = answers
    .split('.')
    .filter(Boolean)
    .map((answer) => answer.split('-'))
  return Object.fromEntries(
    purposes.flatMap((purpose) => {
      const answer = given.find(([name]) => name === purpose)
      return answer ? [[purpose, answer[1] === '1']] : []
    }),
  )
}

/** For useSyncExternalStore; `storedChoice` is its snapshot. */
export const onChoice = stored.subscribe

/** The stored text, from the cookie or else local storage; '' if there is none. */
export function storedChoice(): string {
  const inCookie = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(document.cookie)?.[1]
  return inCookie ?? stored.read() ?? ''
}

export function storeChoice(choice: Choice): void {
  const text = choiceText(choice, secondsNow())
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack the Cookie Store API
  document.cookie = `${cookieName}=${text}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
  // Where storage is refused, the cookie is enough.
  stored.write(text)
  stored.tell()
}

export function secondsNow(): number {
  return Math.floor(Date.now() / 1000)
}
