import type { OrderStatus, PaymentRowStatus } from '../statuses.schema.ts'
import type { PaperKind, PaperWish } from './papers.links.ts'

type Known = {
  status: OrderStatus
  /** the agency cancelled a departure of it, and the customer has not chosen what becomes of the order */
  is_left_behind: boolean
  payments: readonly { id: number; status: PaymentRowStatus }[]
  contracts: readonly { contract_id: number }[]
  /** null unless the order was cancelled */
  cancellation: { sums: readonly { paid: number }[] } | null
}

const confirmed: readonly OrderStatus[] = ['onayli', 'tamamlandi']

export const isConfirmed = ({ status }: { status: OrderStatus }) => confirmed.includes(status)

/**
 * Papers that an order has now, in the order of the list. Contracts and receipts stay valid in every status; no paper promises a
 * departure that the agency cancelled.
 */
export function papersOf({ status, is_left_behind, payments, contracts, cancellation }: Known): PaperWish[] {
  const receipts = payments
    .filter((payment) => payment.status === 'eslesti')
    .map(({ id }) => ({ kind: 'receipt' as const, subject: id }))
  const accepted = contracts.map(({ contract_id }) => ({ kind: 'contract' as const, subject: contract_id }))
  const lasting = [...receipts, ...accepted]
  if (status === 'iptal' && cancellation?.sums.some(({ paid }) => paid > 0))
    return [{ kind: 'statement', subject: 0 }, ...lasting]
  if (!isConfirmed({ status }) || is_left_behind) return lasting
  return [...promising.map((kind) => ({ kind, subject: 0 })), ...lasting]
}

export function hasPaper(order: Known, wish: PaperWish): boolean {
  return papersOf(order).some(({ kind, subject }) => kind === wish.kind && subject === wish.subject)
}

/** Papers that promise a journey: void when the order is cancelled or expires. Receipts and contracts stay valid. */
export const promising: readonly PaperKind[] = ['confirmation', 'voucher']

/** SYH-26-7F3K9Q as SYH-26-7F••••, for somebody who does not own the order. */
export function maskedOrderNo(order_no: string): string {
  return `${order_no.slice(0, -4)}••••`
}

/** Reference to a paper in a queued mail. The PDF is made when the mail is sent. */
export function paperReference(order_id: number, { kind, subject }: PaperWish, lang: string): string {
  return `order ${order_id} ${kind} ${subject} ${lang}`
}

export function readReference(text: string): (PaperWish & { order_id: number; lang: string }) | null {
  const parts = /^order (\d+) (\w+) (\d+) (\w+)$/.exec(text)
  if (!parts) return null
  return { order_id: Number(parts[1]), kind: parts[2] as PaperKind, subject: Number(parts[3]), lang: parts[4]! }
}

/** The papers that go with a mail about a confirmed order, or about a payment. @param payment its id; null without a receipt */
export function paperFiles(
  { id, order_no, lang, status }: Owner & { status: OrderStatus },
  payment: number | null,
): { name: string; paper: string }[] {
  const wishes: PaperWish[] = [
    ...(isConfirmed({ status }) ? promising.map((kind) => ({ kind, subject: 0 })) : []),
    ...(payment === null ? [] : [{ kind: 'receipt', subject: payment } as const]),
  ]
  return wishes.map((wish) => fileOf({ id, order_no, lang }, wish))
}

/** The paper that goes with the mail about a cancellation, if money was paid by then. */
export function statementFile(order: Owner) {
  return fileOf(order, { kind: 'statement', subject: 0 })
}

type Owner = { id: number; order_no: string; lang: string }

function fileOf({ id, order_no, lang }: Owner, wish: PaperWish) {
  const name = fileNames[lang === 'tr' ? 'tr' : 'en'][wish.kind]
  return { name: `${order_no} ${name}.pdf`, paper: paperReference(id, wish, lang) }
}

/** File names of attachments in ASCII, for old mail programs. */
const fileNames: Record<'tr' | 'en', Record<PaperKind, string>> = {
  tr: { confirmation: 'onay', voucher: 'voucher', receipt: 'makbuz', contract: 'sozlesme', statement: 'iptal' },
  en: {
    confirmation: 'confirmation',
    voucher: 'voucher',
    receipt: 'receipt',
    contract: 'contract',
    statement: 'cancellation',
  },
}
