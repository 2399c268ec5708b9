import { html, raw } from 'hono/html'
import { formatInstant } from '#src/base/dates.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import { formatMoney, toMajor } from '#src/base/money.ts'
import { type BankAccount, formatIban } from '../bank-accounts/bank-accounts.schema.ts'
import {
  dueTexts,
  itemsTable,
  itemTitle,
  kdvText,
  type OrderFacts,
  type Say,
  totalText,
} from './order-papers.server.ts'

/**
 * The mail that tells the customer what was booked, until when it is held and where to pay.
 * @param link opens the order. Its key is in the mail and nowhere else: the database keeps the key's hash, and the mail
 * itself for as long as the outbox does.
 */
export async function orderMail(
  order: OrderFacts,
  { link, accounts, company, say }: { link: string; accounts: readonly BankAccount[]; company: string; say: Say },
): Promise<Mail> {
  const currencies = new Set(order.items.map(({ currency }) => currency))
  const payable = accounts.filter(({ currency }) => currencies.has(currency))
  const { order_no } = order
  const words = {
    greeting: await say({ key: 'mail.greeting', values: { name: order.name } }),
    intro: await say({ key: 'mail.intro', values: { deadline: formatInstant(order.hold_until, order.lang) } }),
    order_no: await say({ key: 'mail.order_no' }),
    order_total: await say({ key: 'mail.order_total' }),
    pay_title: await say({ key: 'mail.pay_title' }),
    pay_text: await say({ key: 'mail.pay_text', values: { order_no } }),
    account_name: await say({ key: 'mail.account_name' }),
    link_text: await say({ key: 'mail.link_text' }),
    open_order: await say({ key: 'mail.open_order' }),
    regards: await say({ key: 'mail.regards' }),
  }
  const total = totalText(order)
  const due = await dueTexts(order, say)
  const account = ({ bank, branch, currency, account_name, iban, swift }: BankAccount) => [
    `${[bank, branch].filter(Boolean).join(', ')} (${currency})`,
    `${words.account_name}: ${account_name}`,
    `IBAN: ${formatIban(iban)}`,
    ...(swift ? [`SWIFT: ${swift}`] : []),
  ]
  const body_text = [
    words.greeting,
    words.intro,
    `${words.order_no}: ${order_no}`,
    ...(await itemTexts(order, say)),
    [[words.order_total, total], ...due].map((row) => row.join(': ')).join('\n'),
    ...(payable.length > 0 ? [words.pay_text, ...payable.map((one) => account(one).join('\n'))] : []),
    `${words.link_text}\n${link}`,
    words.regards,
    company,
  ].join('\n\n')
  const accountsHtml = payable.map(
    (one) =>
      html`<p>${account(one).map((line, index) => (index === 0 ? html`<strong>${line}</strong>` : html`<br>${line}`))}</p>`,
  )
  const payHtml = payable.length > 0 ? html`<h2>${words.pay_title}</h2><p>${words.pay_text}</p>${accountsHtml}` : ''
  const body_html = String(
    await html`<!doctype html>
<html lang="${order.lang}"><head><meta charset="utf-8"><title>${order_no}</title></head>
<body style="font-family:sans-serif;line-height:1.5;max-width:40em">
<p>${words.greeting}</p>
<p>${words.intro}</p>
<p>${words.order_no}: <strong>${order_no}</strong></p>
${raw(await itemsTable(order, say))}
<p>${words.order_total}: <strong>${total}</strong></p>
${payHtml}
<p>${words.link_text}</p>
<p><a href="${link}">${words.open_order}</a></p>
<p>${words.regards}<br>${company}</p>
</body></html>`,
  )
  return {
    message_key: `order-created:${order_no}`,
    recipient: order.email,
    subject: await say({ key: 'mail.subject', values: { order_no } }),
    body_text,
    body_html,
  }
}

async function itemTexts(order: OrderFacts, say: Say): Promise<string[]> {
  const total = await say({ key: 'mail.total' })
  return Promise.all(
    order.items.map(async (item) => {
      const money = (amount: number) => formatMoney(toMajor(amount), item.currency, order.lang)
      const lines = item.lines.map(
        ({ label, quantity, unit_price, amount }) =>
          `  ${label}: ${quantity} × ${money(unit_price)} = ${money(amount)}`,
      )
      const sum = `  ${total}: ${money(item.total)} (${await kdvText(item, order.lang, say)})`
      return [await itemTitle(item, order.lang, say), ...lines, sum].join('\n')
    }),
  )
}
