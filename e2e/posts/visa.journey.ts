import type { Page } from '@playwright/test'
import { readDemo } from '#db/demo/read.ts'
import { slug } from '#src/base/slug.ts'
import { setVisaVideo } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { en, type Locale, tr } from '../locale.ts'
import { visit } from '../visitor.ts'

const { contents, visaCountries } = readDemo('db/demo')

/** Each width in one language: neither depends on the other. */
const windows = {
  tr: { size: 'phone', viewport: { width: 360, height: 740 } },
  en: { size: 'desktop', viewport: { width: 1280, height: 900 } },
}

const countryNames = {
  tr: { germany: 'Almanya', egypt: 'Mısır', egyptTyped: 'MISIR', georgia: 'Gürcistan', georgiaTyped: 'gurcistan' },
  en: { germany: 'Germany', egypt: 'Egypt', egyptTyped: 'EGY', georgia: 'Georgia', georgiaTyped: 'geo' },
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const countOf = (page: Page, { t }: Locale, n: number) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t('visa.count', { n }) })

for (const locale of [tr, en]) {
  const { lang, t, path } = locale
  const names = countryNames[lang]
  const countryCount = (requirement: string, passport: 'ordinary_passport' | 'green_passport' = 'ordinary_passport') =>
    visaCountries.filter((country) => country[passport] === requirement).length

  const { size, viewport } = windows[lang]

  test.describe(`${size}, ${lang}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('a country is found while typing, by keyboard, and a reload keeps the search', async ({ page }) => {
      await visit(page, path('/vize'))
      await expect(cards(page)).toHaveCount(visaCountries.length)
      const search = page.getByRole('main').getByRole('searchbox', { name: t('visa.search') })
      await search.focus()
      await page.keyboard.type(names.georgiaTyped)
      await expect(cards(page)).toHaveCount(1)
      await expect(cards(page).getByRole('heading', { level: 2 })).toContainText(names.georgia)
      await expect(countOf(page, locale, 1)).toBeVisible()
      await expect(search).toBeFocused()
      await expect(search).toHaveValue(names.georgiaTyped)

      await page.reload()
      await expect(cards(page)).toHaveCount(1)
      await expect(search).toHaveValue(names.georgiaTyped)

      await search.fill(names.egyptTyped)
      await expect(cards(page).getByRole('heading', { level: 2 })).toContainText(names.egypt)
      await search.fill('qqq')
      await expect(page.getByRole('heading', { name: t('visa.none_title') })).toBeVisible()
      await page.getByRole('link', { name: t('visa.clear') }).press('Enter')
      await expect(cards(page)).toHaveCount(visaCountries.length)
      await expect(search).toHaveValue('')
      await expect(page).toHaveURL(path('/vize'))
    })

    test('countries are filtered by passport and visa requirement, by keyboard', async ({ page }) => {
      await visit(page, path('/vize'))
      const filter = page.getByRole('navigation', { name: t('visa.requirement') })
      const passports = page.getByRole('navigation', { name: t('visa.passport') })
      for (const [requirement, key] of [
        ['vizesiz', 'visa.vizesiz'],
        ['kapida', 'visa.kapida'],
        ['e-vize', 'visa.e_vize'],
        ['vizeli', 'visa.vizeli'],
      ] as const) {
        const chip = filter.getByRole('link', { name: t(key) })
        await chip.press('Enter')
        await expect(chip).toHaveAttribute('aria-current', 'true')
        await expect(cards(page)).toHaveCount(countryCount(requirement))
      }
      await expect(page).toHaveURL(`${path('/vize')}?visa=vizeli`)
      await passports.getByRole('link', { name: t('visa.passport_green') }).press('Enter')
      await expect(cards(page)).toHaveCount(countryCount('vizeli', 'green_passport'))
      await expect(countOf(page, locale, countryCount('vizeli', 'green_passport'))).toBeVisible()
      await page.goBack()
      await expect(cards(page)).toHaveCount(countryCount('vizeli'))
    })

    test('a country shows facts and documents; its checklist is ticked and printed', async ({ page }) => {
      await page.addInitScript(() => {
        const counted = window as Window & { prints?: number }
        counted.prints = 0
        window.print = () => {
          counted.prints = (counted.prints ?? 0) + 1
        }
      })
      await visit(page, path('/vize'))
      await cards(page).getByRole('link', { name: names.germany }).click()
      const { texts, fee } = visaCountries.find(({ country }) => country === 'DE')!
      const { title, documents, notes } = texts[lang]
      await expect(page).toHaveURL(path(`/vize-detay/${slug(title)}`))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(title)
      const facts = main.getByRole('region', { name: t('visa.facts') })
      await expect(facts).toContainText(t('visa.vizeli'))
      await expect(facts).toContainText(t('visa.vizesiz'))
      await expect(facts).toContainText(t('visa.stay_days', { n: 90 }))
      await expect(facts).toContainText(t('visa.processing_range', { min: 15, max: 45 }))
      await expect(facts).toContainText(locale.money(fee!))
      await expect(facts).toContainText(/\d{1,2} \p{L}+ \d{4}/u)
      await expect(main.getByRole('checkbox')).toHaveCount(documents.length)
      await expect(main.getByText(notes[0]!)).toBeVisible()
      await expect(main.getByText(t('visa.no_guarantee'), { exact: true })).toBeVisible()
      await expect(main.getByRole('link', { name: '+90 212 555 01 10' }).filter({ visible: true })).toHaveAttribute(
        'href',
        'tel:+902125550110',
      )

      const first = main.getByRole('checkbox').first()
      await first.focus()
      await page.keyboard.press('Space')
      await expect(first).toBeChecked()
      await main.getByRole('button', { name: t('visa.print') }).press('Enter')
      expect(await page.evaluate(() => (window as Window & { prints?: number }).prints)).toBe(1)

      await page.emulateMedia({ media: 'print' })
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(first).toBeVisible()
      await expect(main.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('region', { name: t('visa.help', { country: names.germany }) })).toHaveCount(0)
    })

    test('tours to the country are listed below it', async ({ page }) => {
      const { title } = visaCountries.find(({ country }) => country === 'EG')!.texts[lang]
      await visit(page, path(`/vize-detay/${slug(title)}`))
      const tours = page.getByRole('heading', { name: t('visa.tours', { country: names.egypt }) })
      await expect(tours).toBeVisible()
      const link = page.getByRole('main').getByRole('article').getByRole('link').first()
      await expect(link).toHaveAttribute('href', new RegExp(`^${path('/tur/')}`))
    })
  })

  test(`the banner stands on no page of cart and orders, its button not on the visa pages, ${lang}`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/404/)
    const { texts } = contents.find(({ section }) => section === 'visa_application')!
    const { title, btn_title, uri } = texts[lang]
    const banner = page.getByRole('region', { name: title })
    const action = banner.getByRole('link', { name: btn_title!, exact: true })
    await visit(page, path('/banka-hesaplari'))
    await expect(action).toHaveAttribute('href', uri!)
    await action.click()
    await expect(page).toHaveURL(path('/vize'))
    await expect(banner).toBeVisible()
    await expect(action).toHaveCount(0)
    await cards(page).first().getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`^.*${path('/vize-detay/')}`))
    await expect(banner).toBeVisible()
    await expect(action).toHaveCount(0)
    for (const other of ['/', '/rezervasyon-olustur', '/kayit', '/rezervasyonum', '/rezervasyon-sonuc']) {
      await visit(page, path(other))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(banner).toHaveCount(0)
    }
  })

  test(`the language switch keeps the country, ${lang}`, async ({ page }) => {
    const there = lang === 'tr' ? en : tr
    const { texts } = visaCountries[0]!
    await visit(page, path(`/vize-detay/${slug(texts[lang].title)}`))
    await page.getByRole('link', { name: lang === 'tr' ? 'English' : 'Türkçe' }).click()
    await expect(page).toHaveURL(there.path(`/vize-detay/${slug(texts[there.lang].title)}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[there.lang].title)
  })
}

