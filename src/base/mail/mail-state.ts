/** Of a mail in the outbox. `retrying`: an attempt failed, and another follows. `failed`: given up. */
export const mailStates = ['waiting', 'retrying', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]
