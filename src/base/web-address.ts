/** True without control characters and backslashes, which browsers remove or turn into slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern detects them
const isPlain = (text: string) => !/[\u0000-\u001f\u007f\\]/.test(text)

/** http or https without user and password, or a path of this site that begins with one slash. No script URLs. */
export function isWebAddress(text: string): boolean {
  if (!isPlain(text) || /\s/.test(text)) return false
  if (/^\/(?!\/)/.test(text)) return true
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** Target of a link in a text: a web address, mailto:, tel:, or a fragment of the same page. */
export function isLinkTarget(text: string): boolean {
  return isWebAddress(text) || (isPlain(text) && /^(?:(?:mailto|tel):|#)\S/i.test(text))
}
