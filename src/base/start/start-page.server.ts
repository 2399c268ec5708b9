import { startLater } from './start-later.ts'

/** The large scripts, dependencies first; vite.config.ts names them. */
const large = /\/(framework|shared|parts|tours|reservations|inquiries|posts)-[^/]+$/

/**
 * Delays the scripts of a rendered page (start-later.ts, docs/decisions/0030): removes its preloads, and turns the script that
 * loads the page's modules into text until it is started.
 * @param nonce of the renderer's scripts, also set on the added script (security-policy.server.ts)
 * @param texts URLs of the static strings and titles
 */
export function withLaterStart(page: string, nonce: string, texts: readonly string[]): string {
  const attribute = ` nonce="${nonce}"`
  const modules: string[] = []
  const light = page.replace(
    /<link rel="modulepreload" href="([^"]+)"([^>]*)>/g,
    (link, href: string, rest: string) => {
      if (!rest.includes(attribute)) return link
      modules.push(href)
      return ''
    },
  )
  const start = new RegExp(`<script(?=[^>]*${attribute})(?=[^>]* type="module")[^>]*>([\\s\\S]*?)</script>`)
  const own = start.exec(light)
  if (!own) throw new Error('The page has no script that loads its modules')
  const [whole, text = ''] = own
  const facts = [modules, modules.filter((href) => large.test(href)), texts]
  const script = `(${startLater})(${facts.map((fact) => JSON.stringify(fact)).join()})`
  return light
    .replace(whole, () => `<script${attribute} type="text/plain" data-start="">${text}</script>`)
    .replace('</head>', () => `<script${attribute}>${script}</script></head>`)
}
