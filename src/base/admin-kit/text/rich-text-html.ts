import { isLinkTarget } from '../../web-address.ts'

/**
 * What the editor writes, as texts of the agency are written: a point of a list without a paragraph of its own, nothing
 * behind the last word, and '' for no text.
 */
export function tidyHtml(html: string): string {
  return html
    .replace(/<li><p>((?:(?!<\/?(?:p|ul|ol|li)\b)[\s\S])*)<\/p>(?=<\/li>|<ul>|<ol>)/g, '<li>$1')
    .replace(/(?:<p><\/p>)+$/, '')
}

/** A link as somebody types it: example.com, bilgi@example.com, +90 312 000 00 00, /iletisim. @returns null for what is none. */
export function linkTarget(typed: string): string | null {
  const text = typed.trim()
  if (isLinkTarget(text)) return text
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d\s()-]{7,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(text))
    return isLinkTarget(`https://${text}`) ? `https://${text}` : null
  return null
}
