// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Module = typeof import('./visitor-party.ts')

/** A new document: the module reads address and storage once. */
async function openDocument(search = ''): Promise<Module> {
  history.replaceState(null, '', `/tur/goreme${search}`)
  vi.resetModules()
  return import('./visitor-party.ts')
}

function Party({ of }: { of: Module }) {
  return <p>{JSON.stringify(of.useVisitorParty())}</p>
}
const shown = (of: Module) => JSON.parse(render(<Party of={of} />).container.textContent!)
const stored = () => localStorage.getItem('party')

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('the first visit has the default party', async () => {
  expect(shown(await openDocument())).toEqual({ adults: 2, ages: [] })
  expect(stored()).toBeNull()
})

test('the party of the address is above the stored one, and replaces it', async () => {
  localStorage.setItem('party', 'yetiskin=4')
  expect(shown(await openDocument())).toEqual({ adults: 4, ages: [] })
  expect(shown(await openDocument('?tarih=2027-05-07&yetiskin=1&cocuk=5'))).toEqual({ adults: 1, ages: [5] })
  expect(shown(await openDocument())).toEqual({ adults: 1, ages: [5] })
})

test('a changed party is shown everywhere on the page, and stored', async () => {
  const party = await openDocument()
  const [one, other] = [render(<Party of={party} />), render(<Party of={party} />)]
  act(() => party.setVisitorParty({ adults: 3, ages: [null] }))
  for (const { container } of [one, other]) expect(container.textContent).toBe('{"adults":3,"ages":[null]}')
  expect(stored()).toBe('yetiskin=3&cocuk=-')
})

test('a change in another tab is taken over; a cleared storage is the default party', async () => {
  const party = await openDocument()
  const { container } = render(<Party of={party} />)
  const inOtherTab = (fields: StorageEventInit) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', fields)))
  inOtherTab({ key: 'party', newValue: 'yetiskin=6' })
  expect(container.textContent).toContain('"adults":6')
  inOtherTab({ key: 'cart', newValue: '[]' })
  expect(container.textContent).toContain('"adults":6')
  inOtherTab({ key: null })
  expect(container.textContent).toContain('"adults":2')
})

test('a browser that refuses to store keeps the party until the document is left', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const party = await openDocument('?yetiskin=3')
  expect(shown(party)).toEqual({ adults: 3, ages: [] })
  party.setVisitorParty({ adults: 5, ages: [] })
  expect(shown(party)).toEqual({ adults: 5, ages: [] })
})

test('the page of the server has the default party, and the browser takes it over before it shows the visitor’s', async () => {
  const party = await openDocument('?yetiskin=3')
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Party of={party} />)
  expect(container.textContent).toContain('"adults":2')
  const differences: unknown[] = []
  render(<Party of={party} />, { container, hydrate: true, onRecoverableError: (error) => differences.push(error) })
  expect(differences).toEqual([])
  expect(container.textContent).toContain('"adults":3')
})
