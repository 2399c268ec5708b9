import { escapeHtml } from '#src/base/html.ts'
import type { ContactInformation, Site } from '#src/features/agency/company.schema.ts'

/** Placeholders, written in double braces. In the order of the office's help: customer, order, agency. */
export const placeholders = [
  'customer_name',
  'customer_city',
  'customer_email',
  'customer_phone',
  'order_no',
  'order_date',
  'order_items',
  'order_total',
  'hold_hours',
  'company_legal_name',
  'company_address',
  'company_phone',
  'company_email',
  'tursab_no',
] as const
export type Placeholder = (typeof placeholders)[number]

/** Placeholders for facts of the agency. */
export type AgencyFacts = Record<Extract<Placeholder, `company_${string}` | 'tursab_no'>, string>

/** The other placeholders, which an order fills. */
export const orderPlaceholders = placeholders.filter(
  (name): name is Exclude<Placeholder, keyof AgencyFacts> => !/^(company|tursab)_/.test(name),
)

/** Facts of the agency; '' for those that the office has not filled in. */
export function agencyFacts(site: Site, contact: ContactInformation): AgencyFacts {
  return {
    company_legal_name: site.legal_name || site.name,
    company_address: contact.adres?.[0]?.content ?? '',
    company_phone: contact.telefon?.[0]?.content ?? '',
    company_email: contact.email?.[0]?.content ?? '',
    tursab_no: site.tursab_no,
  }
}

/**
 * Malformed and unknown placeholders, as written: `{{fiyat}}`, `{{müşteri adı}}`, `{{order_no}` and a partly bold one. A text
 * with any of them must not be published.
 */
export function unknownPlaceholders(body: string): string[] {
  const opened = [...body.matchAll(/\{\{[^{}<]{0,40}\}{0,2}/g)].map(([text]) => text)
  return [...new Set(opened)].filter((text) => !isPlaceholder(/^\{\{\s*(\w+)\s*\}\}$/.exec(text)?.[1] ?? ''))
}

/** True when the order's table is inside a line of text: a table cannot be in a paragraph or heading. */
export function isTableInline(body: string): boolean {
  const lines = tableUnwrapped(body).matchAll(/<(p|h[2-4])\b[^>]*>(.*?)<\/\1>/gs)
  return [...lines].some(([, , words]) => /\{\{\s*order_items\s*\}\}/.test(words!))
}

/** Replaces the paragraph around the table's placeholder, because the office's editor wraps every line in one. */
function tableUnwrapped(body: string): string {
  const marks = '(?:<\\/?(?:strong|b|em|i|u|s)>)*'
  return body.replace(
    new RegExp(`<p>\\s*${marks}\\s*(\\{\\{\\s*order_items\\s*\\}\\})\\s*${marks}\\s*<\\/p>`, 'g'),
    '$1',
  )
}

/**
 * Fills a contract for one order. In one pass, so that braces in a customer's text are not read as a placeholder.
 * @param values HTML, with every value escaped.
 * @param blank HTML for an empty value and for an unknown placeholder, so that no customer reads braces.
 */
export function fillPlaceholders(body: string, values: Record<Placeholder, string>, blank: string): string {
  return tableUnwrapped(body).replace(inBraces, (_, name: string) => (isPlaceholder(name) && values[name]) || blank)
}

/** Whether a placeholder is inside of a tag. @param body sanitised HTML, in which no other `<` or `>` is unescaped */
export function fillsTags(body: string): boolean {
  return /<[^>]*\{\{/.test(body)
}

/** Matches unknown names too: an old version may contain any. */
const inBraces = /\{\{\s*([^{}<]*?)\s*\}\}/g

function isPlaceholder(name: string): name is Placeholder {
  return (placeholders as readonly string[]).includes(name)
}

/** Number of headings from which a text has a table of contents. */
export const sectionsForContents = 4

export type Outline = { html: string; sections: { id: string; title: string }[] }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

/** Gives every h2 an id for the table of contents. @param body sanitised HTML */
export function outlined(body: string): Outline {
  const sections: Outline['sections'] = []
  const html = body.replace(/<h2(?:\s[^>]*)?>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const id = `bolum-${sections.length + 1}`
    sections.push({ id, title: unescaped(inner.replace(/<[^>]*>/g, '')).trim() })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html, sections }
}

/** Replaces the entities of sanitised HTML. */
export function unescaped(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name]!)
}

type Blanks = {
  /** values known without an order, by placeholder */
  known: Record<string, string>
  /** phrases in place of an order's values */
  blankOf: (placeholder: string) => string
}

/**
 * A contract without an order: facts of the agency are filled in, values of an order are phrases in square brackets.
 * @returns `hasBlanks`: true when the text has such phrases
 */
export function forReading(body: string, { known, blankOf }: Blanks): { html: string; hasBlanks: boolean } {
  let hasBlanks = false
  const html = tableUnwrapped(body).replace(inBraces, (_, name: string) => {
    const value = Object.hasOwn(known, name) && known[name]
    if (value) return escapeHtml(value)
    hasBlanks = true
    const blank = `<span class="text-main">[${escapeHtml(blankOf(name))}]</span>`
    // A block element, because an order's table cannot be inside a paragraph.
    return name === 'order_items' ? `<p>${blank}</p>` : blank
  })
  return { html, hasBlanks }
}
