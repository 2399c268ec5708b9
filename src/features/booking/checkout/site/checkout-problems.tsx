import { useT } from '#src/base/i18n/i18n.tsx'
import type { StringKey } from '#src/base/string-key.ts'
import { Notice } from '#src/base/ui/display/notice.tsx'
import type { FormField } from '../checkout.rules.ts'
import type { Checkout } from './use-checkout.ts'

/** In the order of the form. */
const labels: Partial<Record<FormField, StringKey>> = {
  name: 'checkout.name',
  city: 'checkout.city',
  email: 'checkout.email',
  phone: 'checkout.phone',
  message: 'checkout.message',
  title: 'checkout.invoice_title',
  tax_office: 'checkout.tax_office',
  tax_no: 'checkout.tax_no',
  accepted_contracts: 'checkout.contracts',
}

/** The problems with a link to each field. Not a live region: the first field takes the focus. */
export function CheckoutProblems({
  problems,
  onGo,
}: Pick<Checkout, 'problems'> & { onGo: (field: FormField) => void }) {
  const t = useT()
  const fields = (Object.keys(labels) as FormField[]).filter((field) => problems[field]?.length)
  if (fields.length === 0) return null
  return (
    <Notice tone="bad" title={t('checkout.problems', { n: fields.length })}>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="underline underline-offset-4 hover:text-bad"
              onClick={(event) => {
                event.preventDefault()
                onGo(field)
              }}
            >
              {t('checkout.problem_at', {
                label: t(labels[field]!),
                problem: problems[field]!.join(' ').replace(/^\* /, ''),
              })}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
