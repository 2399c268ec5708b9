import { formatDay, formatDayRange } from '#src/base/dates.ts'
import { subtract, sum } from '#src/base/money.ts'
import type { AmountRow, Block } from '#src/base/pdf/paper.ts'
import type { KeptLineKind } from '#src/features/departures/policies/policies.links.ts'
import { keptOf, type Policy } from '#src/features/departures/policies/policies.rules.ts'
import { money, type PaperFacts, rateBlocks } from './paper-blocks.rules.ts'
import { keptOfPaid, type PaperCancellation, type PaperItem } from './paper-order.ts'

/** Amounts kept by the terms of each tour, the decided amount, and the refund with its deadline. */
export function statementBlocks(
  facts: PaperFacts,
  { by, day, sums }: PaperCancellation,
  lineNames: ReadonlyMap<KeptLineKind, string>,
): Block[] {
  const { order, t, lang } = facts
  const own = sums.some(({ kept }) => kept !== null && kept > 0) ? 'statement_by_agency_part' : 'statement_by_agency'
  const due = sums.find(({ due_on }) => due_on !== null)?.due_on
  return [
    { kind: 'text', tone: 'normal', text: t(by === 'agency' ? own : 'statement_text') },
    {
      kind: 'facts',
      rows: [
        { label: t('customer'), value: order.name },
        { label: t('order_no'), value: order.order_no },
        { label: t('cancelled_on'), value: formatDay(day, lang) },
      ],
    },
    ...order.items.flatMap((item): Block[] => [
      { kind: 'heading', text: item.tour_name },
      { kind: 'text', tone: 'soft', text: formatDayRange(item.start_date, item.end_date, lang) },
      ...(by === 'agency' ? [] : keptBlocks(item, facts, { day, lineNames })),
    ]),
    { kind: 'heading', text: t('statement_sums') },
    ...sums.map(
      ({ currency, paid, policy_kept, kept, refund }): Block => ({
        kind: 'amounts',
        rows: [
          { label: t('paid'), detail: '', amount: money(paid, currency, lang) },
          {
            label: t('kept'),
            detail: policy_kept === null || policy_kept === kept ? '' : t('kept_decided'),
            amount: money(keptOfPaid({ paid, kept }), currency, lang),
          },
        ],
        totals: [{ label: t('refund'), detail: '', amount: money(refund, currency, lang) }],
      }),
    ),
    ...rateBlocks(facts),
    {
      kind: 'notice',
      tone: 'main',
      title: t('refund_title'),
      text: due ? t('refund_by', { day: formatDay(due, lang) }) : t('no_refund'),
    },
  ]
}

/** What the terms of a tour keep; nothing for a tour without terms. */
function keptBlocks(
  item: PaperItem,
  { t, lang }: PaperFacts,
  { day, lineNames }: { day: string; lineNames: ReadonlyMap<KeptLineKind, string> },
): Block[] {
  const policy = item.cancel_policy as Policy | null
  if (!policy) return []
  const { total, currency, start_date } = item
  const people = item.people_quantity + item.children_ages.length
  const { days, percent, lines, kept } = keptOf(policy, { total, currency, start_date, people }, day)
  const costs = sum(lines.map(({ amount }) => amount))
  const rest = money(subtract(total, costs), currency, lang)
  const share: AmountRow = {
    label: t('kept_share', { percent }),
    detail: days < 0 ? t('kept_after', { rest }) : t('kept_days', { days, rest }),
    amount: money(subtract(kept, costs), currency, lang),
  }
  return [
    {
      kind: 'amounts',
      rows: [
        ...lines.map(({ kind, amount }) => ({
          label: lineNames.get(kind) ?? '',
          detail: t('kept_line'),
          amount: money(amount, currency, lang),
        })),
        share,
      ],
      totals: [{ label: t('kept_by_terms'), detail: '', amount: money(kept, currency, lang) }],
    },
  ]
}
