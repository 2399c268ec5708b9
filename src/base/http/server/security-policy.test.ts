import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { barePolicy, securePage } from './security-policy.server.ts'

const nonce = 'drawn-for-this-page'
const page = (body: string, head = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`
const own = (text: string) => `<script nonce="${nonce}">${text}</script>`
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.split(' ')
    .slice(1)

test('the renderer’s scripts are allowed by hash, and the nonce is removed', () => {
  const { pieces, policy } = securePage(page(own('start()') + own('go()')), nonce, {})
  expect(directive(policy, 'script-src')).toEqual(["'self'", hash('start()'), hash('go()')])
  expect(pieces.join('')).toBe(page('<script>start()</script><script>go()</script>'))
})

test('an edit leaves the nonce of no element that it does not replace', () => {
  const html = page(own('start()') + own('go()') + own('end()'))
  const start = html.indexOf(own('go()'))
  const edits = [{ start, end: start + own('go()').length, text: '<b>went</b>' }]
  const { pieces, policy } = securePage(html, nonce, { edits })
  expect(pieces.join('')).toBe(page('<script>start()</script><b>went</b><script>end()</script>'))
  expect(directive(policy, 'script-src')).toEqual(["'self'", hash('start()'), hash('end()')])
})

test('a script whose start tag alone is replaced still runs', () => {
  const html = page(own('go()'))
  const start = html.indexOf('<script')
  const edits = [{ start, end: html.indexOf('go()'), text: '<script defer>' }]
  const { pieces, policy } = securePage(html, nonce, { edits })
  expect(pieces.join('')).toBe(page('<script defer>go()</script>'))
  expect(directive(policy, 'script-src')).toEqual(["'self'", hash('go()')])
})

test('a page whose libraries bring styles allows inline ones', () => {
  const { policy } = securePage(page(own('start()'), '<style>a{}</style>'), nonce, { hasOwnStyles: true })
  expect(directive(policy, 'style-src-elem')).toEqual(["'self'", "'unsafe-inline'"])
})

test.each([
  ['a script', '<script>steal()</script>'],
  ['a script with a guessed nonce', '<script nonce="guess">steal()</script>'],
  ['a style sheet', '<style>input{background:url(//evil.example)}</style>'],
])('%s injected into the content is not allowed', (_, injected) => {
  const { policy } = securePage(page(injected + own('start()')), nonce, {})
  expect(policy).toBe(securePage(page(own('start()')), nonce, {}).policy)
  expect(policy).not.toContain(hash('steal()'))
})

test('the same page has the same policy at every rendering, so that its ETag stays valid', () => {
  const one = securePage(page(own('start()')), nonce, {})
  const other = securePage(page(own('start()')).replaceAll(nonce, 'another'), 'another', {})
  expect(other).toEqual(one)
})

test('inline scripts, inline styles, frames, plug-ins and foreign base addresses are not allowed in general', () => {
  const { policy } = securePage(page(own('start()'), '<style id="app-css">a{}</style>'), nonce, {})
  expect(directive(policy, 'script-src')!.join(' ')).not.toMatch(/unsafe|\*|https?:|data:/)
  expect(directive(policy, 'style-src-elem')).toEqual(["'self'", hash('a{}')])
  expect(directive(policy, 'default-src')).toEqual(["'none'"])
  expect(directive(policy, 'object-src')).toEqual(["'none'"])
  expect(directive(policy, 'worker-src')).toEqual(['blob:'])
  expect(directive(policy, 'base-uri')).toEqual(["'none'"])
  expect(directive(policy, 'form-action')).toEqual(["'self'"])
  expect(directive(policy, 'frame-ancestors')).toEqual(["'self'"])
})

test('JSON-LD is data and needs no hash', () => {
  const data = `<script type="application/ld+json" nonce="${nonce}">{"@type":"Thing"}</script>`
  expect(directive(securePage(page(data), nonce, {}).policy, 'script-src')).toEqual(["'self'"])
})

test('external hosts are allowed only when configured', () => {
  const external = {
    script: ['https://tags.example'],
    connect: ['https://count.example'],
    frame: ['https://frame.example'],
  }
  const { policy } = securePage(page(''), nonce, { external })
  expect(directive(policy, 'script-src')).toContain('https://tags.example')
  expect(directive(policy, 'connect-src')).toContain('https://count.example')
  expect(directive(policy, 'frame-src')).toContain('https://frame.example')
  expect(directive(policy, 'img-src')).toContain('https://count.example')
  expect(securePage(page(''), nonce, {}).policy).not.toContain('https:')
})

test('only a site served by https upgrades insecure requests', () => {
  expect(securePage(page(''), nonce, { isHttps: true }).policy).toMatch(/; upgrade-insecure-requests$/)
  expect(securePage(page(''), nonce, {}).policy).not.toContain('upgrade')
})

test('a response that is not a page runs nothing', () => {
  expect(directive(barePolicy, 'default-src')).toEqual(["'none'"])
  expect(directive(barePolicy, 'frame-ancestors')).toEqual(["'none'"])
})
