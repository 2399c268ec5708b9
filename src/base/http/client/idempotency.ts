/** 128 random bits that name an intent. crypto.randomUUID is missing on pages without TLS, such as an agency's own network. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
