import type { OfficeOrder } from './orders.admin.schema.ts'

/** Money above what is owed. A cancelled order has its statement instead. */
export function overpaidIn({
  status,
  sums,
}: Pick<OfficeOrder, 'status' | 'sums'>): { currency: string; amount: number }[] {
  if (status === 'iptal') return []
  return sums.filter(({ open }) => open < 0).map(({ currency, open }) => ({ currency, amount: -open }))
}
