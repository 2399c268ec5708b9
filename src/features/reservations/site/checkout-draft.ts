import type { CheckoutForm } from '../checkout.rules.ts'

/** An attempt to order. The same key with the same body is answered with the same order, however often it is sent. */
export type Intent = {
  key: string
  /** the request, exactly as it was sent */
  body: string
  /** what it comes to, as the button said it */
  amount: string
  /** sent, and no answer came back: the order may or may not be there */
  isOpen: boolean
}

export type Draft = { form: CheckoutForm; intent: Intent | null }

const storageKey = 'checkout'

export const emptyForm: CheckoutForm = {
  name: '',
  city: '',
  email: '',
  phone: '',
  message: '',
  kind: 'bireysel',
  title: '',
  tax_office: '',
  tax_no: '',
  marketing_consent: false,
  accepted_contracts: [],
}

/** What this tab kept: it survives a reload and going back, and ends with the tab. */
export function readDraft(): Draft {
  return parseDraft(stored())
}

export function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // A browser that refuses to store loses the draft with the page, and nothing else.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // as above
  }
}

/** The storage belongs to the browser, so anything may stand there: a field that is not what it should be is left empty. */
export function parseDraft(text: string | null): Draft {
  const { form, intent } = asRecord(parsed(text))
  const kept = asRecord(form)
  const fields = Object.entries(emptyForm).map(([name, empty]) => [
    name,
    isLike(kept[name], empty) ? kept[name] : empty,
  ])
  const { kind, ...rest } = Object.fromEntries(fields) as CheckoutForm
  const ids = rest.accepted_contracts.filter((id) => Number.isSafeInteger(id))
  return {
    form: { ...rest, kind: kind === 'kurumsal' ? kind : 'bireysel', accepted_contracts: ids },
    intent: toIntent(asRecord(intent)),
  }
}

/** The intent of a request: the one before when the request is the same, else a new one. */
export function intentFor(before: Intent | null, body: string, amount: string): Intent {
  return before?.body === body ? { ...before, amount } : { key: newKey(), body, amount, isOpen: false }
}

/** 128 random bits. crypto.randomUUID is missing on pages without TLS, such as an agency's own network. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function toIntent({ key, body, amount, isOpen }: Record<string, unknown>): Intent | null {
  if (typeof key !== 'string' || typeof body !== 'string' || typeof amount !== 'string') return null
  return { key, body, amount, isOpen: isOpen === true }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function isLike(value: unknown, example: unknown): boolean {
  return typeof value === typeof example && Array.isArray(value) === Array.isArray(example)
}
