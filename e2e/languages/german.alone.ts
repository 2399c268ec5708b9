import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import type { TextGroups } from '#src/base/string-key.ts'
import { siteStrings } from '#src/features/languages/static-strings.rules.ts'
import { strings } from '#src/strings.ts'
import { expect, test } from '../journey.ts'
import {
  checkScreen,
  enterOffice,
  expectNoOverflow,
  expectToast,
  heading,
  managerHeaders,
  pressSave,
  saveAndExpect,
  tableRow,
} from '../office.ts'
import { visit } from '../visitor.ts'

const category = 'kapadokya-turlari'
const tour = 'ucakla-kapadokya-magara-otelde-uc-gece'
const texts = siteStrings(strings) as TextGroups

type Groups = Record<string, Record<string, string>>
type Exported = { language: string; strings: Groups; sources: Record<string, Groups> }

/** A translation that a program can make and a test can recognise: the English text with ß before each form. */
const german = (english: string) =>
  english
    .split('|')
    .map((form) => `ß${form}`)
    .join('|')

const row = (page: Page) => tableRow(page, 'Almanca')
const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

/** Copies the English texts of a record to German, which no screen does. */
async function translate(request: APIRequestContext, path: string, fields: readonly string[]): Promise<void> {
  const headers = await managerHeaders(request)
  const record = (await (await request.get(path, { headers })).json()) as Record<string, unknown>
  const copied = (from: Record<string, unknown>, names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const words = from[`${name}_en`]
        if (words === null || words === undefined || words === '') return []
        return [[`${name}_de`, Array.isArray(words) ? words.map((line) => `ß${line}`) : `ß${String(words)}`]]
      }),
    )
  const programme = (record.programme as Record<string, unknown>[] | undefined)?.map((day) => ({
    ...day,
    ...copied(day, ['title', 'description', 'overnight']),
  }))
  const form_data = JSON.stringify({ ...copied(record, fields), ...(programme && { programme }) })
  const answer = await request.post(path, { headers, data: { _method: 'PUT', form_data } })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function idOf(request: APIRequestContext, path: string, seo_name: string): Promise<number> {
  const answer = await request.get(path, { headers: await managerHeaders(request) })
  const body = (await answer.json()) as
    | { id: number; seo_name: string }[]
    | { data: { id: number; seo_name: string }[] }
  const found = (Array.isArray(body) ? body : body.data).find((each) => each.seo_name === seo_name)
  return found!.id
}

/** Lines of a page that are Turkish texts of the site and have another English one. Contacts fall back to the default language. */
async function turkishLines(page: Page): Promise<string[]> {
  const contacts = (await (await page.request.get('/api/pages/contact-information')).json()) as Record<string, unknown>
  const shown = Object.values(contacts).flatMap((each) => (Array.isArray(each) ? (each as { name?: string }[]) : []))
  const turkish = new Set(
    Object.values(texts).flatMap((group) =>
      Object.values(group).flatMap(({ tr = '', en = '' }) => (tr !== en && !/[{|]/.test(tr) ? [tr] : [])),
    ),
  )
  // biome-ignore lint/performance/useDomNodeTextContent: texts of elements one by one, as visitors see them
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.replaceAll('\u2060', '').trim())
  return lines.filter((line) => turkish.has(line) && !shown.some(({ name }) => name === line))
}

