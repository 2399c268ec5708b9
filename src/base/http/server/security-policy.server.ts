import { createHash } from 'node:crypto'
import { type Edit, edited, type StartTag, tagsWith, textAfter } from './html-edits.server.ts'

/** Origins that a page may load from. */
export type ExternalOrigins = {
  script: readonly string[]
  /** requests and images */
  connect: readonly string[]
  frame: readonly string[]
}

const noOrigins: ExternalOrigins = { script: [], connect: [], frame: [] }

/** For responses that are not pages of the site: nothing may run, load or frame. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The same for a page with one inline style. */
export function styledPolicy(style: string): string {
  return `${barePolicy}; style-src 'sha256-${sha256(style)}'`
}

/** Changes to a page's HTML, besides its nonces. */
export type PageEdits = {
  edits: readonly Edit[]
  /** texts of added inline scripts */
  scripts: readonly string[]
}

type PolicyOptions = PageEdits & {
  external: ExternalOrigins
  /** whether the site is served by https only */
  isHttps: boolean
  /** whether its libraries insert style elements at run time, as the office's do (docs/decisions/0025) */
  hasOwnStyles: boolean
  /** SHA-256 in base64 of an element's text */
  hashOf: (text: string) => string
}

/**
 * Removes the renderer's nonce from a page and builds its Content-Security-Policy. The policy allows the page's own scripts
 * by their hashes, so that a cached page keeps a valid policy.
 *
 * Hashing every script of the page would also allow an injected one. So the renderer marks its scripts with a random
 * nonce; only these are hashed, and the nonce is removed before the page is sent.
 * @param page the page with `nonce="…"` on the renderer's own scripts. @returns `pieces` of the page, in their order
 */
export function securePage(
  page: string,
  nonce: string,
  {
    external = noOrigins,
    isHttps = false,
    hasOwnStyles = false,
    edits = [],
    scripts = [],
    hashOf = sha256,
  }: Partial<PolicyOptions>,
): { pieces: string[]; policy: string } {
  const sourceOf = (text: string) => `'sha256-${hashOf(text)}'`
  const attribute = ` nonce="${nonce}"`
  const tags = tagsWith(page, attribute)
  const own = tags.filter((tag) => mayRun(tag.tag) && !edits.some((edit) => replacesElement(edit, tag)))
  // The stylesheet is in the head, before any content.
  const head = page.slice(0, page.indexOf('<body'))
  const styles = tagsWith(head, '<style')
  const policy = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...[...scripts, ...own.map((script) => textAfter(page, script, 'script'))].map(sourceOf),
      ...external.script,
    ],
    // start-later.ts; inside, the page's own policy applies.
    'worker-src': ['blob:'],
    // Style attributes hold the agency's colours and image placeholders. Safari before 15.4 does not know the two
    // specific directives and uses this one.
    'style-src': ["'self'", "'unsafe-inline'"],
    // A hash would make browsers ignore 'unsafe-inline'.
    'style-src-elem': hasOwnStyles
      ? ["'self'", "'unsafe-inline'"]
      : ["'self'", ...styles.map((style) => sourceOf(textAfter(head, style, 'style')))],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...external.connect],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...external.connect],
    ...(external.frame.length > 0 && { 'frame-src': external.frame }),
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  }
  return {
    pieces: edited(
      page,
      [...edits, ...withoutNonce(tags, attribute, edits)].toSorted((a, b) => a.start - b.start),
    ),
    policy: Object.entries(policy)
      .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
      .join('; '),
  }
}

/** Also the text after the start tag. */
function replacesElement(edit: Edit, { start, end }: StartTag): boolean {
  return edit.start <= start && edit.end > end
}

function withoutNonce(tags: readonly StartTag[], attribute: string, edits: readonly Edit[]): Edit[] {
  return tags
    .filter(({ start }) => !edits.some((edit) => edit.start <= start && edit.end > start))
    .map(({ tag, start, end }) => ({ start, end, text: tag.replace(attribute, '') }))
}

/** Whether a tag is an inline script. Data blocks (JSON-LD) do not run and need no permission. */
function mayRun(tag: string): boolean {
  return tag.startsWith('<script') && !tag.includes(' src=') && !tag.includes(' type="application/ld+json"')
}

/** @returns the hash in base64 */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64')
}
