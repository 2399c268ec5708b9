import type { FieldErrors } from '../errors.ts'
import type { Answer } from '../http/client/client.ts'
import type { Failed } from '../http/client/failure.ts'
import { asRecord } from './page/tab-storage.ts'

/** Identifies the submitted content: the same content has the same key, so that a repeat takes effect once. */
export type Intent = { key: string; content: string }

/** A form that is submitted once. `R` is the body of a success. */
export type Submission<R> = {
  /** intent of the last request; stored in the tab, so that it survives a reload */
  intent: Intent | null
  step: { at: 'filling' } | { at: 'sending'; intent: Intent } | { at: 'done'; data: R }
  /** the server's messages, by field */
  errors: FieldErrors
  /** why the last request failed: HTTP status, 0 without a response, the server's message and seconds to wait */
  problem: Failed | null
}

/** `freshKey` is a new idempotency key, passed in because the function is pure. */
export type SubmissionEvent<R> =
  | { type: 'submitted'; content: string; freshKey: string }
  | { type: 'answered'; answer: Answer<R> }
  /** client-side validation found a problem */
  | { type: 'refused'; errors: FieldErrors }
  | { type: 'changed'; fields: readonly string[] }
  | { type: 'restarted' }

export function startSubmission<R>(intent: Intent | null = null): Submission<R> {
  return { intent, step: { at: 'filling' }, errors: {}, problem: null }
}

/** @param stored unchecked: the storage belongs to the visitor's browser */
export function storedIntent(stored: unknown): Intent | null {
  const { key, content } = asRecord(stored)
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : null
}

/** @returns the same object for an event that does not apply, such as a second press or a repeated response */
export function nextSubmission<R>(state: Submission<R>, event: SubmissionEvent<R>): Submission<R> {
  const { step } = state
  switch (event.type) {
    case 'submitted': {
      if (step.at !== 'filling') return state
      const { content, freshKey } = event
      const intent = state.intent?.content === content ? state.intent : { key: freshKey, content }
      return { ...state, intent, step: { at: 'sending', intent }, problem: null }
    }
    case 'answered':
      return step.at === 'sending' ? answered(state, event.answer) : state
    case 'refused':
      if (step.at !== 'filling') return state
      return { ...state, errors: event.errors, problem: { status: 422, message: '' } }
    case 'changed': {
      if (!event.fields.some((field) => field in state.errors)) return state
      const left = Object.entries(state.errors).filter(([field]) => !event.fields.includes(field))
      // Nothing is left of the refusal.
      return { ...state, errors: Object.fromEntries(left), problem: left.length === 0 ? null : state.problem }
    }
    case 'restarted':
      if (step.at === 'done') return startSubmission()
      return step.at === 'filling' && state.problem ? { ...state, errors: {}, problem: null } : state
  }
}

function answered<R>(state: Submission<R>, answer: Answer<R>): Submission<R> {
  if (answer.ok) return { ...startSubmission(), step: { at: 'done', data: answer.data } }
  const { errors, status, message, retry_after } = answer
  // A copy of this tab has used the key for other content. The next request gets a new key.
  const intent = 'Idempotency-Key' in errors ? null : state.intent
  return { intent, step: { at: 'filling' }, errors, problem: { status, message, retry_after } }
}
