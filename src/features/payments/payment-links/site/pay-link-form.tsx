import { useState } from 'react'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { typedAmount } from '#src/base/money.ts'
import { PayForm } from '../../cards/site/card-payment.tsx'
import { payApiPath } from '../payment-links.links.ts'
import type { PayLink } from '../payment-links.schema.ts'

/** One button to the provider's page; with a field for the amount where a part may be paid. */
export function PayLinkForm({ link, code }: { link: PayLink; code: string }) {
  const t = useT()
  const lang = useLang()
  const [typed, setTyped] = useState(() => typedAmount(link.payable, lang))
  return (
    <PayForm
      path={`${payApiPath}/${encodeURIComponent(code)}/payments`}
      choice={link}
      installments={link.installments}
      typed={typed}
      onType={setTyped}
      {...(link.is_partial ? { hint: t('cards.link_part') } : { fixed: link.payable })}
    />
  )
}
