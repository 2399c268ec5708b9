/** Text that a browser reads as it stands: it would take away control characters and turn a backslash into a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const isPlain = (text: string) => !/[\u0000-\u001f\u007f\\]/.test(text)

/** http or https, or a path of this site that begins with one slash. Nothing that runs, and no name or password in it. */
export function isWebAddress(text: string): boolean {
  if (!isPlain(text) || /\s/.test(text)) return false
  if (/^\/(?!\/)/.test(text)) return true
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** Where a link in a text may lead: besides web addresses an e-mail address, a phone number, a place on the same page. */
export function isLinkTarget(text: string): boolean {
  return isWebAddress(text) || (isPlain(text) && /^(?:(?:mailto|tel):|#)\S/i.test(text))
}
