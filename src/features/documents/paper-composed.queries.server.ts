import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Paper } from '#src/base/pdf/paper.ts'
import type { Agency } from '#src/features/agency/agency.queries.server.ts'
import { type KeptLineKind, keptLineKinds } from '#src/features/departures/policies/policies.links.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { findAcceptedContract } from '#src/features/orders/book/orders.store.server.ts'
import type { PaperWish } from '#src/features/orders/book/papers.links.ts'
import { capitalised } from '#src/features/orders/money/plan.rules.ts'
import {
  type Check,
  confirmationBlocks,
  contractBlocks,
  type PaperText,
  receiptBlocks,
  voucherBlocks,
} from './paper-blocks.rules.ts'
import type { PaperBoarding } from './paper-order.ts'
import { paperFacts } from './paper-texts.queries.server.ts'
import { statementBlocks } from './statement.rules.ts'

type Printed = Pick<Paper, 'lang' | 'title' | 'subtitle' | 'size' | 'isWide' | 'blocks'>
export type Composed = { t: PaperText; printed: Printed }
/** `check` and `boarding`: of a voucher */
type Wish = PaperWish & { lang: string; agency: Agency; check: Check | null; boarding: readonly PaperBoarding[] }

/** What a paper of an order says, without its number and day. @throws Error for a kind that has no layout */
export async function composed(
  services: Services,
  order: OfficeFound,
  { kind, subject, lang, agency, check, boarding }: Wish,
): Promise<Composed> {
  const facts = await paperFacts(services, order, { lang, agency, boarding })
  const { t } = facts
  const page = { lang, subtitle: t('booking', { order_no: order.order_no }), size: 10, isWide: false } as const
  if (kind === 'confirmation')
    return { t, printed: { ...page, title: t('confirmation'), blocks: confirmationBlocks(facts) } }
  if (kind === 'voucher' && check)
    return { t, printed: { ...page, title: t('voucher'), blocks: voucherBlocks(facts, check) } }
  const payment = order.payments.find(({ id }) => id === subject)
  if (kind === 'receipt' && payment)
    return { t, printed: { ...page, title: t('receipt'), blocks: receiptBlocks(facts, payment) } }
  if (kind === 'statement' && order.cancellation) {
    const blocks = statementBlocks(facts, order.cancellation, await lineNamesOf(services, lang))
    return { t, printed: { ...page, title: t('statement'), blocks } }
  }
  const contract = kind === 'contract' ? await findAcceptedContract(services.db, order.id, subject) : undefined
  if (contract)
    return { t, printed: { ...page, title: contract.name, size: 12, blocks: contractBlocks(t, lang, contract) } }
  throw new Error(`no layout for ${kind}`)
}

async function lineNamesOf({ localize }: Services, lang: string): Promise<Map<KeptLineKind, string>> {
  const names = keptLineKinds.map(async (kind) => {
    const name = await localize({ key: `policy.line_${kind}` }, lang)
    return [kind, capitalised(name, lang)] as const
  })
  return new Map(await Promise.all(names))
}
