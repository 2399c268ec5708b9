import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { screensOf } from '../screens.ts'

/** Words of the office and of its furniture. */
const office = /mantine|remembered_email|expirationDate|admin-kit|new XMLHttpRequest/i
/** A word of what cleans HTML, which the server does. */
const cleaner = /nestingLimit/

test('no public page loads a line of the office, or what cleans HTML (promise 20)', async ({ request }) => {
  const files = new Set<string>()
  for (const { path } of screensOf(tr)) for (const file of await filesOf(request, path)) files.add(file)
  expect(files.size).toBeGreaterThan(20)
  const guilty: string[] = []
  for (const file of files) {
    const isManifest = /manifest-\w+\.js$/.test(file)
    const text = await (await request.get(file)).text()
    if (cleaner.test(text) || (!isManifest && office.test(text))) guilty.push(file)
  }
  expect(guilty).toEqual([])
})

test('the office loads no style sheet, texts or typefaces of the site', async ({ request }) => {
  const html = await (await request.get('/giris-yap')).text()
  expect(html).not.toMatch(/id="app-css"|as="font"|static-languages/)
  const texts = await Promise.all(
    [...(await filesOf(request, '/giris-yap'))].map(async (file) => (await request.get(file)).text()),
  )
  // The net of the test above catches what it is for.
  expect(texts.some((text) => office.test(text))).toBe(true)
})

/** Scripts and sheets that a document names, and the scripts these import by name. */
async function filesOf(request: APIRequestContext, path: string): Promise<Set<string>> {
  const html = await (await request.get(path)).text()
  const found = new Set<string>()
  const waiting = [...html.matchAll(/"(\/build\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]!)
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    if (!file.endsWith('.js') || file.includes('manifest-')) continue
    const text = await (await request.get(file)).text()
    waiting.push(...[...text.matchAll(/from\s*"\.\/([\w.-]+\.js)"/g)].map((match) => `/build/${match[1]}`))
  }
  return found
}
