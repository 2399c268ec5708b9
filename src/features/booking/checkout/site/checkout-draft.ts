import { newIdempotencyKey } from '#src/base/http/client/idempotency.ts'
import { asRecord, clearTab, formOf, readTab, writeTab } from '#src/base/ui/page/tab-storage.ts'
import { type AcceptedText, emptyForm } from '../checkout.rules.ts'
import type { Draft, Intent } from '../checkout-intent.rules.ts'

const storageKey = 'checkout'

export function readDraft(): Draft {
  return toDraft(readTab(storageKey))
}

export function writeDraft({ form, intent, key }: Draft): void {
  writeTab(storageKey, { form, intent, key })
}

export function clearDraft(): void {
  clearTab(storageKey)
}

/** @param stored any text, because visitors can edit their browser's storage */
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

function toIntent({ key, content, body, amount, isOpen }: Record<string, unknown>): Intent | null {
  if (typeof key !== 'string' || typeof body !== 'string' || typeof amount !== 'string') return null
  return { key, content: typeof content === 'string' ? content : '', body, amount, isOpen: isOpen === true }
}

function toAccepted(value: unknown): AcceptedText | null {
  const { id, version, read } = asRecord(value)
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(version)) return null
  const { body_hash, facts } = asRecord(read)
  const isRead = typeof body_hash === 'string' && typeof facts === 'string'
  return { id: id as number, version: version as number, read: isRead ? { body_hash, facts } : null }
}
