import { isPhone } from '#src/base/phone.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { characters, maxEmail, minEmail, severalLines } from '#src/base/text.ts'
import { taxNoProblem } from '#src/base/turkish-numbers.ts'

/** The fields of the checkout, as typed. */
export type CheckoutForm = typeof emptyForm

export const emptyForm = {
  name: '',
  city: '',
  email: '',
  phone: '',
  message: '',
  kind: 'bireysel' as 'bireysel' | 'kurumsal',
  title: '',
  tax_office: '',
  tax_no: '',
  /** a company outside Türkiye, whose tax number is not validated */
  is_abroad: false,
  marketing_consent: false,
  accepted_contracts: [] as AcceptedText[],
}

/** A ticked box: the version of the contract, and the text when the customer opened it. */
export type AcceptedText = {
  id: number
  version: number
  /** null when the box was ticked without opening the text */
  read: { body_hash: string /** the values in it: see `textFacts` */; facts: string } | null
}

/** The values of a checkout that its contracts contain. While they are equal, the texts of one version are equal. */
export function textFacts(
  { name, city, email, phone }: Pick<CheckoutForm, 'name' | 'city' | 'email' | 'phone'>,
  ...more: string[]
): string {
  return JSON.stringify([name, city, email, phone].map((text) => text.trim()).concat(more))
}

/**
 * Whether the current text of a contract is accepted. It is not when the office has published another version, or when the
 * text that was read had other values of customer or cart.
 */
export function isAccepted(
  accepted: readonly AcceptedText[],
  contract: { id: number; version: number },
  facts: string,
): boolean {
  const found = accepted.find(({ id }) => id === contract.id)
  return found?.version === contract.version && (found.read === null || found.read.facts === facts)
}

export type Problem = { key: StringKey; values?: Record<string, string | number> }
export type FormField = keyof CheckoutForm

/** Minimum and maximum characters, as in OrderRequest (a test compares them). */
export const lengths = {
  name: [1, 100],
  city: [1, 60],
  email: [minEmail, maxEmail],
  phone: [1, 100],
  message: [0, 2000],
  title: [1, 200],
  tax_office: [1, 100],
  tax_no: [0, 40],
} as const satisfies Partial<Record<FormField, readonly [min: number, max: number]>>
type TextField = keyof typeof lengths

const formats: Partial<Record<TextField, { accepts: (text: string) => boolean; key: StringKey }>> = {
  // Looser than the server's pattern: the server also refuses what is refused here.
  email: { accepts: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), key: 'errors.email' },
  phone: { accepts: isPhone, key: 'errors.phone' },
}

/**
 * Errors that the server would return, so that the form shows them without a request.
 * @param isAllAccepted every contract of the checkout
 */
export function problemsOf(form: CheckoutForm, isAllAccepted: boolean): Partial<Record<FormField, Problem>> {
  const shown: TextField[] = ['name', 'city', 'email', 'phone', 'message']
  if (form.kind === 'kurumsal') shown.push('title', ...(form.is_abroad ? [] : ['tax_office' as const]), 'tax_no')
  const problems: Partial<Record<FormField, Problem>> = {}
  for (const field of shown) {
    const text = severalLines(form[field])
    const isTurkish = field === 'tax_no' && !form.is_abroad
    const problem = isTurkish ? turkishTaxProblem(text) : problemOf(field, text)
    if (problem) problems[field] = problem
  }
  if (!isAllAccepted) problems.accepted_contracts = { key: 'errors.contract_not_accepted' }
  return problems
}

function turkishTaxProblem(text: string): Problem | null {
  const key = text === '' ? 'required.tax_no' : taxNoProblem(text)
  return key && { key }
}

function problemOf(field: TextField, text: string): Problem | null {
  const [min, max] = lengths[field]
  const format = formats[field]
  if (text === '' && min > 0) return { key: `required.${field}` }
  if (format && field === 'phone' && !format.accepts(text)) return { key: format.key }
  const n = characters(text)
  if (n < min) return { key: 'errors.too_short', values: { n: min } }
  if (n > max) return { key: 'errors.too_long', values: { n: max } }
  return format && !format.accepts(text) ? { key: format.key } : null
}

/** The form's field for a field of OrderRequest; null when the form does not have it. */
export function formFieldOf(field: string): FormField | null {
  const name = field.replace(/^invoice\./, '')
  if (name in lengths) return name as FormField
  return /^accepted_contracts(\.|$)/.test(field) ? 'accepted_contracts' : null
}
