/** A start tag, as `<script nonce="…">`, and where it is. */
export type StartTag = { tag: string; start: number; end: number }
/** Replaces the text from `start` to `end`. */
export type Edit = { start: number; end: number; text: string }

/**
 * Start tags of an element in HTML of the renderer, which writes `>` in attributes as `&gt;`. By plain search: expressions over a whole page
 * took a twentieth of its rendering.
 */
export function startTags(html: string, name: string): StartTag[] {
  const found: StartTag[] = []
  for (let start = html.indexOf(`<${name}`); start >= 0; start = html.indexOf(`<${name}`, start + 1)) {
    const end = html.indexOf('>', start) + 1
    if (/[\s>]/.test(html.charAt(start + name.length + 1))) found.push({ tag: html.slice(start, end), start, end })
  }
  return found
}

/** The text of an element that contains no other, such as a script. */
export function textAfter(html: string, { end }: StartTag, name: string): string {
  return html.slice(end, html.indexOf(`</${name}>`, end))
}

/** @param edits in their order, not overlapping */
export function edited(html: string, edits: readonly Edit[]): string {
  let at = 0
  let result = ''
  for (const { start, end, text } of edits) {
    result += html.slice(at, start) + text
    at = end
  }
  return result + html.slice(at)
}
