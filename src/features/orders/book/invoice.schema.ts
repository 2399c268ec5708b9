import { z } from 'zod'
import { line } from '#src/base/http/endpoint/fields.ts'
import { taxNoOf, taxNoProblem } from '#src/base/turkish-numbers.ts'

const person = z.strictObject({ kind: z.literal('bireysel') })
const company = {
  kind: z.literal('kurumsal'),
  title: z.string(),
  /** '' of a company outside Türkiye */
  tax_office: z.string(),
  tax_no: z.string(),
  /** A company outside Türkiye: its number is as it was typed, and may be missing. */
  is_abroad: z.literal(true).optional(),
}

/** Who an invoice is made out to, as it is stored. Orders of earlier versions have numbers that nobody checked. */
export const Invoice = z.discriminatedUnion('kind', [person, z.strictObject(company)])
export type Invoice = z.output<typeof Invoice>

/** The request. */
export const InvoiceRequest = z.discriminatedUnion('kind', [
  person,
  z
    .strictObject({
      ...company,
      title: line(1, 200),
      tax_office: line(0, 100).default(''),
      tax_no: line(0, 40).default(''),
    })
    .check(({ value: { is_abroad, tax_office, tax_no }, issues }) => {
      if (is_abroad) return
      const refuse = (field: string, key: string) =>
        issues.push({ code: 'custom', path: [field], params: { key }, input: field })
      if (tax_office === '') refuse('tax_office', 'errors.required')
      const problem = tax_no === '' ? 'errors.required' : taxNoProblem(tax_no)
      if (problem) refuse('tax_no', problem)
    })
    .transform((sent) => (sent.is_abroad ? { ...sent, tax_office: '' } : { ...sent, tax_no: taxNoOf(sent.tax_no) })),
])
