/** True without control characters and backslashes, which browsers remove or turn into slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern detects them
const isPlain = (text: string) => !/[\u0000-\u001f\u007f\\]/.test(text)

/** http or https without user and password, or a path of this site that begins with one slash. No script URLs. */
export function isWebAddress(text: string): boolean {
  if (!isPlain(text) || /\s/.test(text)) return false
  if (/^\/(?!\/)/.test(text)) return true
  if (!/^https?:\/\//i.test(text)) return false
  const url = parseUrl(text)
  return url !== null && url.username === '' && url.password === ''
}

/** Target of a link in a text: a web address, mailto:, tel:, or a fragment of the same page. */
export function isLinkTarget(text: string): boolean {
  return isWebAddress(text) || (isPlain(text) && /^(?:(?:mailto|tel):|#)\S/i.test(text))
}

/** null for a text that is no whole address: `URL.parse`, which browsers have since 2024 (docs/operations.md). */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
