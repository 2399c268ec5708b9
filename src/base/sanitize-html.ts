import sanitize from 'sanitize-html'
import { isLinkTarget } from './web-address.ts'

type Attributes = Record<string, string>

/** What the office's editor writes. Other tags are removed; the content of non-text tags too. */
const allowedTags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'blockquote', 'hr'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'img'],
]
/** Replacements for tags that other programs use. */
const otherNames = { h1: 'h2', h5: 'h4', h6: 'h4', strike: 's', del: 's' }
/** Elements whose content is code, a drawing or another document. */
const nonTextTags = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'noframes', 'noembed', 'iframe', 'object', 'template'],
  ...['svg', 'math', 'title', 'xmp', 'plaintext', 'select', 'button', 'audio', 'video'],
]
/** Real texts are not nested deeper, and browsers are slow in deep trees. */
const nestingLimit = 30
/** Maximum of open elements: the parser's time for a tag grows with them. */
const maxOpen = 200
/** Pictures served by base/files. An external picture would reveal visitors to its host. */
const isOwnPicture = (src = '') => /^\/images\/[a-z0-9-]{1,120}-\d{2,4}\.(?:avif|webp|jpg)$/.test(src)

/** File stems of the pictures in the text. @param html sanitised. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/<img src="\/images\/([a-z0-9-]+)-\d{2,4}\.\w+"/g)].map(([, stem]) => stem!)
}

/**
 * Reduces HTML to an allow-list: no script, style, script URL or external picture. Sanitized HTML is unchanged. Used when
 * HTML is saved and when it is shown (docs/promises.md, C2).
 */
export function sanitizeHtml(html: string): string {
  return tidied(sanitize(html, options))
}

/**
 * As `sanitizeHtml`, for untrusted HTML: null when it is nested so deeply that parsing would block the event loop. The parser itself counts them, because only it knows which end tags end one: not those in comments, in attributes, in
 * scripts or of elements that were never opened.
 */
export function sanitizeSent(html: string): string | null {
  let open = 0
  const onOpenTag = () => {
    open += 1
    if (open > maxOpen) throw tooDeep
  }
  const onCloseTag = () => {
    open -= 1
  }
  try {
    return tidied(sanitize(html, { ...options, onOpenTag, onCloseTag }))
  } catch (error) {
    if (error === tooDeep) return null
    throw error
  }
}

const tooDeep = new Error('too many open elements')

/**
 * In the form that the office's editor writes, without pictures and links that lead nowhere; of such a link its text stays. Every
 * other `>` is escaped. One pass, because the package's `exclusiveFilter` copies all that precedes each of them.
 */
function tidied(sanitized: string): string {
  const links: string[] = []
  return sanitized
    .replace(/<img \/>|<a(?: [^>]*)?>|<\/a>/g, (tag) => {
      if (tag === '</a>') return links.pop() === '<a>' ? '' : tag
      if (tag.startsWith('<a')) links.push(tag)
      return tag === '<a>' || tag === '<img />' ? '' : tag
    })
    .replaceAll(' />', '>')
}

/** True when nothing is visible: no picture, and no text but spaces. @param html sanitised. */
export function isBlankHtml(html: string): boolean {
  return !html.includes('<img ') && html.replace(/<[^>]*>/g, '').trim() === ''
}

const options: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'type', 'data-numbers'],
  },
  // The transformations below are stricter.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  nonTextTags,
  nestingLimit,
  transformTags: { ...otherNames, a: link, img: picture, th: cell, td: cell, ol: numbers },
}

function link(tagName: string, { href = '', target }: Attributes): sanitize.Tag {
  const address = href.trim()
  if (!isLinkTarget(address)) return { tagName, attribs: {} }
  return {
    tagName,
    attribs: { href: address, ...(target === '_blank' && { target: '_blank', rel: 'noopener' }) },
  }
}

function picture(tagName: string, { src, alt = '', width, height }: Attributes): sanitize.Tag {
  if (!isOwnPicture(src)) return { tagName, attribs: {} }
  return { tagName, attribs: { src: src!, alt, ...digits({ width, height }) } }
}

function cell(tagName: string, { colspan, rowspan, scope }: Attributes): sanitize.Tag {
  const isHead = tagName === 'th' && (scope === 'col' || scope === 'row')
  return { tagName, attribs: { ...digits({ colspan, rowspan }), ...(isHead && { scope }) } }
}

/** Numbers of a list other than 1, 2, 3. `data-numbers` is for style sheets, which cannot tell the letters of `type` apart by their case. */
const numberTypes: Record<string, string> = { a: 'lower-alpha', A: 'upper-alpha', i: 'lower-roman', I: 'upper-roman' }

function numbers(tagName: string, { start, type = '' }: Attributes): sanitize.Tag {
  const name = Object.hasOwn(numberTypes, type) && numberTypes[type]
  return { tagName, attribs: { ...digits({ start }), ...(name && { type, 'data-numbers': name }) } }
}

/** Attributes with integer values of at most four digits. */
function digits(attributes: Record<string, string | undefined>): Attributes {
  const fit = Object.entries(attributes).filter(([, value]) => value !== undefined && /^[1-9]\d{0,3}$/.test(value))
  return Object.fromEntries(fit) as Attributes
}
