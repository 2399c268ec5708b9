import { type Edit, tagsWith, textAfter } from '../http/server/html-edits.server.ts'
import type { PageEdits } from '../http/server/security-policy.server.ts'
import { languageItem } from './language-choice.ts'
import { loaderDataId } from './loader-data.ts'
import { startLater } from './start-later.ts'

/** As React writes it. */
const preload = '<link rel="modulepreload" href="'

/** The large scripts, dependencies first; vite.config.ts names them. */
const large = /\/(framework|shared|parts|tours|reservations|inquiries|posts)-[^/]+$/

/**
 * Puts the loader data where the renderer starts its stream of them, which nothing reads (document-router.tsx).
 * @param nonce of the renderer's scripts. @param data text of an element (loader-data.ts)
 */
export function loaderDataEdit(page: string, nonce: string, data: string): Edit {
  const stream = tagsWith(page, ` nonce="${nonce}"`).find(
    (each) =>
      each.tag.startsWith('<script') && textAfter(page, each, 'script').startsWith('window.__reactRouterContext'),
  )
  if (!stream) throw new Error('The page has no script with the context of the router')
  const end = stream.end + textAfter(page, stream, 'script').length
  return { start: stream.start, end, text: `<script type="application/json" id="${loaderDataId}">${data}` }
}

/**
 * Delays the scripts of a rendered page (start-later.ts, docs/decisions/0030): removes its preloads, and turns the script that
 * loads the page's modules into text until it is started.
 * @param nonce of the renderer's scripts. @param texts URLs of the static strings and titles
 */
export function laterStart(page: string, nonce: string, texts: readonly string[]): PageEdits {
  const tags = tagsWith(page, ` nonce="${nonce}"`)
  const preloads = tags.filter(({ tag }) => tag.startsWith(preload))
  const own = tags.find(({ tag }) => tag.startsWith('<script') && tag.includes(' type="module"'))
  if (!own) throw new Error('The page has no script that loads its modules')
  const modules = preloads.map(({ tag }) => tag.slice(preload.length, tag.indexOf('"', preload.length)))
  const facts = [modules, modules.filter((href) => large.test(href)), texts, languageItem]
  const starter = `(${startLater})(${facts.map((fact) => JSON.stringify(fact)).join()})`
  const head = page.indexOf('</head>')
  const edits = [
    ...preloads.map(({ start, end }) => ({ start, end, text: '' })),
    { start: head, end: head, text: `<script>${starter}</script>` },
    { ...own, text: '<script type="text/plain" data-start="">' },
  ]
  return { edits, scripts: [starter] }
}
