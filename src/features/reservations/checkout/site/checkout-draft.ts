import { newIdempotencyKey } from '#src/base/http/client/idempotency.ts'
import { asRecord, clearTab, formOf, readTab, writeTab } from '#src/base/ui/page/tab-storage.ts'
import type { AcceptedText, CheckoutForm } from '../checkout.rules.ts'

/** An attempt to order. The same key with the same body is answered with the same order, however often it is sent. */
export type Intent = {
  key: string
  /** what was wanted, without the texts that the server made of it: equal ones are one intent */
  asked: string
  /** the request, exactly as it was sent */
  body: string
  /** what it comes to, as the button said it */
  amount: string
  /** sent, and no answer came back: the order may or may not be there */
  isOpen: boolean
}

export type Draft = {
  form: CheckoutForm
  intent: Intent | null
  /** of the next order: none that was sent and may be an order's already. Its contracts name the number that belongs to it */
  key: string
}

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

/** What this tab kept. */
export function readDraft(): Draft {
  return toDraft(readTab(storageKey))
}

export function writeDraft(draft: Draft): void {
  writeTab(storageKey, draft)
}

export function clearDraft(): void {
  clearTab(storageKey)
}

export function toDraft(stored: unknown): Draft {
  const { form, intent, key } = asRecord(stored)
  const { kind, ...rest } = formOf(form, emptyForm)
  const accepted_contracts = rest.accepted_contracts.map(toAccepted).filter((accepted) => accepted !== null)
  return {
    form: { ...rest, kind: kind === 'kurumsal' ? kind : 'bireysel', accepted_contracts },
    intent: toIntent(asRecord(intent)),
    key: typeof key === 'string' ? key : newIdempotencyKey(),
  }
}

/** The key for what is wanted now: that of the attempt without an answer when it is the same again, else one of its own. */
export function keyFor({ intent, key }: Pick<Draft, 'intent' | 'key'>, asked: string): string {
  return intent?.isOpen && intent.asked === asked ? intent.key : key
}

function toIntent({ key, asked, body, amount, isOpen }: Record<string, unknown>): Intent | null {
  if (typeof key !== 'string' || typeof body !== 'string' || typeof amount !== 'string') return null
  return { key, asked: typeof asked === 'string' ? asked : '', body, amount, isOpen: isOpen === true }
}

function toAccepted(value: unknown): AcceptedText | null {
  const { id, version, read } = asRecord(value)
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(version)) return null
  const { body_hash, facts } = asRecord(read)
  const isRead = typeof body_hash === 'string' && typeof facts === 'string'
  return { id: id as number, version: version as number, read: isRead ? { body_hash, facts } : null }
}
