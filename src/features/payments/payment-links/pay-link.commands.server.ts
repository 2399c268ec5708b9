import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { formatMoney, type Minor, toMajor, toMinor } from '#src/base/money.ts'
import { againOf, pageMinutes } from '#src/features/orders/money/cards.rules.ts'
import { currentProvider } from '../cards/card-provider.queries.server.ts'
import {
  assertNoReview,
  attemptOf,
  hearOfOpenPage,
  newReturnKey,
  openPage,
  type Visitor,
} from '../cards/cards.commands.server.ts'
import { type CardAttempt, insertAttempt } from '../cards/cards.store.server.ts'
import { findPayable } from './payment-links.queries.server.ts'
import { findOpenAttempt, lockLink } from './payment-links.store.server.ts'

/**
 * Opens the provider's page for a link, after asking about the open page. A second tab gets the page of the first, so that nothing is
 * paid twice.
 * @returns the address of the page
 * @throws Failure 404; 409 for a link that cannot be paid (now), or for which the provider opens no page; 422 at the amount; 503 when the provider does not answer
 */
export async function payLink(services: Services, code: string, major: number, visitor: Visitor): Promise<string> {
  const { link: asked } = await findPayable(services, code)
  const opened = await findOpenAttempt(services.db, asked.id)
  if (opened) await hearOfOpenPage(services, opened)
  const provider = await currentProvider(services)
  const { link, order, choice, state, payable } = await findPayable(services, code)
  if (!provider || state !== 'acik' || !choice) throw new Failure('conflict', { key: 'cards.link_not_open' })
  const amount = toMinor(major)
  assertAmount(amount, payable, { ...link, lang: visitor.lang })
  const { lang, address } = visitor
  const returnKey = newReturnKey()
  const attempt = { ...attemptOf(services, order, provider, { choice, amount, lang, returnKey }), link_id: link.id }
  const begun = await transaction(services.db, async (tx) => {
    await lockLink(tx, link.id)
    await assertNoReview(tx, order.id)
    const open = await findOpenAttempt(tx, link.id)
    switch (againOf(open, amount, services.now())) {
      case 'same':
        return { url: open!.page_url }
      case 'opening':
        throw new Failure('conflict', { key: 'cards.link_opening' })
      case 'other':
        throw new Failure('conflict', { key: 'cards.link_other', values: otherOf(open!, visitor.lang) })
      case 'new':
        return { id: await insertAttempt(tx, attempt) }
    }
  })
  return begun.url ?? openPage(services, provider, order, { ...attempt, id: begun.id!, address, returnKey })
}

const otherOf = ({ amount, currency }: CardAttempt, lang: string) => ({
  amount: formatMoney(toMajor(amount), currency, lang),
  minutes: pageMinutes,
})

/** @throws Failure 422 */
function assertAmount(
  amount: Minor,
  payable: Minor,
  { is_partial, currency, lang }: { is_partial: boolean; currency: string; lang: string },
): void {
  const most = { amount: formatMoney(toMajor(payable), currency, lang) }
  if (amount <= 0 || amount > payable) throw invalid('amount', 'cards.too_much', most)
  if (!is_partial && amount !== payable) throw invalid('amount', 'cards.link_whole', most)
}
