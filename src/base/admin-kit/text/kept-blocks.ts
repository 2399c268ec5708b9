import { Node } from '@tiptap/core'

/** Elements and attributes that stay; the server keeps the same (docs/decisions/0026). Everything else is its text. */
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
  ...Object.fromEntries(['P', 'BR', 'UL', 'OL', 'LI', 'STRONG', 'B', 'EM', 'I', 'U', 'S'].map((tag) => [tag, []])),
}

/**
 * Tables and pictures, which this editor cannot make: kept as they are, to be moved or taken out as a whole. Without this a
 * text that has one would lose it when somebody corrects a word.
 */
export const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  parseHTML: () =>
    ['table', 'figure', 'img[src^="/images/"]'].map((tag) => ({
      tag,
      getAttrs: (element) => ({ html: kept(element).outerHTML }),
    })),
  renderHTML: ({ node }) => {
    const template = document.createElement('template')
    template.innerHTML = node.attrs.html as string
    return { dom: template.content.firstElementChild ?? document.createElement('p') }
  },
})

/** A copy with nothing in it but what stays: it may come from anywhere, by a paste. */
function kept(element: Element): Element {
  const copy = document.createElement(element.tagName)
  for (const name of attributesOf[element.tagName] ?? []) {
    const value = element.getAttribute(name)
    if (value !== null) copy.setAttribute(name, value)
  }
  for (const child of element.childNodes) {
    if (child instanceof Text) copy.append(child.data)
    else if (child instanceof Element) copy.append(...(isKept(child) ? [kept(child)] : kept(child).childNodes))
  }
  return copy
}

function isKept(element: Element): boolean {
  if (!(element.tagName in attributesOf)) return false
  return element.tagName !== 'IMG' || (element.getAttribute('src') ?? '').startsWith('/images/')
}
