import { html } from 'hono/html'
import { formatInstant } from '#src/base/dates.ts'
import { heading, link, type Part, paragraph, rows, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import { formatMoney, toMajor } from '#src/base/money.ts'
import { formatIban } from '#src/features/bank-accounts/bank-accounts.links.ts'
import type { BankAccount } from '#src/features/bank-accounts/bank-accounts.schema.ts'
import {
  dueTexts,
  itemsTable,
  itemTitle,
  kdvText,
  type Localize,
  type OrderFacts,
  totalText,
} from './order-texts.queries.server.ts'

/**
 * The customer's mail about a new order: items, deadline of the hold and bank accounts.
 * @param link to the order, with its key. The key is stored only here, until the outbox deletes the mail.
 */
export async function orderMail(
  order: OrderFacts,
  {
    link: href,
    accounts,
    company,
    localize,
  }: { link: string; accounts: readonly BankAccount[]; company: string; localize: Localize },
): Promise<Mail> {
  const currencies = new Set(order.items.map(({ currency }) => currency))
  const payable = accounts.filter(({ currency }) => currencies.has(currency))
  const { order_no } = order
  const words = {
    greeting: await localize({ key: 'mail.greeting', values: { name: order.name } }),
    intro: await localize({ key: 'mail.intro', values: { deadline: formatInstant(order.hold_until, order.lang) } }),
    order_no: await localize({ key: 'mail.order_no' }),
    order_total: await localize({ key: 'mail.order_total' }),
    pay_title: await localize({ key: 'mail.pay_title' }),
    pay_text: await localize({ key: 'mail.pay_text', values: { order_no } }),
    account_name: await localize({ key: 'mail.account_name' }),
    link_text: await localize({ key: 'mail.link_text' }),
    open_order: await localize({ key: 'mail.open_order' }),
    regards: await localize({ key: 'mail.regards' }),
  }
  const total = totalText(order)
  const due = await dueTexts(order, localize)
  const account = ({ bank, branch, currency, account_name, iban, swift }: BankAccount) => [
    `${[bank, branch].filter(Boolean).join(', ')} (${currency})`,
    `${words.account_name}: ${account_name}`,
    `IBAN: ${formatIban(iban)}`,
    ...(swift ? [`SWIFT: ${swift}`] : []),
  ]
  const items: Part = { text: (await itemTexts(order, localize)).join('\n\n'), html: await itemsTable(order, localize) }
  const sum = rows([{ label: words.order_total, value: total }])
  // The HTML table already contains the due amounts.
  const totals: Part = { ...sum, text: [sum.text, ...due.map((row) => row.join(': '))].join('\n') }
  const parts = [
    paragraph(words.greeting),
    paragraph(words.intro),
    rows([{ label: words.order_no, value: order_no }]),
    items,
    totals,
    ...(payable.length > 0
      ? [heading(words.pay_title), paragraph(words.pay_text), ...payable.map((one) => accountPart(account(one)))]
      : []),
    paragraph(words.link_text),
    link(href, words.open_order),
    paragraph(`${words.regards}\n${company}`),
  ]
  return {
    message_key: `order-created:${order_no}`,
    recipient: order.email,
    ...(await written(order.lang, await localize({ key: 'mail.subject', values: { order_no } }), parts)),
  }
}

function accountPart([bank = '', ...lines]: string[]): Part {
  return {
    text: [bank, ...lines].join('\n'),
    html: String(html`<p><strong>${bank}</strong>${lines.map((line) => html`<br>${line}`)}</p>`),
  }
}

async function itemTexts(order: OrderFacts, localize: Localize): Promise<string[]> {
  const total = await localize({ key: 'mail.total' })
  return Promise.all(
    order.items.map(async (item) => {
      const money = (amount: number) => formatMoney(toMajor(amount), item.currency, order.lang)
      const lines = item.lines.map(
        ({ label, quantity, unit_price, amount }) =>
          `  ${label}: ${quantity} × ${money(unit_price)} = ${money(amount)}`,
      )
      const sum = `  ${total}: ${money(item.total)} (${await kdvText(item, order.lang, localize)})`
      return [await itemTitle(item, order.lang, localize), ...lines, sum].join('\n')
    }),
  )
}
