import type { StringKey } from '#src/base/i18n/string-key.ts'

/** What is typed at the checkout, as it is typed. */
export type CheckoutForm = {
  name: string
  city: string
  email: string
  phone: string
  message: string
  kind: 'bireysel' | 'kurumsal'
  title: string
  tax_office: string
  tax_no: string
  marketing_consent: boolean
  accepted_contracts: AcceptedText[]
}

/** A box that was ticked: for which version, and for which text when it was read in full. */
export type AcceptedText = {
  id: number
  version: number
  /** null when the box was ticked without opening the text */
  read: { body_hash: string /** what stood in it: see `textFacts` */; facts: string } | null
}

/** Everything of a checkout that stands in its contracts: while it is the same, so are the texts of one version. */
export function textFacts(
  { name, city, email, phone }: Pick<CheckoutForm, 'name' | 'city' | 'email' | 'phone'>,
  ...more: string[]
): string {
  return JSON.stringify([name, city, email, phone].map((text) => text.trim()).concat(more))
}

/**
 * Whether a contract counts as accepted as it is now: not when the office has published another version, nor when what
 * was read said something else of the customer or the cart.
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

/** Characters, as OrderRequest counts them: the test holds the two together. */
export const lengths = {
  name: [3, 100],
  city: [2, 60],
  email: [6, 50],
  phone: [7, 25],
  message: [0, 2000],
  title: [2, 200],
  tax_office: [2, 100],
  tax_no: [10, 11],
} as const satisfies Partial<Record<FormField, readonly [min: number, max: number]>>
type TextField = keyof typeof lengths

const formats: Partial<Record<TextField, { pattern: RegExp; key: StringKey }>> = {
  // Looser than the server's, which has the last word: what is refused here is refused there.
  email: { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, key: 'errors.email' },
  phone: { pattern: /^\+?[\d\s()/-]{7,25}$/, key: 'checkout.phone_format' },
  tax_no: { pattern: /^\d{10,11}$/, key: 'checkout.tax_no_format' },
}

/**
 * What stands in the way of sending, so that it is said without waiting for the server.
 * @param isAllAccepted every contract of the checkout
 */
export function problemsOf(form: CheckoutForm, isAllAccepted: boolean): Partial<Record<FormField, Problem>> {
  const asked: TextField[] = ['name', 'city', 'email', 'phone', 'message']
  if (form.kind === 'kurumsal') asked.push('title', 'tax_office', 'tax_no')
  const problems: Partial<Record<FormField, Problem>> = {}
  for (const field of asked) {
    const problem = problemOf(field, form[field].trim())
    if (problem) problems[field] = problem
  }
  if (!isAllAccepted) problems.accepted_contracts = { key: 'errors.contract_not_accepted' }
  return problems
}

function problemOf(field: TextField, text: string): Problem | null {
  const [min, max] = lengths[field]
  const format = formats[field]
  if (text === '' && min > 0) return { key: 'errors.required' }
  if (format && (field === 'tax_no' || field === 'phone') && !format.pattern.test(text)) return { key: format.key }
  if (text.length < min) return { key: 'errors.too_short', values: { n: min } }
  if (text.length > max) return { key: 'errors.too_long', values: { n: max } }
  return format && !format.pattern.test(text) ? { key: format.key } : null
}

/** Where the form shows what the server says of a field of OrderRequest; null for what is not of the form. */
export function formFieldOf(field: string): FormField | null {
  const name = field.replace(/^invoice\./, '')
  if (name in lengths) return name as FormField
  return /^accepted_contracts(\.|$)/.test(field) ? 'accepted_contracts' : null
}
