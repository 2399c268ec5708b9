import { pageAt } from '#src/base/i18n/paths.ts'

/** Papers that the customer and the office have of an order. The names are those of the files' addresses. */
export const paperKinds = ['confirmation', 'voucher', 'receipt', 'contract', 'statement'] as const
export type PaperKind = (typeof paperKinds)[number]

/** A paper of an order. `subject`: the payment of a receipt, the contract of a contract; else 0. */
export type PaperWish = { kind: PaperKind; subject: number }

export const documentsPath = '/documents'

/** The file of a paper, for the customer. @param lang of its texts */
export function paperPath(order_no: string, key: string, { kind, subject }: PaperWish, lang: string): string {
  const of = subject > 0 ? `&of=${subject}` : ''
  return `${documentsPath}/${kind}.pdf?no=${encodeURIComponent(order_no)}&key=${encodeURIComponent(key)}${of}&lang=${lang}`
}

const calendarFile = 'calendar.ics'
/** The tours of an order for the customer's calendar. @param lang of the order */
export function calendarPath(order_no: string, key: string, lang: string): string {
  return `${documentsPath}/${calendarFile}?no=${encodeURIComponent(order_no)}&key=${encodeURIComponent(key)}&lang=${lang}`
}

/** Page path without its language prefix: whether a voucher is valid. */
export const voucherPath = '/belge'

/** The call behind that page. */
export const voucherApiPath = '/api/vouchers'

/** A path of that page, in any language and any spelling that the router accepts. */
export const isVoucherPath = (pathname: string) =>
  pageAt(pathname, (segment) => `/${segment}` === voucherPath) !== undefined

/** Per network address: a hotel's desk checks the vouchers of a whole coach. */
export const voucherLimit = { name: 'vouchers', points: 120, seconds: 3600 }

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const codeLength = 16

/** 80 random bits as 16 letters. @param bytes 16 random ones */
export function codeOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => letters[byte % letters.length]).join('')
}

/** A typed code in its stored form; '' for text that is not a code. */
export function typedCode(text: string): string {
  const code = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return code.length === codeLength && [...code].every((letter) => letters.includes(letter)) ? code : ''
}

/** In groups of four, for reading. */
export function shownCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}
