import type { AssertionAnswer, CreationOptions, RegistrationAnswer, RequestOptions } from '../passkeys.schema.ts'
import type { ceremonyTexts } from './passkeys.strings.ts'

type Problem = keyof typeof ceremonyTexts
export type Ceremony<T> = { answer: T } | { problem: Problem }

/** Loaded with the first use of a passkey. */
const load = () => import('@simplewebauthn/browser')
/** null when it cannot be loaded */
const library = () =>
  load()
    .catch(load)
    .catch(() => null)

export function canUsePasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function'
}

/** Asks the browser for a new passkey. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<Ceremony<RegistrationAnswer>> {
  const { startRegistration } = (await library()) ?? {}
  if (!startRegistration) return { problem: 'not_loaded' }
  return ended(
    startRegistration({ optionsJSON: optionsJSON as Parameters<typeof startRegistration>[0]['optionsJSON'] }),
  )
}

/** Asks the browser for a signature of a passkey. */
export async function signWithPasskey(optionsJSON: RequestOptions): Promise<Ceremony<AssertionAnswer>> {
  const { startAuthentication } = (await library()) ?? {}
  if (!startAuthentication) return { problem: 'not_loaded' }
  return ended(
    startAuthentication({ optionsJSON: optionsJSON as Parameters<typeof startAuthentication>[0]['optionsJSON'] }),
  )
}

/** Names of DOMException, which the library keeps (WebAuthn Level 3, "Exceptions"). */
const problems: Record<string, Problem> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'wrong_address',
  NotSupportedError: 'incapable',
  ConstraintError: 'incapable',
}

async function ended<T>(asked: Promise<unknown>): Promise<Ceremony<T>> {
  try {
    return { answer: (await asked) as T }
  } catch (error) {
    return { problem: problems[error instanceof Error ? error.name : ''] ?? 'failed' }
  }
}
