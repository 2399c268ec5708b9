import { startLater } from './start-later.ts'

/** Of the size that counts, in the order of need: vite.config.ts names them. */
const large = /\/(framework|shared)-[^/]+$/

/**
 * Lets the scripts of a rendered page wait (start-later.ts, docs/decisions/0030): its preloads are taken out, and the script
 * that loads the page's modules lies there as text until it is its turn.
 * @param mark the renderer's mark on its own scripts, which the added one carries too (security-policy.server.ts).
 * @param texts address of the static strings.
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
