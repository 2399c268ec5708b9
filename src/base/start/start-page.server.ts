import { startLater } from './start-later.ts'

/** The large scripts, dependencies first; vite.config.ts names them. */
const large = /\/(framework|shared)-[^/]+$/

/**
 * Delays the scripts of a rendered page (start-later.ts, docs/decisions/0030): removes its preloads, and turns the script that
 * loads the page's modules into text until it is started.
 * @param mark the renderer's mark on its own scripts, which the added script carries too (security-policy.server.ts)
 * @param texts address of the static strings
 */
export function withLaterStart(marked: string, mark: string, texts: string): string {
  const nonce = ` nonce="${mark}"`
  const modules: string[] = []
  const light = marked.replace(
    /<link rel="modulepreload" href="([^"]+)"([^>]*)>/g,
    (link, href: string, rest: string) => {
      if (!rest.includes(nonce)) return link
      modules.push(href)
      return ''
    },
  )
  const start = new RegExp(`<script(?=[^>]*${nonce})(?=[^>]* type="module")[^>]*>([\\s\\S]*?)</script>`)
  const own = start.exec(light)
  if (!own) throw new Error('The page has no script that loads its modules')
  const [whole, text = ''] = own
  const facts = [modules, modules.filter((href) => large.test(href)), texts]
  const script = `(${startLater})(${facts.map((fact) => JSON.stringify(fact)).join()})`
  return light
    .replace(whole, () => `<script${nonce} type="text/plain" data-start="">${text}</script>`)
    .replace('</head>', () => `<script${nonce}>${script}</script></head>`)
}
