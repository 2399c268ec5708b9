/** Data for search engines in schema.org's vocabulary. Not executable. */
export type JsonLdData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

export function JsonLd({ data }: { data: JsonLdData }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped below so that no text can end the element
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
  )
}

/**
 * JSON for an HTML element. Escapes < > & so that no text ends the element or starts a comment, and the two line
 * separators that JSON allows and old JavaScript does not (docs/promises.md, C2).
 */
export function jsonLdText(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
