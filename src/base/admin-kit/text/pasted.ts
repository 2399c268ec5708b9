import { fromWordOnline, type ListNote, rebuildLists, renamed, takeMarker } from './word-lists.ts'

/** `notes`: differences from the pasted text. `nested`: it may have had numbers such as 2.1, which other programs do not copy. */
export type Pasted = { html: string; notes: readonly (ListNote | 'nested')[] }

/**
 * Converts pasted HTML of word processors: list paragraphs become lists, numbers of headings their text, and h1, which the page has already,
 * becomes h2. The editor itself drops what its schema does not allow.
 */
export function fromWord(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const isOwn = body.querySelector('[data-pm-slice]') !== null
  const mayLackNumbers = !isOwn && [...body.querySelectorAll('ol ol')].some((list) => isDecimal(list))
  fromWordOnline(body)
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const marker = takeMarker(heading)
    if (marker !== '') heading.prepend(`${marker} `)
    const name = { h1: 'h2', h5: 'h4', h6: 'h4' }[heading.localName]
    if (name) renamed(heading, name)
  }
  const notes = rebuildLists(body)
  return { html: body.innerHTML, notes: mayLackNumbers ? [...notes, 'nested'] : notes }
}

function isDecimal(list: Element): boolean {
  const style = [list, list.querySelector('li')].map((each) => each?.getAttribute('style') ?? '').join(';')
  return (list.getAttribute('type') ?? '1') === '1' && !/list-style-type:\s*(lower|upper)-/i.test(style)
}
