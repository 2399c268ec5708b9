import { createHash } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, type Mock, test, vi } from 'vitest'
import type { I18n } from '#src/base/i18n/i18n.tsx'
import { I18nProvider, useLang } from '#src/base/i18n/i18n.tsx'
import { createParts } from './finish.server.tsx'
import { Finished, PartsContext } from './finished.tsx'

const i18n: I18n = { lang: 'tr', default_lang: 'tr', languages: [], strings: {} }

/** @param rendered counts how often it was */
function Tour({ name, rendered }: { name: string; rendered: Mock }) {
  rendered()
  return (
    <p>
      {name} {useLang()}
    </p>
  )
}

function counted() {
  const rendered = vi.fn()
  const part = (name: string) => (
    <Finished as="li" className="flex" name="card" of={[{ name }]} content={<Tour {...{ name, rendered }} />} />
  )
  return { part, times: () => rendered.mock.calls.length }
}

let pages = 0

/** What is sent for a page with this content. */
function sent(partsOf: ReturnType<typeof createParts>, content: ReactElement, language = i18n): string {
  const parts = partsOf(`drawn-${pages++}`)
  const html = renderToString(
    <PartsContext value={parts}>
      <I18nProvider value={language}>{content}</I18nProvider>
    </PartsContext>,
  )
  return Buffer.from(parts.bytesOf(['<!DOCTYPE html>', html])).toString()
}

test('parts are the HTML that they are without a server that keeps them, and are rendered once', () => {
  const { part, times } = counted()
  const list = (
    <ul>
      {['Efes', 'Çeşme & Alaçatı'].map((name) => (
        <div key={name}>{part(name)}</div>
      ))}
    </ul>
  )
  const plain = `<!DOCTYPE html>${renderToString(<I18nProvider value={i18n}>{list}</I18nProvider>)}`
  const partsOf = createParts(1000)
  expect([sent(partsOf, list), sent(partsOf, list)]).toEqual([plain, plain])
  expect(times()).toBe(2 + 2)
})

test('another language, other texts, other facts and another limit of free seats are other parts', () => {
  const { part, times } = counted()
  const partsOf = createParts(1000)
  expect(sent(partsOf, part('Efes'))).toContain('tr')
  expect(sent(partsOf, part('Efes'), { ...i18n, lang: 'en' })).toContain('en')
  sent(partsOf, part('Efes'), { ...i18n, strings: {} })
  expect(sent(partsOf, part('Efes ve Şirince'))).toContain('Şirince')
  sent(partsOf, part('Efes'), { ...i18n, site: { shown_seats: 10 } })
  expect(times()).toBe(5)
})

test('no more is kept than the limit', () => {
  const { part, times } = counted()
  const partsOf = createParts(200)
  const names = ['a', 'b', 'c', 'd']
  for (const name of names) sent(partsOf, part(name))
  expect(sent(partsOf, part('d'))).toContain('d')
  expect(times()).toBe(4)
  sent(partsOf, part('a'))
  expect(times()).toBe(5)
})

test('a text of the page that looks like the place of a part of another page stays as it is', () => {
  const partsOf = createParts(1000)
  const parts = partsOf('drawn')
  const place = parts.text('a{}')
  const forged = '<!--known 0-->'
  expect(Buffer.from(parts.bytesOf([`${forged}<style>${place}</style>`])).toString()).toBe(
    `${forged}<style>a{}</style>`,
  )
})

test('the hash of a place is that of the part', () => {
  const parts = createParts(1000)('drawn')
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  expect(parts.hashOf(parts.text('.çay{}'))).toBe(hash('.çay{}'))
  expect(parts.hashOf('.çay{}')).toBe(hash('.çay{}'))
})
