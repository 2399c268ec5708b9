/** A start tag, as `<script nonce="…">`, and where it is. */
export type StartTag = { tag: string; start: number; end: number }
/**
 * Replaces the text from `start` to `end`. All edits of a page are made at once: each search of a page that was put together
 * anew copies all of it.
 */
export type Edit = { start: number; end: number; text: string }

/**
 * Start tags that contain a text, such as the nonce of the renderer's own. React writes `>` in attributes as `&gt;`. A search for a long
 * text skips most of a page; expressions, and searches for `<link`, took a twentieth of its rendering.
 */
export function tagsWith(html: string, text: string): StartTag[] {
  const found: StartTag[] = []
  for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at + text.length)) {
    const start = html.lastIndexOf('<', at)
    const end = html.indexOf('>', at) + 1
    found.push({ tag: html.slice(start, end), start, end })
  }
  return found
}

/** The text of an element that contains no other, such as a script. */
export function textAfter(html: string, { end }: StartTag, name: string): string {
  return html.slice(end, html.indexOf(`</${name}>`, end))
}

/** @param edits in their order, not overlapping @returns the pieces of the edited text, because joining them would copy all of it */
export function edited(html: string, edits: readonly Edit[]): string[] {
  let at = 0
  const pieces = edits.flatMap(({ start, end, text }) => {
    const before = html.slice(at, start)
    at = end
    return [before, text]
  })
  return [...pieces, html.slice(at)]
}
