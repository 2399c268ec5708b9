import { formatDay } from '#src/base/dates.ts'
import type { Text } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { customerMail, type MailContent, type MailFor } from '#src/features/orders/book/customer.mail.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { untilText } from '#src/features/orders/deadline.ts'
import { type Deduction, isShown } from '#src/features/orders/money/cancelling.rules.ts'
import { boardingFacts } from '#src/features/passengers/boarding/boarding.queries.server.ts'
import { deductionFacts } from '../cancelling/cancelling.queries.server.ts'
import type { ChangePlan } from './changes.rules.ts'

type MailTexts = Pick<MailContent, 'subject' | 'text'>

/** Subject and text of the mail about a change; the preview shows the subject. */
export function changeTexts(
  order: OfficeFound,
  plan: ChangePlan,
  by: 'customer' | 'agency',
  deduction: Deduction | null,
): MailTexts | null {
  const { order_no } = order
  const deadline = plan.hold_until ? untilText(plan.hold_until, order.lang) : ''
  const hasPaid = plan.money.some(({ paid }) => paid > 0)
  // No mail promises a journey that the agency has cancelled, or asks for its payment.
  if (order.is_left_behind && plan.kind === 'extend') return null
  switch (plan.kind) {
    case 'complete':
      return null
    case 'confirm':
      return { subject: { key: 'mail.confirmed_subject', values: { order_no } }, text: { key: 'mail.confirmed_text' } }
    case 'cancel':
      return {
        subject: { key: 'mail.cancelled_by_office_subject', values: { order_no } },
        text: cancelText(by, hasPaid, deduction, order.lang),
      }
    case 'revive':
      if (plan.hold_until) break
      return {
        subject: {
          key: plan.to === 'onayli' ? 'mail.confirmed_subject' : 'mail.reopened_subject',
          values: { order_no },
        },
        text: { key: plan.to === 'onayli' ? 'mail.reopened_confirmed' : 'mail.reopened_text' },
      }
  }
  return {
    subject: { key: 'mail.extended_subject', values: { order_no, deadline } },
    text: { key: plan.kind === 'extend' ? 'mail.extended_text' : 'mail.revived_text', values: { deadline } },
  }
}

/** The refund with its last day, when it is decided. */
function cancelText(by: 'customer' | 'agency', hasPaid: boolean, deduction: Deduction | null, lang: string): Text {
  if (!hasPaid || !deduction || !isShown(deduction))
    return { key: `mail.cancelled_by_${by}_${hasPaid ? 'paid' : 'text'}` }
  const { sums, due_on } = deduction
  if (sums.every(({ refund }) => refund === 0)) return { key: 'mail.cancelled_no_refund' }
  const values = { day: formatDay(due_on, lang) }
  const isPart = by === 'agency' && sums.some(({ kept }) => kept !== null && kept > 0)
  return isPart ? { key: 'mail.cancelled_by_agency_part', values } : { key: `mail.cancelled_by_${by}_refund`, values }
}

type Content = { texts: MailTexts; deduction: Deduction | null; reason: string }

export async function changeMail(
  services: Services,
  order: OfficeFound,
  plan: ChangePlan,
  { texts, deduction, reason }: Content,
): Promise<MailFor | null> {
  const boarding = plan.to === 'onayli' ? await boardingFacts(services, order) : []
  return customerMail(
    services,
    { ...order, status: plan.to, hold_until: plan.hold_until },
    {
      ...texts,
      facts: (lang) => [['mail.reason', reason], ...boarding, ...(deduction ? deductionFacts(deduction, lang) : [])],
    },
  )
}

export function declinedMail(services: Services, order: OfficeFound, reason: string): Promise<MailFor | null> {
  return customerMail(services, order, {
    subject: { key: 'mail.cancel_declined_subject', values: { order_no: order.order_no } },
    text: { key: 'mail.cancel_declined_text' },
    facts: () => [['mail.reason', reason]],
  })
}
