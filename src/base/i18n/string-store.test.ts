import { expect, test } from 'vitest'
import type { Client } from '../http/client/client.ts'
import { stringPaths, titlesPath } from './string-paths.ts'
import { stringStore } from './string-store.ts'

const answers: Record<string, unknown> = {
  [stringPaths.site]: { navbar: { home: 'Ana sayfa' } },
  [stringPaths.order]: { result: { title: 'Rezervasyonunuz' } },
  [titlesPath]: { home: { title: 'Turlar', description: null } },
}

/** Counts what it is asked for. */
function client() {
  const asked: string[] = []
  const get = async (path: string) => {
    asked.push(path)
    return answers[path]
  }
  return { api: { get } as unknown as Client, asked }
}

test('the parts of a language are asked for once each, and the titles come with those of the site', async () => {
  const { api, asked } = client()
  const store = stringStore()
  expect([store.of('tr'), store.titlesOf('tr')]).toEqual([{}, {}])
  await store.load(api, 'tr', 'site')
  await store.load(api, 'tr', 'order')
  await store.load(api, 'tr', 'site')
  expect(asked.toSorted()).toEqual([titlesPath, stringPaths.site, stringPaths.order].toSorted())
  expect(store.of('tr')).toEqual({ navbar: { home: 'Ana sayfa' }, result: { title: 'Rezervasyonunuz' } })
  expect(store.titlesOf('tr')).toEqual(answers[titlesPath])
})

test('pages with the same texts have the same object, in whichever order its parts came', async () => {
  const [first, second] = [stringStore(), stringStore()]
  const { api } = client()
  await first.load(api, 'tr', 'site')
  await second.load(api, 'tr', 'order')
  expect(first.of('tr')).toBe(answers[stringPaths.site])
  await first.load(api, 'tr', 'order')
  await second.load(api, 'tr', 'site')
  expect(first.of('tr')).toBe(second.of('tr'))
})
