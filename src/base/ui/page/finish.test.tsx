import { renderToString } from 'react-dom/server'
import { expect, type Mock, test, vi } from 'vitest'
import type { I18n } from '#src/base/i18n/i18n.tsx'
import { I18nProvider, useLang } from '#src/base/i18n/i18n.tsx'
import { createFinish } from './finish.server.tsx'
import { FinishContext, Finished } from './finished.tsx'

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
    <Finished as="li" className="flex" name="card" of={{ name }} content={<Tour {...{ name, rendered }} />} />
  )
  return { part, times: () => rendered.mock.calls.length }
}

test('parts are the HTML that they are without a server that keeps them, and are rendered once', () => {
  const { part, times } = counted()
  const list = (
    <I18nProvider value={i18n}>
      <ul>
        {['Efes', 'Çeşme & Alaçatı'].map((name) => (
          <div key={name}>{part(name)}</div>
        ))}
      </ul>
    </I18nProvider>
  )
  const plain = renderToString(list)
  const finish = createFinish(1000)
  const page = () => renderToString(<FinishContext value={finish}>{list}</FinishContext>)
  expect([page(), page()]).toEqual([plain, plain])
  expect(times()).toBe(2 + 2)
})

test('another language, other texts and other facts are other parts', () => {
  const { part, times } = counted()
  const finish = createFinish(1000)
  const render = (language: I18n, name = 'Efes') =>
    renderToString(
      <FinishContext value={finish}>
        <I18nProvider value={language}>{part(name)}</I18nProvider>
      </FinishContext>,
    )
  expect(render(i18n)).toContain('tr')
  expect(render({ ...i18n, lang: 'en' })).toContain('en')
  render({ ...i18n, strings: {} })
  expect(render(i18n, 'Efes ve Şirince')).toContain('Şirince')
  expect(times()).toBe(4)
})

test('no more is kept than the limit', () => {
  const { part, times } = counted()
  const finish = createFinish(200)
  const render = (name: string) =>
    renderToString(
      <FinishContext value={finish}>
        <I18nProvider value={i18n}>{part(name)}</I18nProvider>
      </FinishContext>,
    )
  const names = ['a', 'b', 'c', 'd']
  names.map(render)
  expect(render('d')).toContain('d')
  expect(times()).toBe(4)
  render('a')
  expect(times()).toBe(5)
})
