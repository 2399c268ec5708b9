import { isLinkTarget } from '../../web-address.ts'

/**
 * Normalizes the editor's HTML to that of the agency's texts: no <p> in list items with one paragraph, no empty
 * paragraphs at the end, '' for an empty text.
 */
export function tidyHtml(html: string): string {
  return html
    .replace(/<li><p>((?:(?!<\/?(?:p|ul|ol|li)\b)[\s\S])*)<\/p>(?=<\/li>|<ul>|<ol>)/g, '<li>$1')
    .replace(/(?:<p><\/p>)+$/, '')
}

/** Target of a typed link: example.com, bilgi@example.com, +90 312 000 00 00, /iletisim. @returns null when it is not a link. */
export function linkTarget(typed: string): string | null {
  const text = typed.trim()
  if (isLinkTarget(text)) return text
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d\s()-]{7,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(text))
    return isLinkTarget(`https://${text}`) ? `https://${text}` : null
  return null
}
