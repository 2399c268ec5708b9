import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { en, type Locale, langs, localeOf, tr } from '../locale.ts'
import { differsFromServer, translatePages } from '../other-browsers.ts'
import { screensOf } from '../screens.ts'
import { visit } from '../visitor.ts'

const phone = { width: 360, height: 740 }

test('search by keyboard suggests and leads to a tour', async ({ page }) => {
  const { t } = tr
  await visit(page, '/')
  const field = mainField(page, tr)
  await field.focus()
  await expect(field).toHaveRole('combobox')

  // Before anything is typed: what comes next, with a picture of each tour.
  const list = page.getByRole('listbox', { name: t('search.suggestions') })
  const options = list.getByRole('option')
  await expect(list.getByRole('group', { name: t('search.holidays') }).getByRole('option')).toHaveCount(2)
  await expect(list.getByRole('group', { name: t('search.tour_groups') }).getByRole('option')).toHaveCount(2)
  const pictures = list.getByRole('group', { name: t('search.tours') }).locator('img')
  await expect(pictures).toHaveCount(3)
  await expect(pictures.first()).toHaveJSProperty('complete', true)
  expect(await pictures.first().boundingBox()).toMatchObject({ width: 64, height: 48 })
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.click()
  await expect(list).toBeVisible()
  await page.keyboard.type('selan')

  await expect(options).toHaveText([/^Selanik/, /^Selanik ve Kavala’da Hafta Sonu/, /^Otobüslü Büyük Balkan/])
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText(t('search.suggested', { n: 3 }))).toBeAttached()
  await expect(list.getByRole('group', { name: t('search.places') })).toBeVisible()

  // The focus stays in the field; arrow keys wrap around through it.
  await page.keyboard.press('ArrowDown')
  await expectActive(field, options.nth(0))
  await page.keyboard.press('ArrowUp')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowUp')
  await expectActive(field, options.nth(2))
  await page.keyboard.press('ArrowUp')
  await expectActive(field, options.nth(1))

  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('selan')
  await page.keyboard.press('ArrowDown')
  await expectActive(field, options.nth(0))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tur\/selanik-ve-kavalada-hafta-sonu\?tarih=\d{4}-\d\d-\d\d$/)
  await expect(list).toBeHidden()
})

test('Enter without a selection and the button both show the results', async ({ page }) => {
  const { t } = tr
  await visit(page, '/')
  await mainField(page, tr).fill('Kapadokya')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tur-ara?search=Kapadokya')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.results_for', { search: 'Kapadokya' }))
  await expect(mainField(page, tr)).toHaveValue('Kapadokya')
  await expect(count(page)).toHaveText(t('list.tours', { n: 3 }))

  await mainField(page, tr).fill('roma')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('search.submit'), exact: true })
    .click()
  await expect(page).toHaveURL('/tur-ara?search=roma')
  await expect(count(page)).toHaveText(t('list.tours', { n: 1 }))
  await page.goBack()
  await expect(mainField(page, tr)).toHaveValue('Kapadokya')
  await expect(count(page)).toHaveText(t('list.tours', { n: 3 }))
})

test('suggestions always belong to the latest text, also on a translated page', async ({ page, expectErrors }) => {
  expectErrors(differsFromServer)
  await translatePages(page.context())
  await visit(page, '/tur-ara')
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/pages/search-suggestions') requested.push(searchParams.get('search')!)
  })
  const field = mainField(page, tr)
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await field.pressSequentially('roma')
  const options = page.getByRole('listbox', { name: tr.t('search.suggestions') }).getByRole('option')
  await expect(options.first()).toContainText('Roma')
  await field.fill('bodrum')
  await expect(options.first()).toContainText('Bodrum')
  await field.fill('roma')
  await expect(options.first()).toContainText('Roma')
  expect(
    requested.filter((text) => text === 'roma'),
    'answers are cached',
  ).toHaveLength(1)
  expect(requested).toContain('bodrum')
  await field.fill('r')
  await expect(options).toHaveCount(0)
})

