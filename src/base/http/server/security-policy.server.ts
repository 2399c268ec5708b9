import { createHash } from 'node:crypto'

/** What a page may load from elsewhere, as origins. */
export type Foreign = {
  script: readonly string[]
  /** requests and pictures */
  connect: readonly string[]
}

const nobody: Foreign = { script: [], connect: [] }

/** For answers that are no page of the site: nothing runs, loads or frames there. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Takes the renderer's mark off a page and makes the Content-Security-Policy that lets this page, and nothing put into it,
 * run: its own scripts by their hashes, so that a page kept in memory keeps its policy (promise 12).
 *
 * Hashing whatever stands in a page would allow what an attacker got into it. So the renderer marks its scripts with a
 * nonce that is drawn for this one rendering; only marked ones are hashed, and the mark does not leave the house.
 * @param marked the page with `nonce="…"` on the renderer's own scripts.
 * @param isHttps whether the site is reached by https alone.
 * @param hasOwnStyles whether its libraries write style elements while it runs, as the office's do (docs/decisions/0025).
 */
export function securePage(
  marked: string,
  mark: string,
  {
    foreign = nobody,
    isHttps = false,
    hasOwnStyles = false,
  }: { foreign?: Foreign; isHttps?: boolean; hasOwnStyles?: boolean },
): { html: string; policy: string } {
  const attribute = ` nonce="${mark}"`
  const scripts = inlineScripts(marked).filter(({ attributes }) => attributes.includes(attribute))
  // The stylesheet stands in the head, before anything that is content.
  const styles = [...marked.slice(0, marked.indexOf('<body')).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(({ text }) => hashOf(text)), ...foreign.script],
    // Style attributes hold the agency's colours and the placeholders of its pictures. A browser that does not know the
    // two finer directives (Safari before 15.4) takes the first.
    'style-src': ["'self'", "'unsafe-inline'"],
    // A hash would make browsers pass over 'unsafe-inline'.
    'style-src-elem': hasOwnStyles
      ? ["'self'", "'unsafe-inline'"]
      : ["'self'", ...styles.map(([, text = '']) => hashOf(text))],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...foreign.connect],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...foreign.connect],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  }
  return {
    html: marked.replaceAll(attribute, ''),
    policy: Object.entries(policy)
      .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
      .join('; '),
  }
}

/** Scripts with their text in the page. Data blocks (JSON-LD) do not run and need no leave. */
function inlineScripts(html: string): { attributes: string; text: string }[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !/ src=| type="application\/ld\+json"/.test(attributes))
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
