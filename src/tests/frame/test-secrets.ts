/** Names of secrets that a text has, also in the forms that errors, addresses and logged bytes give them. */
export function secretsIn(text: string, secrets: Readonly<Record<string, string | Buffer>>): string[] {
  const found = Object.entries(secrets).filter(([, secret]) => formsOf(secret).some((form) => text.includes(form)))
  return found.map(([name]) => name)
}

function formsOf(secret: string | Buffer): string[] {
  const bytes = Buffer.from(secret as string)
  const forms = [bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url'), bytes.toString('hex')]
  // As JSON has a Buffer.
  return typeof secret === 'string' ? [secret, encodeURIComponent(secret), ...forms] : [[...bytes].join(','), ...forms]
}
