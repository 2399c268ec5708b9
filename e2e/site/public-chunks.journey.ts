import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { screensOf } from '../screens.ts'

/** Strings that occur only in code of the office. */
const office = /mantine|remembered_email|expirationDate|admin-kit|new XMLHttpRequest/i
/** A string of the HTML sanitizer, which runs on the server only. */
const cleaner = /nestingLimit/

test('no public page loads code of the office or the HTML sanitizer (docs/promises.md, 20)', async ({ request }) => {
  const files = new Set<string>()
  for (const { path } of screensOf(tr)) for (const file of await filesOf(request, path)) files.add(file)
  expect(files.size).toBeGreaterThan(20)
  const offenders: string[] = []
  for (const file of files) {
    const isManifest = /manifest-\w+\.js$/.test(file)
    const text = await (await request.get(file)).text()
    if (cleaner.test(text) || (!isManifest && office.test(text))) offenders.push(file)
  }
  expect(offenders).toEqual([])
})

test('the office loads no styles, texts or fonts of the site', async ({ request }) => {
  const html = await (await request.get('/giris-yap')).text()
  expect(html).not.toMatch(/id="app-css"|as="font"|static-languages/)
  const texts = await Promise.all(
    [...(await filesOf(request, '/giris-yap'))].map(async (file) => (await request.get(file)).text()),
  )
  // Proves that the pattern of the test above matches office code.
  expect(texts.some((text) => office.test(text))).toBe(true)
})

/** Scripts and stylesheets of a document, and the scripts they import statically. */
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
