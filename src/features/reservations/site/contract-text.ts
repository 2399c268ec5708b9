import { formatDay, formatDayRange } from '#src/base/dates.ts'
import { escapeHtml } from '#src/base/html.ts'
import type { T } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import type { CheckoutForm } from '../checkout.rules.ts'
import type { PriceQuote } from '../reservations.schema.ts'

export type ContractFacts = {
  form: Pick<CheckoutForm, 'name' | 'city' | 'email' | 'phone'>
  items: { name: string; party: string; quote: PriceQuote }[]
  /** `28.197 TL + 1.298 €` */
  amount: string
  hold_hours: number | null
  company: { legal_name: string; tursab_no: string; address: string; phone: string; email: string }
  today: string
}

/**
 * A contract as its reader will sign it, filled with what is typed and priced so far; what is not there yet stays a
 * dotted line. The server fills and keeps its own text with the order.
 * @param body HTML with {{placeholders}}, sanitised when it was saved.
 */
export function fillForReading(body: string, facts: ContractFacts, t: T, lang: string): string {
  const { form, company, items, amount, hold_hours, today } = facts
  const values: Record<string, string> = {
    customer_name: form.name,
    customer_city: form.city,
    customer_email: form.email,
    customer_phone: form.phone,
    order_no: t('checkout.contract_order_no'),
    order_date: formatDay(today, lang),
    order_total: amount,
    hold_hours: hold_hours === null ? '' : String(hold_hours),
    company_legal_name: company.legal_name,
    company_address: company.address,
    company_phone: company.phone,
    company_email: company.email,
    tursab_no: company.tursab_no,
  }
  return body.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    if (name === 'order_items') return itemsTable(items, t, lang)
    const value = values[name]
    return value === undefined ? whole : escapeHtml(value.trim() || t('checkout.contract_blank'))
  })
}

function itemsTable(items: ContractFacts['items'], t: T, lang: string): string {
  const cells = (tag: 'th' | 'td', texts: string[]) =>
    texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')
  const head = [
    t('checkout.contract_tour'),
    t('checkout.contract_dates'),
    t('checkout.contract_party'),
    t('checkout.contract_price'),
  ]
  const rows = items.map(({ name, party, quote: { start_date, end_date, total, currency } }) => {
    const dates = formatDayRange(start_date, end_date, lang)
    return `<tr>${cells('td', [name, dates, party, formatMoney(total, currency, lang)])}</tr>`
  })
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}
