import type { RefusalKind } from './refusals.links.ts'

/** What a limit is about, by its name (src/base/http/server/limits.server.ts). */
const kindOfLimit: Readonly<Record<string, RefusalKind>> = {
  'unpaid buyer': 'buyer',
  'unpaid network': 'network',
  'unpaid group': 'group',
  'unpaid departure': 'departure',
  'unpaid holds': 'holds',
  orders: 'orders',
  lookups: 'lookups',
  'order keys': 'lookups',
  'order-messages': 'messages',
  'messages-of-order': 'messages',
  forms: 'messages',
  'card payments': 'cards',
  receipts: 'files',
  'receipts-of-order': 'files',
  'cv-files': 'files',
  papers: 'files',
  programmes: 'files',
  'shared-files': 'files',
  vouchers: 'files',
  login: 'login',
  'login-address': 'login',
  'login-account': 'login',
  factor: 'login',
  'factor-address': 'login',
  'factor-account': 'login',
  forgotten: 'login',
  'forgotten-address': 'login',
  'own-code': 'login',
  'own-password': 'login',
}

/** A limit that nobody has named here is 'other'. */
export function kindOf(limit: string): RefusalKind {
  return kindOfLimit[limit] ?? 'other'
}

/** Characters of a domain that are kept. */
const maxDomain = 60

/** As much of a mailbox as its owner recognises on the telephone: `ay•••@ornek.com`. '' when it is not an address. */
export function maskedMailbox(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return ''
  const name = [...email.slice(0, at).toLowerCase()]
  return `${name.slice(0, name.length > 3 ? 2 : 1).join('')}•••@${email.slice(at + 1, at + 1 + maxDomain).toLowerCase()}`
}

/** @param wide as wideNetworkOf says it: 203.0.113 or 2001:db8:1 */
export function maskedNetwork(wide: string): string {
  if (wide === '') return ''
  return wide.includes(':') ? `${wide}:•` : `${wide}.•`
}
