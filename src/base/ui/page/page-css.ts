type Node = { head: string; body: Node[] } | string

const group = /^@(layer|media|supports|container)\b/
/** Every browser that knows `:has`, which the site's stylesheet needs, knows mixed colours. */
const colorMix = /^@supports \(color: ?color-mix\(/
const className = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi

/**
 * The rules of a minified stylesheet that can apply where only these classes occur. Rules without a class stay, and the order of
 * rules too, so that the cascade is the same.
 */
export function cssFor(css: string, hasClass: (name: string) => boolean): string {
  return write(parse(css), hasClass)
}

function write(nodes: readonly Node[], hasClass: (name: string) => boolean): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const { head, body } = node
      if (group.test(head)) {
        const inner = write(body, hasClass)
        return inner && !colorMix.test(head) ? `${head}{${inner}}` : inner
      }
      if (head.startsWith('@')) return `${head}{${write(body, () => true)}}`
      const selectors = splitSelectors(head).filter((selector) => classesOf(selector).every(hasClass))
      return selectors.length > 0 ? `${selectors.join()}{${write(body, () => true)}}` : ''
    })
    .join('')
}

/** 'md:hidden' of '.md\:hidden'. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(className)].map(([, name = '']) =>
    name
      .replace(/\\([\da-f]{1,6}) /gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  )
}

/** At the commas outside of brackets. */
function splitSelectors(list: string): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < list.length; at += 1) {
    const char = list[at]!
    if (char === '\\') at += 1
    else if ('(['.includes(char)) depth += 1
    else if (')]'.includes(char)) depth -= 1
    else if (char === ',' && depth === 0) {
      found.push(list.slice(start, at))
      start = at + 1
    }
  }
  return [...found, list.slice(start)]
}

/** Rules with their bodies; declarations and statements as text. */
function parse(css: string): Node[] {
  let at = 0
  const skipString = (quote: string) => {
    for (at += 1; at < css.length && css[at] !== quote; at += 1) if (css[at] === '\\') at += 1
  }
  const block = (): Node[] => {
    const nodes: Node[] = []
    let start = at
    for (; at < css.length; at += 1) {
      const char = css[at]!
      if (char === '\\') at += 1
      else if (char === '"' || char === "'") skipString(char)
      else if (char === '(') at = closing(css, at)
      else if (char === ';') {
        nodes.push(css.slice(start, at + 1))
        start = at + 1
      } else if (char === '{') {
        const head = css.slice(start, at)
        at += 1
        nodes.push({ head, body: block() })
        start = at + 1
      } else if (char === '}') break
    }
    if (at > start) nodes.push(css.slice(start, at))
    return nodes
  }
  return block()
}

/** Position of the bracket that closes the one at `open`. */
function closing(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1
    else if (css[at] === '(') depth += 1
    else if (css[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return css.length
}