test('a slug of another language redirects, an unknown one is not found', async ({ page, expectErrors }) => {
  expectErrors(/404/)
  const { tr: turkish, en: english } = visaCountries[0]!.texts
  await visit(page, `/vize-detay/${slug(english.title)}`)
  await expect(page).toHaveURL(`/vize-detay/${slug(turkish.title)}`)
  expect((await visit(page, '/vize-detay/boyle-bir-ulke-yok'))?.status()).toBe(404)
})

test('without scripts the search form and the list work', async ({ newVisitor, expectErrors }) => {
  // Without scripts, the browser reports each script of the page as blocked.
  expectErrors(/^no answer \(csp\): .*\/build\/[^/]+\.js$/)
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto('/vize')
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: tr.t('visa.search') }).fill('japonya')
  await main.getByRole('button', { name: tr.t('visa.search_submit') }).click()
  await expect(page).toHaveURL('/vize?search=japonya')
  await expect(cards(page)).toHaveCount(1)
})

test('the banner’s video plays in view, can be paused, and respects reduced motion', async ({ newVisitor }) => {
  await setVisaVideo('ege-kiyilari.webm')
  const isPlaying = (page: Page) => page.evaluate(() => !document.querySelector('video')!.paused)
  const title = contents.find(({ section }) => section === 'visa_application')!.texts.tr.title
  try {
    const calmPage = await newVisitor({ reducedMotion: 'reduce' })
    const requested: string[] = []
    calmPage.on('request', (request) => void requested.push(request.url()))
    await visit(calmPage, '/banka-hesaplari')
    await calmPage.getByRole('region', { name: title }).scrollIntoViewIfNeeded()
    await expect(calmPage.getByRole('button', { name: tr.t('visa.video_play') })).toBeVisible()
    expect(await isPlaying(calmPage)).toBe(false)
    expect(requested.filter((url) => url.includes('/videos/'))).toEqual([])
    await calmPage.getByRole('button', { name: tr.t('visa.video_play') }).press('Enter')
    await expect(calmPage.getByRole('button', { name: tr.t('visa.video_pause') })).toBeVisible({ timeout: 45_000 })
    await calmPage.close()

    const page = await newVisitor({ reducedMotion: 'no-preference' })
    const loaded: string[] = []
    page.on('request', (request) => void loaded.push(request.url()))
    await visit(page, '/banka-hesaplari')
    expect(await isPlaying(page)).toBe(false)
    expect(loaded.filter((url) => url.includes('/videos/'))).toEqual([])
    const banner = page.getByRole('region', { name: title })
    await banner.scrollIntoViewIfNeeded()
    const pause = banner.getByRole('button', { name: tr.t('visa.video_pause') })
    await expect(pause).toBeVisible()
    expect(
      await page.evaluate(() => document.querySelector('video')!.muted && document.querySelector('video')!.loop),
    ).toBe(true)
    await pause.click()
    await expect(banner.getByRole('button', { name: tr.t('visa.video_play') })).toBeVisible()
    expect(await isPlaying(page)).toBe(false)
  } finally {
    await setVisaVideo(null)
  }
})
