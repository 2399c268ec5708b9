/**
 * `npm run bench -- clerk [checkout]`: what it costs a clerk to publish a tour in two languages with three pictures and ten
 * departures: clicks, keys and fields, and seconds by the rule of tools/bench/clerk/hand.ts. With the folder of another checkout that has a
 * build, the same tour is made there too, by the shortest way that its office has.
 */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumArgs, findChromium } from '../../../e2e/find-chromium.ts'
import { officeAdmin } from '../../../e2e/first-admin.ts'
import { startSite, stopProcess } from '../site.ts'
import { type Count, differenceOf, handOn } from './hand.ts'
import { names } from './tour.ts'
import { makeDepartures, makeTour, readOffice } from './walk.ts'

const other = process.argv[2]
const port = 20_000 + (process.pid % 20_000)
const folder = mkdtempSync(join(tmpdir(), 'seyyah-clerk-'))
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArgs })
try {
  const pictures = await threePictures(folder)
  const before = other && (await measure(resolve(other), 'before', pictures))
  const after = await measure('.', 'after', pictures)
  console.table({ ...(before && rowsOf('before', before)), ...rowsOf('office', after) })
  if (before) console.info(differenceOf(before.whole, after.whole))
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

type Measured = { tour: Count; whole: Count }

async function measure(checkout: string, name: string, pictures: string[]): Promise<Measured> {
  const env = { ADMIN_EMAIL: officeAdmin.email, ADMIN_PASSWORD: officeAdmin.password }
  const site = await startSite({ port, folder: join(folder, name), checkout, env })
  const baseURL = `http://localhost:${port}`
  const context = await browser.newContext({
    baseURL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(60_000)
  try {
    const page = await context.newPage()
    await signIn(page)
    const office = await readOffice(page)
    await page.goto('/admin/pages/tours')
    const hand = handOn(page)
    await makeTour(page, hand, office, pictures)
    const tour = { ...hand.count }
    await makeDepartures(page, hand, office)
    const whole = { ...hand.count }
    await assertPublic(page)
    return { tour, whole }
  } finally {
    await context.close()
    await stopProcess(site)
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/giris-yap')
  await page.getByRole('textbox', { name: 'E-posta' }).fill(officeAdmin.email)
  await page.getByLabel('Parola', { exact: true }).fill(officeAdmin.password)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await page.waitForURL(/\/admin(\/|$)/)
}

/** The public pages of both languages show the tour, its pictures and a date. */
async function assertPublic(page: Page): Promise<void> {
  for (const path of ['/tur/bahar-vadileri-turu', '/en/tur/spring-valleys-tour']) {
    await page.goto(path)
    const lang = path.startsWith('/en') ? 'en' : 'tr'
    assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), names[lang], path)
    const html = await page.content()
    for (const text of [
      lang === 'en' ? 'Valleys and Avanos' : 'Vadiler ve Avanos',
      lang === 'en' ? '12,500' : '12.500',
    ])
      assert.ok(html.includes(text), `${path} shows ${text}`)
    const shown = new Set(html.match(/\/images\/[\w-]+/g))
    assert.ok(shown.size >= 3, `${path} shows three pictures`)
  }
}

async function threePictures(within: string): Promise<string[]> {
  const make = async (at: number) => {
    const file = join(within, `vadi-${at}.jpg`)
    const background = { r: 60 * at, g: 120, b: 90 }
    writeFileSync(
      file,
      await sharp({ create: { width: 1500, height: 1000, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    )
    return file
  }
  return Promise.all([1, 2, 3].map(make))
}

function rowsOf(name: string, { tour, whole }: Measured) {
  const rounded = (count: Count) => ({ ...count, seconds: Math.round(count.seconds) })
  return { [`${name}: tour`]: rounded(tour), [`${name}: with departures`]: rounded(whole) }
}
