import { UNSAFE_ErrorResponseImpl } from 'react-router'
import { expect, test } from 'vitest'
import { securePage } from '../http/server/security-policy.server.ts'
import { loaderDataText } from './loader-data.ts'
import { laterStart, loaderDataEdit } from './start-page.server.ts'

const nonce = 'drawn-for-this-page'
const texts = ['/api/pages/static-languages?lang=tr', '/api/pages/page-meta?lang=tr']
const own = 'import "/build/manifest.js";\nimport * as route0 from "/build/root.js";\n\nimport("/build/entry.js");'
const link = (name: string, attribute = ` nonce="${nonce}"`) =>
  `<link rel="modulepreload" href="/build/${name}.js"${attribute}/>`
const page = (links: string, body = '') =>
  `<html><head>${links}</head><body>${body}<script nonce="${nonce}">window.facts = {}</script><script nonce="${nonce}" type="module" async="">${own}</script></body></html>`
const rendered = page(link('manifest') + link('entry') + link('framework-x1') + link('root'))
const started = (html: string) => {
  const { pieces, policy } = securePage(html, nonce, laterStart(html, nonce, texts))
  return { html: pieces.join(''), policy }
}
const scriptsOf = (html: string) => [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map((match) => match[2]!)

test('the page itself loads no script; the starter lists all scripts, and the large ones', () => {
  const { html } = started(rendered)
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toMatch(/<script[^>]* type="module"/)
  const starter = scriptsOf(html.slice(0, html.indexOf('<body>')))[0]!
  const all = '["/build/manifest.js","/build/entry.js","/build/framework-x1.js","/build/root.js"]'
  expect(starter).toContain(`(${all},["/build/framework-x1.js"],${JSON.stringify(texts)},"lang")`)
})

test('the script that loads the modules becomes text, and its hash is in the policy', () => {
  const { html, policy } = started(rendered)
  expect(html).toContain(`<script type="text/plain" data-start="">${own}</script>`)
  const before = securePage(rendered, nonce, {}).policy
  for (const hash of before.match(/'sha256-[^']+'/g)!) expect(policy).toContain(hash)
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(3)
})

test('scripts injected into the content are neither loaded nor run', () => {
  const injected = `${link('evil', '')}<script type="module">import("/build/evil.js");</script>`
  const { html, policy } = started(page(link('manifest') + link('entry'), injected))
  expect(html).toContain(injected)
  expect(html).not.toContain('"/build/evil.js",')
  expect(html).toContain(`<script type="text/plain" data-start="">${own}</script>`)
  expect(policy).toBe(started(page(link('manifest') + link('entry'))).policy)
})

test('the starter is self-contained: it refers to nothing outside its arguments', () => {
  const starter = laterStart(rendered, nonce, texts).scripts[0]!
  expect(() => new Function(starter)).not.toThrow()
  expect(starter).not.toMatch(/__vite|import_|require\(/)
})

test('a page without a script that loads its modules is an error', () => {
  expect(() => laterStart('<html><head></head><body></body></html>', nonce, texts)).toThrow(/loads its modules/)
})

test('loader data take the place of the context of the router, and no text in them ends their element', () => {
  const data = loaderDataText({ loaderData: { root: { name: '</script><script>evil()</script>' } }, errors: null })
  const context = `<script nonce="${nonce}">window.__reactRouterContext = {}</script>`
  const source = `<html><body>${context}<p></p></body></html>`
  const { pieces, policy } = securePage(source, nonce, { edits: [loaderDataEdit(source, nonce, data)] })
  const [, text = ''] = /^<html><body><script type="application\/json" id="loader-data">([^<]*)<\/script><p>/.exec(
    pieces.join(''),
  )!
  expect(JSON.parse(text).loaderData.root.name).toBe('</script><script>evil()</script>')
  expect(policy).not.toContain('sha256')
  expect(() => loaderDataEdit('<html><body></body></html>', nonce, data)).toThrow(/context of the router/)
})

test('an answer that a loader threw keeps its status; of other errors the page learns nothing', () => {
  const thrown = new UNSAFE_ErrorResponseImpl(404, 'Not Found', null)
  const text = loaderDataText({ loaderData: {}, errors: { a: thrown, b: new Error('secret') } })
  expect(JSON.parse(text).errors).toEqual({ a: { status: 404, statusText: 'Not Found', data: null }, b: null })
})
