/** Data for search engines in schema.org's words. They are no script: nothing of them runs. */
export type JsonLdData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

export function JsonLd({ data }: { data: JsonLdData }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped below so that no text can end the element
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
  )
}

/**
 * JSON that may stand in an HTML element: no text in it can end the element or begin a comment, and the two line ends
 * that JSON allows and old scripts do not are written out (promise 10).
 */
export function jsonLdText(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
