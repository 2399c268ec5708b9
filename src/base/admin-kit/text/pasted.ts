/**
 * Converts pasted HTML of word processors: list paragraphs become lists, and h1, which the page has already, becomes h2.
 * The editor itself drops what its schema does not allow.
 */
export function fromWord(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const heading of body.querySelectorAll('h1, h5, h6')) rename(heading, heading.tagName === 'H1' ? 'h2' : 'h4')
  for (const item of body.querySelectorAll('p[style*="mso-list"]')) toListItem(item)
  return body.innerHTML
}

function toListItem(paragraph: Element): void {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
  const kind = /^\s*\(?[\da-z]{1,4}[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul'
  marker?.remove()
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