test('the home page searches by place, month and transport, all in the URL', async ({ page }) => {
  const { t } = tr
  await visit(page, '/')
  await mainField(page, tr).fill('balkan')
  await page.getByLabel(t('home.how')).selectOption(t('list.otobus'))
  const month = page.getByLabel(t('home.when'))
  const chosen = await month.locator('option').nth(6).getAttribute('value')
  await month.selectOption(chosen)
  await page.getByRole('button', { name: t('home.search') }).click()
  await expect(page).toHaveURL(`/tur-ara?search=balkan&month=${chosen}&transporter_types=otobus`)
  await expect(page.getByRole('link', { name: t('list.remove', { name: t('list.otobus') }) })).toBeVisible()

  // Back at the form, the search is as it was typed; the home page that is opened anew is empty.
  await page.goBack()
  await expect(mainField(page, tr)).toHaveValue('balkan')
  await expect(month).toHaveValue(chosen!)
  await expect(page.getByLabel(t('home.how'))).toHaveValue('otobus')
  await page.goForward()
  await page
    .getByRole('banner')
    .getByRole('link', { name: `: ${t('navbar.home')}` })
    .click()
  await expect(month).toHaveValue('')
  await expect(mainField(page, tr)).toHaveValue('')
})

test('filters and order are in the URL beside the text, and back works, also on a translated page', async ({
  page,
  expectErrors,
}) => {
  expectErrors(differsFromServer)
  await translatePages(page.context())
  const { t } = tr
  await visit(page, '/tur-ara?search=vizesiz')
  await filter(page, t('search.category'))
    .getByRole('link', { name: /^Balkan Turları/ })
    .click()
  await expect(page).toHaveURL('/tur-ara?search=vizesiz&category=balkan-turlari')
  await expect(count(page)).toHaveText(t('list.tours', { n: 2 }))
  await page.getByLabel(t('list.sort')).selectOption(t('list.sort_price'))
  await expect(page).toHaveURL('/tur-ara?search=vizesiz&category=balkan-turlari&sort=price')
  await filter(page, t('list.transport'))
    .getByRole('link', { name: t('list.ucak') })
    .click()
  await expect(page).toHaveURL('/tur-ara?search=vizesiz&category=balkan-turlari&sort=price&transporter_types=ucak')
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/tur-ara?search=vizesiz')

  // The URL shows the same list when loaded again, also in the other language with its own slugs.
  await visit(page, '/tur-ara?search=vizesiz&category=balkan-turlari&sort=price')
  await expect(count(page)).toHaveText(t('list.tours', { n: 2 }))
  await page.getByRole('link', { name: 'EN English' }).click()
  await expect(page).toHaveURL('/en/tur-ara?search=vizesiz&category=balkan-turlari&sort=price')
  await expect(count(page)).toHaveText(en.t('list.tours', { n: 2 }))
  await expect(page.getByRole('link', { name: en.t('list.remove', { name: 'Balkan Tours' }) })).toBeVisible()
})

test('result pages follow each other, and a page beyond the last redirects to the last', async ({ page }) => {
  await visit(page, '/tur-ara?search=istanbul')
  const first = await page.getByRole('main').getByRole('article').first().textContent()
  await page
    .getByRole('navigation', { name: tr.t('list.pages') })
    .getByRole('link', { name: tr.t('ui.page', { n: 2 }) })
    .click()
  await expect(page).toHaveURL('/tur-ara?search=istanbul&page=2')
  await expect(page.getByRole('main').getByRole('article').first()).not.toHaveText(first!)
  await visit(page, '/tur-ara?search=istanbul&page=99')
  await expect(page).toHaveURL(/page=4$/)
})

