import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficeOrder } from '../orders.admin.schema.ts'
import { decisionTexts } from './decision.strings.ts'

/** The sentence of a dialog about the customer's mail: `goes`, unless there is no address or no mail server. */
export function useMailSentence(): (order: Pick<OfficeOrder, 'email' | 'sends_mail'>, goes: string) => string {
  const t = useOfficeT(decisionTexts)
  return ({ email, sends_mail }, goes) => {
    if (email === '') return t('mail_none')
    return sends_mail ? goes : t('mail_unsent')
  }
}

/** Whether a mail to the customer can be offered. */
export function mayMailTo({ email, sends_mail }: Pick<OfficeOrder, 'email' | 'sends_mail'>): boolean {
  return email !== '' && sends_mail
}
