import { formatDay, formatDayRange } from '#src/base/dates.ts'
import { escapeHtml } from '#src/base/html.ts'
import { formatMoney } from '#src/base/money.ts'
import { type AgencyFacts, fillPlaceholders, type Placeholder, placeholders } from './contracts.rules.ts'

const holdHours = 24
const total = 56_394

const words = {
  tr: { tour: 'Tur', quantity: 'Adet', price: 'Birim fiyat', amount: 'Tutar', adult: 'Yetişkin', total: 'Toplam' },
  en: { tour: 'Tour', quantity: 'Quantity', price: 'Unit price', amount: 'Amount', adult: 'Adult', total: 'Total' },
}

/** Preview with a made-up order; filled values are marked. @param body sanitised HTML */
export function previewOf(body: string, lang: string, agency: AgencyFacts): string {
  const facts: Record<Exclude<Placeholder, 'order_items'>, string> = {
    customer_name: 'Elif Yılmaz',
    customer_city: 'İzmir',
    customer_email: 'elif@ornek.example',
    customer_phone: '0532 000 00 00',
    order_no: 'SYH-26-7F3K9Q',
    order_date: formatDay('2027-04-12', lang),
    order_total: formatMoney(total, 'TRY', lang),
    hold_hours: String(holdHours),
    ...agency,
  }
  const marked = Object.entries(facts).map(([name, fact]) => [name, fact && `<mark>${escapeHtml(fact)}</mark>`])
  const values = { ...Object.fromEntries(marked), order_items: itemsTable(lang) } as Record<Placeholder, string>
  return fillPlaceholders(body, values, '<mark>…………</mark>')
}

function itemsTable(lang: string): string {
  const text = lang === 'tr' ? words.tr : words.en
  const money = (amount: number) => formatMoney(amount, 'TRY', lang)
  const tour = `Kapadokya (KPD-1), ${formatDayRange('2027-05-15', '2027-05-18', lang)}`
  const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const head = [text.tour, text.quantity, text.price, text.amount].map((name) => `<th>${name}</th>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody><tr><th colspan="4">${tour}</th></tr>${row([
    text.adult,
    '2',
    money(total / 2),
    money(total),
  ])}<tr><td colspan="3"><strong>${text.total}</strong></td><td><strong>${money(total)}</strong></td></tr></tbody></table>`
}

export function inBraces(name: Placeholder): string {
  return `{{${name}}}`
}

/** In the order in which the help lists them. */
export const placeholderGroups = {
  customer: placeholders.filter((name) => name.startsWith('customer_')),
  order: placeholders.filter((name) => /^(order|hold)_/.test(name)),
  agency: placeholders.filter((name) => /^(company|tursab)_/.test(name)),
}
