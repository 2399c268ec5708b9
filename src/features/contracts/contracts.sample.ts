import { escapeHtml } from '#src/base/html.ts'
import { fillPlaceholders, type Placeholder, unknownPlaceholders } from './contracts.rules.ts'

/** A made-up order, so that whoever writes a contract sees it as a customer will. */
const sample: Record<Exclude<Placeholder, 'order_items'>, string> = {
  customer_name: 'Elif Yılmaz',
  customer_city: 'İzmir',
  customer_email: 'elif@ornek.example',
  customer_phone: '0532 000 00 00',
  order_no: 'SYH-26-7F3K9Q',
  order_date: '12 Nisan 2027',
  order_total: '56.394 TL',
  hold_hours: '24',
  company_legal_name: 'Örnek Turizm A.Ş.',
  company_address: 'Ankara Caddesi 1, Sirkeci, İstanbul',
  company_phone: '0212 000 00 00',
  company_email: 'bilgi@ornek.example',
  tursab_no: 'A-0000',
}

const items =
  '<table><tbody><tr><th>Kapadokya Turu</th><td>15–18 Mayıs 2027</td><td>2 yetişkin</td><td>56.394 TL</td></tr></tbody></table>'

/** @param body clean HTML */
export function previewOf(body: string): { html: string; unknown_placeholders: string[] } {
  const values = Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, escapeHtml(value)]))
  const all = { ...values, order_items: items } as Record<Placeholder, string>
  return { html: fillPlaceholders(body, all, '<mark>?</mark>'), unknown_placeholders: unknownPlaceholders(body) }
}
