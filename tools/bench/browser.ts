/**
 * `npm run bench -- browser`: what a real browser downloads for the first page of a visit, without being touched, in
 * the window of a phone: bytes on the wire, headers included. `SITE=http://localhost:3000` measures a running site instead of starting one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../e2e/find-chromium.ts'
import { bytesOf, firstLoad, type Kind, phone } from '../../e2e/first-load.ts'
import { localeOf } from '../../e2e/locale.ts'
import { screensOf } from '../../e2e/screens.ts'
import { startSite, stopProcess } from './site.ts'

/** as e2e/screens.ts names them */
const measured = ['home', 'category', 'tour', 'search', '/vize', '/iletisim', 'empty cart']
const kinds: readonly Kind[] = ['document', 'script', 'texts', 'style', 'font', 'picture', 'film', 'other']

const folder = mkdtempSync(join(tmpdir(), 'seyyah-browser-'))
const port = 20_000 + (process.pid % 20_000)
const own = process.env.SITE ? null : await startSite({ port, folder })
const site = process.env.SITE ?? `http://127.0.0.1:${port}`
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArgs })
try {
  const rows: Record<string, Record<string, number>> = {}
  const screens = screensOf(localeOf('tr'))
  for (const name of measured) {
    const path = screens.find((screen) => screen.name === name)?.path
    if (!path) throw new Error(`no page is called ${name}`)
    const load = async () => {
      const context = await browser.newContext({ ...phone, locale: 'tr-TR' })
      const loaded = await firstLoad(context, site + path)
      await context.close()
      return loaded
    }
    // The first load makes the pictures in their widths, and the page.
    await load()
    const loaded = await load()
    rows[name] = { ...Object.fromEntries(kinds.map((kind) => [kind, bytesOf(loaded, kind)])), requests: loaded.length }
    if (process.env.FILES) console.table(loaded)
  }
  console.table(rows)
} finally {
  await browser.close()
  if (own) await stopProcess(own)
  rmSync(folder, { recursive: true, force: true })
}
