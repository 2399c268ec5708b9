export const refusalsPath = '/api/admin/refusals'

/** Which limit refused: of unpaid seats (the first five) or of tries. */
export const refusalKinds = [
  'buyer',
  'network',
  'group',
  'departure',
  'holds',
  'orders',
  'lookups',
  'messages',
  'cards',
  'files',
  'login',
  'other',
] as const
export type RefusalKind = (typeof refusalKinds)[number]

/** Limits that may have refused a customer whom a clerk can help. */
export const customerKinds = refusalKinds.filter((kind) => kind !== 'login' && kind !== 'other')
