/** A failure as it is counted: all with the same kind, subject and message are one group. */
export type Failed = { kind: 'request' | 'sweep'; subject: string; message: string }

export const maxSubject = 200
export const maxMessage = 300

/** PostgreSQL's error classes whose messages repeat values of rows, as the log leaves them out. */
const repeatsValues = /^(22|23|P0)/

/**
 * What staff read of an error, the same for all that differ only in their values: what is in quotes, e-mail addresses and numbers are
 * left out, so that no personal data is stored. The codes of the error and of its cause are kept.
 */
export function messageOf(error: unknown): string {
  if (error === undefined) return ''
  if (!(error instanceof Error)) return typeof error
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  const codes = [code, cause?.code].filter((each) => typeof each === 'string')
  const head = [...new Set([error.name, ...codes])].filter(Boolean).join(' ')
  if (codes.some((each) => repeatsValues.test(each as string))) return head
  const words = error.message
    .split('\n')[0]!
    .replaceAll(/(["'`«“])[^"'`»”]*["'`»”]/g, '…')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '…')
    .replaceAll(/\d+/g, '#')
  return `${head}: ${words}`.slice(0, maxMessage)
}
