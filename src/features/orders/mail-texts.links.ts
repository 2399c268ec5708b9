/** A mail of an order's life: the keys of its subject and of its paragraphs in the group `mail`. */
export type MailTexts = {
  subject: `${string}subject`
  texts: readonly string[]
  to: 'customer' | 'agency'
  /** all texts are in the mail; otherwise one of them, as the case is */
  isWhole?: boolean
}

const toCustomer = (subject: MailTexts['subject'], ...texts: string[]): MailTexts => ({
  subject,
  texts,
  to: 'customer',
})
const toAgency = (subject: MailTexts['subject'], ...texts: string[]): MailTexts => ({ subject, texts, to: 'agency' })
/** Subject and text of the same name. */
const named = (name: string, ...more: string[]): MailTexts => toCustomer(`${name}_subject`, `${name}_text`, ...more)
const whole = (mail: MailTexts): MailTexts => ({ ...mail, isWhole: true })

/** Every mail of an order's life, in its order. A test compares it with the subjects that the project ships. */
export const mails = {
  received: whole(toCustomer('subject', 'intro', 'link_text', 'pay_text', 'regards')),
  office_sale: whole(
    toCustomer('office_subject', 'office_intro', 'link_text', 'office_contracts', 'pay_text', 'regards'),
  ),
  office_sale_confirmed: whole(
    toCustomer(
      'office_confirmed_subject',
      'office_confirmed_intro',
      'link_text',
      'office_contracts',
      'pay_text',
      'regards',
    ),
  ),
  link: toCustomer('link_subject', 'link_intro', 'link_renewed'),
  notice: named('notice'),
  payment_received: named('payment_received'),
  payment_confirmed: named('payment_confirmed'),
  payment_rejected: named('payment_rejected', 'payment_rejected_hold'),
  payment_refused: named('payment_refused', 'payment_refused_hold', 'payment_refused_over'),
  payment_late: named('payment_late'),
  payment_refunded: named('payment_refunded'),
  pay_link: whole(named('pay_link', 'pay_link_safe')),
  confirmed: named('confirmed'),
  extended: named('extended', 'revived_text'),
  reopened: named('reopened', 'reopened_confirmed'),
  moved: named('moved'),
  departure_message: toCustomer('departure_message_subject', 'departure_message_about'),
  info: named('info'),
  info_changed: named('info_changed'),
  age: named('age'),
  reminder_once: toCustomer('reminder_once_subject', 'reminder_once'),
  reminder_gununde: toCustomer('reminder_gununde_subject', 'reminder_gununde'),
  reminder_sonra: toCustomer('reminder_sonra_subject', 'reminder_sonra', 'reminder_sonra_begun'),
  travellers_once: toCustomer('travellers_once_subject', 'travellers_text'),
  travellers_son: toCustomer('travellers_son_subject', 'travellers_text'),
  lacking: toCustomer('lacking_subject', 'lacking_text'),
  lacking_money: toCustomer('lacking_money_subject', 'lacking_money_text'),
  answer: toCustomer('answer_subject'),
  wish_done: toCustomer('wish_done_subject'),
  wish_declined: toCustomer('wish_declined_subject'),
  cancel_asked: toCustomer('cancel_subject', 'cancel_answer'),
  cancel_declined: named('cancel_declined'),
  cancelled: toCustomer('cancelled_subject', 'cancelled_answer'),
  cancelled_by_office: toCustomer(
    'cancelled_by_office_subject',
    'cancelled_by_customer_text',
    'cancelled_by_customer_paid',
    'cancelled_by_customer_refund',
    'cancelled_no_refund',
    'cancelled_by_agency_text',
    'cancelled_by_agency_paid',
    'cancelled_by_agency_refund',
    'cancelled_by_agency_part',
  ),
  departure_cancelled: named('departure_cancelled', 'departure_cancelled_no_date', 'departure_cancelled_begun'),
  agency_notice: toAgency('agency_notice_subject', 'agency_notice_text', 'agency_notice_receipt'),
  agency_cancelled: toAgency('agency_cancelled_subject', 'agency_cancelled_text'),
  agency_cancel: toAgency('agency_cancel_subject', 'agency_cancel_text'),
  agency_message: toAgency('agency_message_subject', 'agency_message_text'),
  agency_wish: toAgency('agency_wish_subject', 'agency_wish_text'),
} as const satisfies Record<string, MailTexts>

export type MailName = keyof typeof mails
export const mailNames = Object.keys(mails) as [MailName, ...MailName[]]

/** The key of the line that a mailbox shows after a subject: office_subject -> office_preheader. */
export function preheaderOf<Key extends string>(subject: `${Key}subject`): `${Key}preheader` {
  return subject.replace(/subject$/, 'preheader') as `${Key}preheader`
}

/** Characters that a mailbox shows of it at most. */
const shownLength = 120

/** The beginning of what somebody wrote. */
export function beginningOf(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  return line.length > shownLength ? `${line.slice(0, shownLength)}…` : line
}

/** Paragraphs that most mails have. */
export const sharedTexts = ['greeting', 'open_order', 'kind_regards'] as const

export const mailPreviewPath = '/api/admin/mail-preview'
