import { html } from 'hono/html'
import { dayOf, formatDayRange } from '#src/base/dates.ts'
import {
  heading,
  highlight,
  link,
  type MailSender,
  type Part,
  paragraph,
  rows,
  wholeWords,
  written,
} from '#src/base/mail/frame.server.ts'
import { tints } from '#src/base/mail/frame-style.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import { formatMoney, formatWholeMoney, type Minor, toMajor } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { formatIban } from '#src/features/bank-accounts/bank-accounts.links.ts'
import type { BankAccount } from '#src/features/bank-accounts/bank-accounts.schema.ts'
import type { NewItem } from '#src/features/orders/book/new-order.store.server.ts'
import {
  itemTitle,
  kdvText,
  type Localize,
  type OrderFacts,
  partyText,
  planText,
  rateTexts,
  totalText,
} from '#src/features/orders/book/order-texts.queries.server.ts'
import { untilText } from '#src/features/orders/deadline.ts'
import { preheaderOf } from '#src/features/orders/mail-texts.links.ts'
import { liraOf } from '#src/features/orders/money/lira.rules.ts'
import { orderTopic } from '#src/features/orders/orders.links.ts'

/** A visitor's order, or one that staff made for a caller: held, or confirmed at once. */
export type OrderMailKind = 'site' | 'held' | 'confirmed'

type Context = {
  link: string
  accounts: readonly BankAccount[]
  sender: MailSender
  localize: Localize
  kind: OrderMailKind
}

const texts = {
  site: { subject: 'mail.subject', intro: 'mail.intro' },
  held: { subject: 'mail.office_subject', intro: 'mail.office_intro' },
  confirmed: { subject: 'mail.office_confirmed_subject', intro: 'mail.office_confirmed_intro' },
} as const satisfies Record<OrderMailKind, Record<'subject' | 'intro', StringKey>>

/**
 * The customer's mail about a new order: deadline of the hold, items, what is paid and when, and the bank accounts.
 * @param link to the order, with its key. The key is stored only here, until the outbox deletes the mail.
 */
export async function orderMail(
  order: OrderFacts,
  { link: href, accounts, sender, localize, kind }: Context,
): Promise<Mail> {
  const { order_no, hold_until, lang } = order
  const currencies = new Set(order.items.map(({ currency }) => currency))
  const [currency = 'TRY'] = currencies
  // Lira are taken for one foreign currency (money/taken-lira.rules.ts).
  const lira = currencies.size === 1 && kind !== 'confirmed' ? liraOf(order.items, currency) : null
  const payable = accounts.filter((account) => currencies.has(account.currency))
  const inLira = lira ? accounts.filter((account) => account.currency === 'TRY') : []
  const today = dayOf(order.created_at)
  const plan = await planText(order, { hold: kind === 'confirmed' ? null : { until: hold_until }, today, localize })
  const intro = await localize({ key: texts[kind].intro, values: { deadline: untilText(hold_until, lang) } })
  const parts = [
    paragraph(await localize({ key: 'mail.greeting', values: { name: order.name } })),
    paragraph(intro),
    rows([{ label: await localize({ key: 'mail.order_no' }), value: order_no }]),
    await itemsPart(order, localize),
    highlight(plan),
    ...(await rateTexts(order, localize)).map(paragraph),
    paragraph(await localize({ key: 'mail.link_text' })),
    ...(kind === 'site' ? [] : [paragraph(await localize({ key: 'mail.office_contracts' }))]),
    link(href, await localize({ key: 'mail.open_order' })),
    ...(payable.length + inLira.length > 0 ? await payParts(order_no, payable, localize) : []),
    ...(lira && inLira.length > 0 ? await liraParts(lira.amount, inLira, { lang, localize }) : []),
    paragraph(`${await localize({ key: 'mail.regards' })}\n${sender.name}`),
  ]
  const subject = await localize({ key: texts[kind].subject, values: { order_no } })
  const said = { deadline: untilText(hold_until, lang), plan }
  const preheader = await localize({ key: preheaderOf(texts[kind].subject), values: said })
  return {
    message_key: `order-created:${order_no}`,
    recipient: order.email,
    topic: orderTopic(order_no),
    ...(await written(lang, { subject, preheader, sender }, parts)),
  }
}

async function payParts(order_no: string, accounts: readonly BankAccount[], localize: Localize): Promise<Part[]> {
  const currencies = new Set(accounts.map(({ currency }) => currency))
  return [
    heading(await localize({ key: 'mail.pay_title' })),
    paragraph(await localize({ key: 'mail.pay_text', values: { order_no } })),
    ...(currencies.size > 1 ? [paragraph(await localize({ key: 'mail.pay_currencies' }))] : []),
    ...(await accountParts(accounts, localize)),
  ]
}

