/** 128 random bits that name an intent. crypto.randomUUID needs TLS, which a site on a local network may not have. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
