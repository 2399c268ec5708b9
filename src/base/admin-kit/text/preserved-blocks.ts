import { Node } from '@tiptap/core'

/** Allowed elements and attributes, as on the server (docs/decisions/0026). Other elements are replaced by their text. */
const attributesOf: Record<string, readonly string[]> = {
  TABLE: [],
  CAPTION: [],
  THEAD: [],
  TBODY: [],
  TFOOT: [],
  TR: [],
  TH: ['colspan', 'rowspan', 'scope'],
  TD: ['colspan', 'rowspan'],
  FIGURE: [],
  FIGCAPTION: [],
  IMG: ['src', 'alt', 'width', 'height'],
  OL: ['start', 'type'],
  ...Object.fromEntries(['P', 'BR', 'UL', 'LI', 'STRONG', 'B', 'EM', 'I', 'U', 'S'].map((tag) => [tag, []])),
}

/**
 * Tables and pictures, which this editor cannot edit: preserved, and moved or deleted as a whole. Without it, correcting
 * one word would remove them.
 */
export const PreservedBlock = Node.create({
  name: 'preservedBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  parseHTML: () =>
    ['table', 'figure', 'img[src^="/images/"]'].map((tag) => ({
      tag,
      getAttrs: (element) => ({ html: sanitized(element).outerHTML }),
    })),
  renderHTML: ({ node }) => {
    const template = document.createElement('template')
    template.innerHTML = node.attrs.html as string
    return { dom: template.content.firstElementChild ?? document.createElement('p') }
  },
})

/** A copy with allowed elements and attributes only: pasted content may contain anything. */
function sanitized(element: Element): Element {
  const copy = document.createElement(element.tagName)
  for (const name of attributesOf[element.tagName] ?? []) {
    const value = element.getAttribute(name)
    if (value !== null) copy.setAttribute(name, value)
  }
  for (const child of element.childNodes) {
    if (child instanceof Text) copy.append(child.data)
    else if (child instanceof Element)
      copy.append(...(isAllowed(child) ? [sanitized(child)] : sanitized(child).childNodes))
  }
  return copy
}

function isAllowed(element: Element): boolean {
  if (!(element.tagName in attributesOf)) return false
  return element.tagName !== 'IMG' || (element.getAttribute('src') ?? '').startsWith('/images/')
}