type Language = { lang: string; localize: Localize }

async function liraParts(
  amount: Minor,
  accounts: readonly BankAccount[],
  { lang, localize }: Language,
): Promise<Part[]> {
  const values = { amount: formatMoney(toMajor(amount), 'TRY', lang) }
  const text = `${await localize({ key: 'mail.pay_lira', values })} ${await localize({ key: 'rates.holds' })}`
  return [paragraph(text), ...(await accountParts(accounts, localize))]
}

async function accountParts(accounts: readonly BankAccount[], localize: Localize): Promise<Part[]> {
  const accountName = await localize({ key: 'mail.account_name' })
  return accounts.map(({ bank, branch, currency, account_name, iban, swift }) =>
    accountPart([
      `${[bank, branch].filter(Boolean).join(', ')} (${currency})`,
      `${accountName}: ${account_name}`,
      `IBAN: ${formatIban(iban)}`,
      ...(swift ? [`SWIFT: ${swift}`] : []),
    ]),
  )
}

function accountPart([bank = '', ...lines]: string[]): Part {
  return {
    text: [bank, ...lines].join('\n'),
    html: String(
      html`<p style="margin:0 0 16px"><strong>${bank}</strong>${lines.map((line) => html`<br>${line}`)}</p>`,
    ),
  }
}

const cell = 'padding:4px 0;vertical-align:top'

/** Every item line by line, and one total with the KDV in it. An item has a total of its own only beside others. */
async function itemsPart(order: OrderFacts, localize: Localize): Promise<Part> {
  const label = { total: await localize({ key: 'mail.order_total' }), item: await localize({ key: 'mail.total' }) }
  const isOne = order.items.length === 1
  const items = await Promise.all(order.items.map((item) => itemTexts(item, order.lang, localize)))
  const total = totalText(order)
  // Broken between amounts only.
  const amounts = totalText(order, formatWholeMoney)
    .split(' + ')
    .map((amount, at) => html`${at > 0 ? ' + ' : ''}<span style="white-space:nowrap">${amount}</span>`)
  const note = isOne ? items[0]!.kdv : ''
  const bodies = items.map(({ tour, when, lines, amount, kdv }) => {
    const rows = lines.map(
      (line) =>
        html`<tr><td style="${cell}">${line.label}${line.each && html`<br><span class="soft" style="font-size:14px;color:${tints.soft}">${line.each}</span>`}</td><td align="right" style="${cell};white-space:nowrap">${line.amount}</td></tr>`,
    )
    const own = isOne
      ? ''
      : html`<tr><td style="${cell}">${label.item}${kdv && html` <span class="soft" style="font-size:14px;color:${tints.soft}">${kdv}</span>`}</td><td align="right" style="${cell};white-space:nowrap">${amount}</td></tr>`
    return html`<tr><td colspan="2" class="rule" style="padding:14px 0 6px;border-top:1px solid ${tints.line}"><strong>${tour}</strong><br>${when}</td></tr>${rows}${own}`
  })
  return {
    text: [
      ...items.map(({ title, lines, amount, kdv }) =>
        [
          title,
          ...lines.map((line) => `  ${line.label}: ${line.each && `${line.each} = `}${line.amount}`),
          ...(isOne ? [] : [`  ${label.item}: ${amount}${kdv && `, ${kdv}`}`]),
        ].join('\n'),
      ),
      `${label.total}: ${total}${note && `, ${note}`}`,
    ].join('\n\n'),
    html: String(
      await html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;${wholeWords}">${bodies}
<tr><td class="rule" style="padding:12px 12px 0 0;border-top:2px solid ${tints.line};vertical-align:top"><strong>${label.total}</strong>${note && html`<br><span class="soft" style="font-size:14px;color:${tints.soft}">${note}</span>`}</td><td class="rule" align="right" style="padding:12px 0 0;border-top:2px solid ${tints.line};vertical-align:top;font-size:20px"><strong>${amounts}</strong></td></tr></table>`,
    ),
  }
}

async function itemTexts(item: NewItem, lang: string, localize: Localize) {
  const money = (amount: number) => formatMoney(toMajor(amount), item.currency, lang)
  return {
    title: await itemTitle(item, lang, localize),
    tour: `${item.tour_name} (${item.tour_code})`,
    when: `${formatDayRange(item.start_date, item.end_date, lang)} · ${await partyText(item, localize)}`,
    lines: item.lines.map(({ kind, label, quantity, unit_price, amount }) => ({
      label,
      each:
        kind === 'discount' || kind === 'age_difference' || kind === 'move_difference'
          ? ''
          : `${quantity} × ${money(unit_price)}`,
      amount: money(amount),
    })),
    amount: money(item.total),
    kdv: await kdvText(item, lang, localize),
  }
}
