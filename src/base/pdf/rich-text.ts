/** A part of a formatted text: words, or an element with parts. Sanitized HTML as a tree, without attributes that paper cannot use. */
export type RichNode =
  | string
  | { tag: RichTag; children: RichNode[]; span?: number; rows?: number; start?: number; numbers?: string }

const tags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'blockquote', 'hr'],
  ...['strong', 'em', 'u', 's', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption'],
] as const
export type RichTag = (typeof tags)[number]

const aliases: Record<string, RichTag> = { b: 'strong', i: 'em' }
const isTag = (name: string): name is RichTag => (tags as readonly string[]).includes(name)
const alone = new Set(['br', 'hr', 'img'])
const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', apos: "'" }

/**
 * Reads sanitized HTML (sanitize-html.ts), which is well formed. Pictures are left out.
 * Elements of another kind give their content.
 */
export function richText(html: string): RichNode[] {
  const root: RichNode[] = []
  const open: { name: string; into: RichNode[] }[] = [{ name: '', into: root }]
  for (const [, end, name = '', attributes = '', text] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi)) {
    const { into } = open.at(-1)!
    if (text !== undefined) {
      // Line breaks between elements are of the source, not of the text.
      if (text.trim() !== '' || !text.includes('\n')) into.push(wholeAmounts(unescaped(text)))
      continue
    }
    const tag = name.toLowerCase()
    if (end) {
      const at = open.findLastIndex((each) => each.name === tag)
      if (at > 0) open.length = at
      continue
    }
    if (tag === 'img') continue
    const known = aliases[tag] ?? tag
    const children: RichNode[] = []
    const [span, rows] = ['colspan', 'rowspan'].map((of) =>
      Number(new RegExp(`${of}="(\\d+)"`).exec(attributes)?.[1] ?? 1),
    )
    if (isTag(known))
      into.push({
        tag: known,
        children,
        ...(span! > 1 && { span }),
        ...(rows! > 1 && { rows }),
        ...(known === 'ol' && numbersOf(attributes)),
      })
    if (!alone.has(tag)) open.push({ name: tag, into: isTag(known) ? children : into })
  }
  return root
}

/** A list that counts otherwise than 1, 2, 3. */
function numbersOf(attributes: string): { start?: number; numbers?: string } {
  const start = /start="(\d+)"/.exec(attributes)?.[1]
  const numbers = /type="([aAiI])"/.exec(attributes)?.[1]
  return { ...(start && { start: Number(start) }), ...(numbers && { numbers }) }
}

/** No line ends between an amount and its unit. */
const wholeAmounts = (text: string) => text.replace(/(\d) (?=(?:TL|[€$£])(?!\p{L}))/gu, '$1\u00a0')

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return letters[name] ?? whole
    const code = decimal ? Number(decimal) : parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