for (const locale of langs.map(localeOf)) {
  const { lang, t, path } = locale

  test(`the name of a holiday finds the departures in it, and the filter is the same list (${lang})`, async ({
    page,
  }) => {
    const [typed, name] =
      lang === 'tr' ? ['kurban bayramı', 'Kurban Bayramı'] : ['eid al-adha', 'Eid al-Adha (Kurban Bayramı)']
    await visit(page, path('/'))
    await mainField(page, locale).fill(typed!)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path('/tur-ara')}\\?search=`))
    const cards = page.getByRole('main').getByRole('article')
    const found = await count(page).textContent()
    for (const card of await cards.all()) await expect(card.getByText(name!, { exact: true }).first()).toBeVisible()
    // The days of the bayram in 2027 and 2028, with the afternoon before.
    const days = await cards.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')!))
    expect(days.length).toBeGreaterThan(0)
    for (const day of days) expect(day <= '2027-05-19' || (day > '2028-04' && day <= '2028-05-08')).toBe(true)

    await visit(page, path('/tur-ara'))
    await filter(page, t('list.holiday'))
      .getByRole('link', { name: new RegExp(`^${name!.replace(/[()]/g, '\\$&')}`) })
      .click()
    await expect(page).toHaveURL(path('/tur-ara?holiday=kurban-bayrami'))
    await expect(count(page)).toHaveText(found!)
    await expect(page.getByRole('link', { name: t('list.remove', { name: name! }) })).toBeVisible()

    // Typed in the box, the holiday is suggested with its next days and leads to the same list.
    await visit(page, path('/tur-ara'))
    await suggestFor(page, locale, typed!)
    await page.getByRole('option', { name: new RegExp(`^${name!.replace(/[()]/g, '\\$&')}.*2027 · \\d+`) }).click()
    await expect(page).toHaveURL(path('/tur-ara?holiday=kurban-bayrami'))
    await expect(count(page)).toHaveText(found!)
  })

  test(`a search for a visa leads to its page (${lang})`, async ({ page }) => {
    const [typed, title] = lang === 'tr' ? ['italya vize', 'İtalya Vizesi'] : ['italy visa', 'Italy Visa']
    await visit(page, path('/tur-ara'))
    await suggestFor(page, locale, typed!)
    await expect(page.getByRole('option').first()).toHaveText(title!)
    await page.keyboard.press('Enter')
    const pages = page.getByRole('region', { name: t('search.visas') })
    await pages.getByRole('link', { name: title! }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(lang === 'tr' ? 'İtalya' : 'Italy')

    // Without a country: the list of visas, in the box and above the results.
    await visit(page, path('/tur-ara'))
    await suggestFor(page, locale, lang === 'tr' ? 'vize' : 'visa')
    await expect(page.getByRole('option').first()).toContainText(t('search.all_visas'))
    await page.keyboard.press('Enter')
    await pages.getByRole('link', { name: t('search.all_visas') }).click()
    await expect(page).toHaveURL(path('/vize'))
  })

  test(`a typo is corrected with a notice (${lang})`, async ({ page }) => {
    const [typed, meant] = lang === 'tr' ? ['kapadoyka', 'Kapadokya'] : ['capadocia', 'Cappadocia']
    await visit(page, path(`/tur-ara?search=${typed}`))
    await expect(count(page)).toHaveText(t('list.tours', { n: 3 }))
    await expect(page.getByText(t('search.no_exact', { search: typed! }))).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: meant!, exact: true }).click()
    await expect(page).toHaveURL(path(`/tur-ara?search=${meant}`))
    await expect(count(page)).toHaveText(t('list.tours', { n: 3 }))
    await expect(page.getByText(t('search.did_you_mean'))).toHaveCount(0)
  })

  test(`an empty result offers months, categories, viewed and popular tours (${lang})`, async ({ page }) => {
    const nothing = path(`/tur-ara?search=${lang === 'tr' ? 'kapadokya+mart+2031' : 'cappadocia+march+2031'}`)
    const viewed = page.getByRole('region', { name: t('list.viewed') })
    const tour = screensOf(locale).find(({ name }) => name === 'tour')!.path
    await visit(page, tour)
    const name = (await page.getByRole('heading', { level: 1 }).textContent())!
    await visit(page, nothing)
    await viewed.scrollIntoViewIfNeeded()
    await expect(viewed.getByRole('article')).toHaveCount(1)
    await expect(viewed.getByRole('link', { name, exact: true })).toHaveAttribute('href', new RegExp(`^${tour}`))
    await viewed.getByRole('button', { name: t('list.viewed_clear') }).click()
    await expect(viewed).toHaveCount(0)
    await page.reload()
    const word = lang === 'tr' ? 'kapadokya' : 'cappadocia'
    await expect(page.getByRole('heading', { name: t('search.other_months', { search: word }) })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('search.categories') })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('search.popular') })).toBeVisible()
    const months = page.getByRole('list').filter({ has: page.getByRole('link', { name: /^\p{L}+ 20\d\d$/u }) })
    await months.getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`search=${word}&month=20\\d\\d-\\d\\d$`))
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test(`on a phone the search opens from the header (${lang})`, async ({ page }) => {
    await page.setViewportSize(phone)
    await visit(page, path('/banka-hesaplari'))
    const opener = page.getByRole('banner').getByRole('link', { name: t('search.title') })
    await opener.click()
    const sheet = page.getByRole('dialog', { name: t('search.title') })
    const field = sheet.getByLabel(t('search.label'))
    await expect(field).toBeFocused()
    await expect(field).toHaveRole('combobox')
    await page.keyboard.type(lang === 'tr' ? 'çeşme' : 'cesme')
    await expect(sheet.getByRole('option').first()).toBeVisible()
    // The first Escape closes the list, the second would close the sheet.
    await page.keyboard.press('Escape')
    await expect(sheet.getByRole('option')).toHaveCount(0)
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: t('search.submit'), exact: true }).click()
    await expect(page).toHaveURL(/\/tur-ara\?search=/)
    await expect(sheet).toBeHidden()
    await expect(count(page)).toHaveText(t('list.tours', { n: 1 }))
  })
}

test('on wide windows the search is in the header of every page', async ({ page }) => {
  for (const path of ['/', '/turlar/kapadokya-turlari', '/banka-hesaplari', '/tur-ara']) {
    await visit(page, path)
    const field = page.getByRole('banner').getByLabel(tr.t('search.label'))
    await field.fill('roma')
    await page
      .getByRole('banner')
      .getByRole('button', { name: tr.t('search.submit') })
      .click()
    await expect(page).toHaveURL('/tur-ara?search=roma')
  }
})

test('the search page is indexed, its results are not', async ({ page }) => {
  const robots = page.locator('meta[name=robots]')
  await visit(page, '/tur-ara')
  await expect(robots).toHaveCount(0)
  await visit(page, '/tur-ara?search=roma')
  await expect(robots).toHaveAttribute('content', /noindex/)
})

test('the 404 page offers the search', async ({ page, expectErrors }) => {
  expectErrors(/404/)
  await visit(page, '/404')
  await mainField(page, tr).fill('roma')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tur-ara?search=roma')
})

test('any search text in the URL renders a page', async ({ page }) => {
  for (const text of [
    '%00',
    '%27%20OR%201=1',
    '%25%25',
    '%F0%9F%8E%88',
    'a'.repeat(5000),
    '%3Cscript%3Ealert(1)%3C/script%3E',
    '%ED%A0%80',
  ]) {
    const response = await visit(page, `/tur-ara?search=${text}`)
    expect(response!.status(), text.slice(0, 40)).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the search is a form and the header button a link', async ({ page, expectErrors }) => {
    expectErrors(/^no answer \(csp\): \S+\.js$/)
    await page.goto('/')
    await mainField(page, tr).fill('kapadokya')
    await page.getByRole('button', { name: tr.t('home.search') }).click()
    await expect(page).toHaveURL(/\/tur-ara\?search=kapadokya/)
    await expect(count(page)).toHaveText(tr.t('list.tours', { n: 3 }))
    await page.setViewportSize(phone)
    await page
      .getByRole('banner')
      .getByRole('link', { name: tr.t('search.title') })
      .click()
    await expect(page).toHaveURL('/tur-ara')
  })
})

test('suggestion code loads when the field is focused', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/search-suggestions.*\.js$/.test(request.url())) scripts.push(request.url())
  })
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await mainField(page, tr).focus()
  await expect(mainField(page, tr)).toHaveRole('combobox')
  expect(scripts).toHaveLength(1)
})

/** The search field in <main>. On the home page it has a label of its own. */
async function suggestFor(page: Page, locale: Locale, typed: string) {
  await mainField(page, locale).focus()
  await expect(mainField(page, locale)).toHaveRole('combobox')
  await mainField(page, locale).fill(typed)
}

function mainField(page: Page, { t }: Locale): Locator {
  const main = page.getByRole('main')
  return main.getByLabel(t('search.label')).or(main.getByLabel(t('home.where')))
}

function count(page: Page): Locator {
  return page.getByRole('heading', { level: 2 }).getByRole('status')
}

function filter(page: Page, name: string): Locator {
  return page.getByRole('complementary').getByRole('region', { name })
}

async function expectActive(field: Locator, option: Locator): Promise<void> {
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!)
}