test('German goes from nothing to a site that visitors browse, and away again', async ({
  page,
  request,
  newVisitor,
  expectErrors,
}) => {
  // A refused save, a stale one, a page that is not translated, and the site after German is gone.
  expectErrors(/422/, /409/, /404/)
  await enterOffice(page, '/admin/languages')

  await test.step('it is created after a confirmation, inactive', async () => {
    await checkScreen(page)
    await page.getByRole('button', { name: 'Dil ekle' }).click()
    const dialog = page.getByRole('dialog', { name: 'Dil ekle' })
    await dialog.getByRole('combobox', { name: 'Dili seçin' }).fill('de')
    // The list is another one while it is being filtered, and a click would miss.
    await expect(page.getByRole('option')).toHaveCount(2)
    await page.getByRole('option', { name: 'Almanca · Deutsch (de)' }).click()
    await expect(text(page, 'Sitede görünen adı')).toHaveValue('Deutsch')
    await dialog.getByRole('button', { name: 'Dil ekle' }).click()
    const sure = page.getByRole('dialog', { name: 'Onaylıyor Musunuz?' })
    await expect(sure).toContainText('Sistemde Dil Oluşturulacak!')
    await sure.getByRole('button', { name: 'Evet, Oluştur!' }).click()
    await expect(row(page)).toContainText('kapalı')
    await expect(row(page)).toContainText(/0 \/ \d+/)
  })

  await test.step('a text by hand: a lost placeholder is refused, forms are written apart', async () => {
    await row(page).getByRole('link', { name: 'Deutsch' }).click()
    await expect(heading(page)).toHaveText('Site metinleri: Deutsch')
    // Texts with forms and without them: all fields are of these two kinds.
    await page.getByRole('searchbox', { name: 'Anahtarda ve metinlerde ara' }).fill('booking.')
    await expect(page.getByText('navbar.home', { exact: true })).toHaveCount(0)
    await checkScreen(page)
    await page.getByRole('searchbox', { name: 'Anahtarda ve metinlerde ara' }).fill('seats_left')
    const [one, other] = ['1', '0, 2, 3, 4…'].map((n) => text(page, `booking.seats_left, ${n} için`))
    await one!.fill('Noch {n} Platz')
    await other!.fill('Noch Plätze')
    await page.keyboard.press('ControlOrMeta+S')
    await expect(other!).toHaveAccessibleDescription(/\{n\} eksik/)
    await other!.fill('Noch ')
    await page
      .getByRole('listitem')
      .filter({ hasText: 'booking.seats_left' })
      .getByRole('button', { name: '{n} ekle' })
      .click()
    await expect(other!).toHaveValue('Noch {n}')
    await other!.fill('Noch {n} Plätze')
    await expect(status(page, '1 metin kaydedilmedi')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+S')
    await expectToast(page, '1 metin kaydedildi.')
    await expect(status(page, 'Tüm değişiklikler kayıtlı')).toBeVisible()
  })

  await test.step('of two people on one text the second sees what the first wrote', async () => {
    await page.getByRole('searchbox', { name: 'Anahtarda ve metinlerde ara' }).fill('navbar.home')
    const headers = await managerHeaders(request)
    const data = { _method: 'PUT', abbr: 'de', page_lang: JSON.stringify({ navbar: { home: 'Start' } }) }
    expect((await request.post('/api/admin/languages/page-lang', { headers, data })).status()).toBe(200)
    await text(page, 'navbar.home').fill('Startseite')
    await pressSave(page)
    const stale = page.getByRole('dialog', { name: 'Bu metinler siz açtıktan sonra değişti' })
    await expect(stale).toContainText('Onun metni: Start')
    await stale.getByRole('button', { name: 'Benimkileri kaydet' }).click()
    await expect(status(page, 'Tüm değişiklikler kayıtlı')).toBeVisible()
    await expect(text(page, 'navbar.home')).toHaveValue('Startseite')
  })

  await test.step('the rest comes from a file: what it changes is shown before', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Dışa aktar' }).click()
    await page.getByRole('menuitem', { name: 'Yalnız eksikler (JSON)' }).click()
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Exported
    expect(file.language).toBe('de')
    expect(file.strings.navbar).not.toHaveProperty('home')
    for (const [group, keys] of Object.entries(file.strings))
      for (const key of Object.keys(keys)) keys[key] = german(file.sources.en![group]![key]!)
    file.strings.navbar!.no_such_text = 'Nichts'
    file.strings.booking!.seats_left = 'Keine Plätze'
    await page.getByLabel('İçe aktar').setInputFiles({
      name: 'de.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    })
    const dialog = page.getByRole('dialog', { name: 'Dosyadaki metinler' })
    await expect(dialog).toContainText('1 anahtar sitede yok')
    await expect(dialog).toContainText('navbar.no_such_text')
    await expect(dialog).toContainText('1 metin hatalı')
    await expect(dialog).toContainText('{n} eksik')
    await dialog.getByRole('button', { name: /^\d+ metni kaydet$/ }).click()
    await expect(dialog).toBeHidden()
    const total = Object.values(texts).reduce((sum, group) => sum + Object.keys(group).length, 0)
    await expect(page.getByText(`${total} metnin ${total} tanesi çevrili.`)).toBeVisible()
  })

  await test.step('a category is translated in its form, from the list of what is missing', async () => {
    await page.getByRole('link', { name: 'Dillere dön' }).click()
    await page.getByRole('link', { name: /Kategoriler, Deutsch: \d+ eksik$/ }).click()
    const missing = page.getByRole('dialog', { name: 'Kategoriler: Deutsch eksikleri' })
    await checkScreen(page)
    await missing.getByRole('link', { name: 'Kapadokya Turları' }).click()
    await expect(page.getByRole('radio', { name: /Deutsch/ })).toBeChecked()
    await text(page, 'Kategori adı (DE)').fill('Reisen nach Kappadokien')
    await text(page, 'Tanıtım yazısı (DE)').fill('Täler, Höhlen und Ballons.')
    await saveAndExpect(page, 'Değişiklikler kaydedildi.')
    await page.goBack()
    await expect(missing).toBeVisible()
    await expect(missing.getByRole('link', { name: 'Kapadokya Turları' })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('a tour is translated', async () => {
    const seo = ['name', 'description', 'seo_title', 'seo_description']
    const found = await idOf(request, '/api/admin/products?per_page=200', tour)
    const all = [...seo, 'tour_place', 'summary', 'included', 'excluded', 'important_notes']
    await translate(request, `/api/admin/products/${found}`, all)
  })

  await test.step('activation says what visitors will not see', async () => {
    await row(page).getByRole('button', { name: 'Etkinleştir' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deutsch etkinleştirilsin mi?' })
    await expect(dialog).toContainText(/Turlar: \d+ kaydın \d+ tanesi çevrilmedi; bu dilde görünmeyecek\./)
    await expect(dialog).not.toContainText('site metni çevrilmedi')
    await dialog.getByRole('button', { name: 'Etkinleştir' }).click()
    await expect(row(page)).toContainText('etkin')
  })

  const visitor = await newVisitor({ locale: 'de-DE' })
  await test.step('the German site: pages, prices, dates, and the way between the languages', async () => {
    await visit(visitor, '/de')
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'de')
    expect(await turkishLines(visitor)).toEqual([])
    await visitor.setViewportSize({ width: 390, height: 800 })
    await expectNoOverflow(visitor)
    await visitor.setViewportSize({ width: 1280, height: 900 })
    await visit(visitor, `/de/turlar/${category}`)
    await expect(visitor).toHaveURL(/\/de\/turlar\/.+/)
    await expect(heading(visitor)).toHaveText('Reisen nach Kappadokien')
    const card = visitor.getByRole('main').getByRole('article').first()
    await expect(card).toContainText(/\d{1,3}\.\d{3} TL/)
    expect(await turkishLines(visitor)).toEqual([])
    await card.getByRole('link').first().click()
    await expect(visitor).toHaveURL(/\/de\/tur\//)
    await expect(heading(visitor)).toHaveText(/^ß/)
    await expect(visitor.getByRole('main')).toContainText(/\d{1,2}\.(–\d{1,2}\.)? [A-ZÄ][a-zä]+\.? 20\d\d/)
    expect(await turkishLines(visitor)).toEqual([])
    const alternates = visitor.locator('link[rel="alternate"][hreflang]')
    expect(await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual(
      expect.arrayContaining(['tr', 'en', 'de', 'x-default']),
    )
    await visitor.getByRole('link', { name: 'Türkçe' }).first().click()
    await expect(visitor).toHaveURL((url) => url.pathname === `/tur/${tour}`)
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'tr')
    await visitor.getByRole('link', { name: 'Deutsch' }).first().click()
    await expect(visitor).toHaveURL(/\/de\/tur\//)
    for (const path of ['/de/tur-ara', '/de/iletisim', '/de/rezervasyon-olustur']) {
      await visit(visitor, path)
      expect([path, await turkishLines(visitor)]).toEqual([path, []])
    }
  })

  await test.step('a tour without German texts is offered in its languages', async () => {
    await visit(visitor, '/de/tur/ankara-cikisli-aile-turu-kapadokya-ve-konya')
    await expect(visitor.getByRole('main').getByRole('link', { name: /Türkçe/ })).toBeVisible()
  })

  await test.step('it is closed, then deleted with its texts', async () => {
    await row(page).getByRole('button', { name: 'Kapat' }).click()
    await page.getByRole('button', { name: 'Evet, kapat' }).click()
    await expect(row(page)).toContainText('kapalı')
    await row(page).getByRole('button', { name: 'Sil', exact: true }).click()
    const sure = page.getByRole('dialog', { name: 'Emin Misin?!' })
    await expect(sure).toContainText('Kalıcı Olarak Silinecek!')
    await expect(sure).toContainText(/Deutsch, \d+ site metni ve \d+ çevirisi/)
    await sure.getByRole('button', { name: 'Evet, Sil!' }).click()
    await expect(row(page)).toHaveCount(0)
    expect((await visitor.request.get('/de')).status()).toBe(404)
    // A customer's link to an order leads there in the default language.
    await visit(visitor, '/de/rezervasyon-sonuc?no=SYH-26-000000')
    await expect(visitor).toHaveURL('/rezervasyon-sonuc?no=SYH-26-000000')
  })
})
