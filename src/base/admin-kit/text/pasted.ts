/**
 * What Word and its relatives put on the clipboard, as HTML means it: points of a list are paragraphs there, and its headings
 * begin with the one that is a page's own. What no text can hold is left out by the editor itself.
 */
export function fromWord(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const heading of body.querySelectorAll('h1, h5, h6')) rename(heading, heading.tagName === 'H1' ? 'h2' : 'h4')
  for (const point of body.querySelectorAll('p[style*="mso-list"]')) asPoint(point)
  return body.innerHTML
}

function asPoint(paragraph: Element): void {
  const mark = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
  const kind = /^\s*\(?[\da-z]{1,4}[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul'
  mark?.remove()
  const before = paragraph.previousElementSibling
  const list = before?.localName === kind && before.hasAttribute('data-word') ? before : document.createElement(kind)
  list.setAttribute('data-word', '')
  if (list !== before) paragraph.before(list)
  list.append(paragraph)
  rename(paragraph, 'li')
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
