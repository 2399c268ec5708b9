import { type Numbering, numberText, readMarker } from './list-marker.ts'

/** How a rebuilt list differs from the pasted text: in the sign after a number, or a number became text. */
export type ListNote = 'signs' | 'as_text'

type Item = { list: string; level: number; marker: string }
/** A list that the next item may belong to, and its last item. `next`: its next number; null: bullets. */
type Open = { level: number; list: Element; item: Element; next: Numbering | null }

/**
 * Word writes list items as paragraphs, with level and list in a style and the number as text. Rebuilds them as lists that start at the
 * same numbers. Paragraphs between two items go into the item above them.
 */
export function rebuildLists(body: HTMLElement): ListNote[] {
  const notes = new Set<ListNote>()
  /** by list and level */
  const last = new Map<string, Numbering>()
  let open: Open[] = []
  let end: Element | null = null
  let ofList = ''
  for (const paragraph of body.querySelectorAll('p')) {
    const found = itemOf(paragraph)
    if (!found) continue
    const { list, level, marker } = found
    const between = siblingsAfter(end, paragraph)
    const above = open.findLast((each) => each.level < level)
    const isOfItem = between?.length && list === ofList && between.every(({ localName }) => localName === 'p')
    if (isOfItem && above) {
      above.item.append(...between)
      open = open.filter((each) => each.level < level)
    } else if (between?.length !== 0) open = []
    ofList = list
    open = open.filter((each) => each.level <= level)
    const read = readMarker(marker)
    if (read.kind === 'text') {
      notes.add('as_text')
      open = open.filter((each) => each.level < level)
      paragraph.prepend(`${marker} `)
      const holder = open.at(-1)?.item
      if (holder) holder.append(paragraph)
      else end = paragraph
      continue
    }
    const name = `${list} ${level}`
    const before = last.get(name)
    const follows = ({ type, value }: Numbering, of = before) => type === of?.type && value === of.value + 1
    const number = read.kind === 'number' ? (read.readings.find((each) => follows(each)) ?? read.readings[0]!) : null
    if (number) last.set(name, number)
    if (read.kind === 'number' && !read.isPlain) notes.add('signs')
    const top = open.at(-1)
    const isNext = top?.level === level && (number ? isSame(top.next, number) : top.next === null)
    if (top?.level === level && !isNext) open.pop()
    const holder = open.at(-1)
    const into = isNext ? top.list : listFor(number)
    if (!isNext) {
      if (holder) holder.item.append(into)
      else paragraph.before(into)
    }
    if (open.every((each) => each.level >= level)) end = into
    const item = renamed(paragraph, 'li')
    into.append(item)
    const next = number && { ...number, value: number.value + 1 }
    if (isNext) Object.assign(top, { item, next })
    else open.push({ level, list: into, item, next })
  }
  return [...notes]
}

const isSame = (a: Numbering | null, b: Numbering) => a?.type === b.type && a.value === b.value

function listFor(number: Numbering | null): Element {
  const list = document.createElement(number ? 'ol' : 'ul')
  if (number && number.type !== '1') list.setAttribute('type', number.type)
  if (number && number.value !== 1) list.setAttribute('start', String(number.value))
  return list
}

/** Takes the marker out of the paragraph. @returns null when it is not a list item */
function itemOf(paragraph: Element): Item | null {
  const found = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(paragraph.getAttribute('style') ?? '')
  return found && { list: found[1]!, level: Number(found[2]), marker: takeMarker(paragraph) }
}

/** Removes the number or bullet that Word wrote into a paragraph or heading, and returns it. */
export function takeMarker(of: Element): string {
  const parts = markerOf(of)
  const text = parts.map(({ textContent }) => textContent ?? '').join('')
  for (const part of parts) {
    let empty: ChildNode = part
    while (empty.parentNode !== of && empty.parentNode!.childNodes.length === 1) empty = empty.parentElement!
    empty.remove()
  }
  return text.replace(/[\s\u00a0]+/g, ' ').trim()
}

/** Newer versions mark it by a style, older ones by comments around it. */
function markerOf(of: Element): ChildNode[] {
  const marked = [...of.querySelectorAll('[style]')].find((each) =>
    /mso-list:\s*ignore/i.test(each.getAttribute('style')!),
  )
  if (marked) return [marked]
  const nodes = [...of.childNodes]
  const isComment = (text: string) => (node: ChildNode) => node instanceof Comment && node.data.includes(text)
  const [from, to] = [nodes.findIndex(isComment('[if !supportLists]')), nodes.findIndex(isComment('[endif]'))]
  return from >= 0 && to > from ? nodes.slice(from + 1, to) : []
}

/** The elements between two siblings; null when `end` does not come after `start`. */
function siblingsAfter(start: Element | null, end: Element): Element[] | null {
  const between: Element[] = []
  for (let at = end.previousElementSibling; at; at = at.previousElementSibling) {
    if (at === start) return between.reverse()
    between.push(at)
  }
  return null
}

export function renamed(element: Element, name: string): Element {
  const made = document.createElement(name)
  made.append(...element.childNodes)
  element.replaceWith(made)
  return made
}

const styles: Record<string, Numbering['type']> = {
  'lower-alpha': 'a',
  'upper-alpha': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
}

/** Word for the web writes one list per item, with level and number format in attributes. Converts them to what desktop Word writes. */
export function fromWordOnline(body: HTMLElement): void {
  /** Numbers by list and level. */
  const numbers = new Map<string, string>()
  // Word writes the end of a paragraph as a space.
  for (const mark of body.querySelectorAll('.EOP')) mark.remove()
  for (const item of body.querySelectorAll('li[data-leveltext]')) {
    const { leveltext = '', listid = '0', ariaLevel = '1' } = (item as HTMLElement).dataset
    const list = item.parentElement!
    const place = item.closest('.ListContainerWrapper') ?? list
    const style = /list-style-type:\s*([\w-]+)/.exec(list.getAttribute('style') ?? '')?.[1] ?? ''
    const before = [...list.children].filter(({ localName }) => localName === 'li').indexOf(item)
    const value = Number(list.getAttribute('start') ?? 1) + before
    numbers.set(`${listid} ${ariaLevel}`, numberText({ type: styles[style] ?? '1', value }))
    const marker =
      list.localName === 'ol' ? leveltext.replace(/%(\d)/g, (_, of) => numbers.get(`${listid} ${of}`) ?? '') : '•'
    const paragraph = document.createElement('p')
    paragraph.setAttribute('style', `mso-list:l${listid} level${ariaLevel} lfo1`)
    const ignored = document.createElement('span')
    ignored.setAttribute('style', 'mso-list:Ignore')
    ignored.append(marker)
    paragraph.append(ignored, ...(item.querySelector('p') ?? item).childNodes)
    place.before(paragraph)
    item.setAttribute('data-taken', '')
  }
  for (const taken of body.querySelectorAll('li[data-taken]'))
    (taken.closest('.ListContainerWrapper') ?? taken.parentElement)?.remove()
}
