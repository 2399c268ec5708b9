/** Of a mail in the outbox. `retrying`: an attempt failed, and another follows. `failed`: given up. `postponed`: written without a mail server, sent when staff say so. */
export const mailStates = ['waiting', 'retrying', 'postponed', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]
