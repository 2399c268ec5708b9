import type { Page } from '@playwright/test'
import { readDemo } from '#db/demo/read.ts'
import { slug } from '#src/base/slug.ts'
import { formatIban } from '#src/features/bank-accounts/bank-accounts.links.ts'
import { expect, test } from '../journey.ts'
import { en, tr } from '../locale.ts'
import { visit } from '../visitor.ts'

const { bankAccounts, certificates, company, contents, contracts } = readDemo('db/demo')

/** Each width in one language: neither depends on the other. */
const windows = {
  tr: { size: 'phone', viewport: { width: 360, height: 740 } },
  en: { size: 'desktop', viewport: { width: 1280, height: 900 } },
}

/** Returns a function that tells how often the page called window.print. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as Window & { prints?: number }
    counted.prints = 0
    window.print = () => {
      counted.prints = (counted.prints ?? 0) + 1
    }
  })
  return () => page.evaluate(() => (window as Window & { prints?: number }).prints ?? 0)
}

for (const locale of [tr, en]) {
  const { lang, t, path } = locale
  const { size, viewport } = windows[lang]

  test.describe(`${size}, ${lang}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('an IBAN is copied by keyboard without spaces', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await visit(page, path('/banka-hesaplari'))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('bank.title'))
      const what = t('bank.iban')
      for (const { bank, iban, currency } of bankAccounts) {
        const account = main.getByRole('article').filter({ hasText: formatIban(iban) })
        await expect(account).toContainText(bank)
        const name = `${t('ui.copy')}: ${t('bank.copy_of', { what, bank: `${bank} (${currency})` })}`
        const copy = account.getByRole('button', { name, exact: true })
        await copy.focus()
        await page.keyboard.press('Enter')
        await expect(copy).toHaveText(t('ui.copied'))
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(iban)
      }
      const currencies = [t('bank.try'), t('bank.eur'), t('bank.usd')]
      await expect(main.getByRole('region').getByRole('heading', { level: 2 })).toHaveText(
        currencies.map((currency) => t('bank.group', { currency })),
      )
    })

    test('the bank accounts page warns of fraud, explains the description and links to the payment report', async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/404/)
      await visit(page, path('/banka-hesaplari'))
      const main = page.getByRole('main')
      const note = contents.find(({ section }) => section === 'fraud_note')!.texts[lang]
      await expect(main.getByText(note.title)).toBeVisible()
      await expect(main.getByText('WhatsApp')).toBeVisible()
      await expect(main.getByText(t('bank.description_text'))).toBeVisible()
      await main.getByRole('link', { name: t('bank.report_link') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('result.missing_title'))
    })

    test('about us shows the story, the licence and the certificates', async ({ page }) => {
      await visit(page, path('/hakkimizda'))
      const main = page.getByRole('main')
      for (const { texts } of contents.filter((content) => content.page === 'about-us'))
        await expect(main.getByRole('heading', { name: texts[lang].title })).toBeVisible()
      await expect(main.getByText(company.legal_name)).toBeVisible()
      await expect(main.getByText(company.mersis_no, { exact: true })).toBeVisible()
      await expect(main.getByText(company.kep, { exact: true })).toBeVisible()
      const verify = main.getByRole('link', { name: t('footer.verify_licence') }).first()
      await expect(verify).toHaveAttribute('href', company.tursab_url)

      const { name } = certificates[1]!.texts[lang]
      const opener = main.getByRole('button', { name: t('about.enlarge', { name }) })
      await opener.focus()
      await page.keyboard.press('Enter')
      const download = page.getByRole('button', { name: t('ui.download') })
      await expect(download).toBeVisible()
      await expect(page.getByText('2 / 4')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByText('3 / 4')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(download).toHaveCount(0)
      await expect(opener).toBeFocused()
    })

    test('every contract in the footer opens, without raw placeholders', async ({ page }) => {
      await visit(page, path('/hakkimizda'))
      const group = page.getByRole('contentinfo').getByRole('navigation', { name: t('footer.contracts') })
      if (size === 'phone')
        await group.getByText(t('footer.contracts'), { exact: true }).filter({ visible: true }).click()
      for (const { texts } of contracts) {
        const { name } = texts[lang]
        await group.getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(path(`/sozlesme/${slug(name)}`))
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
        await expect(page).toHaveTitle(name)
        await expect(main.getByRole('article')).not.toContainText(/[{}]/)
      }
    })

    test('a contract has a version, a date, a table of contents and a print button', async ({ page }) => {
      const prints = await countPrints(page)
      const { name } = contracts[1]!.texts[lang]
      await visit(page, path(`/sozlesme/${slug(name)}`))
      const main = page.getByRole('main')
      const [before = ''] = t('contract.version', { n: 1, date: '|' }).split('|')
      await expect(main.getByText(new RegExp(`^${before}\\d{1,2} \\p{L}+ \\d{4}$`, 'u'))).toBeVisible()
      await expect(main.getByText(`[${t('contract.blank_customer_name')}]`).first()).toBeVisible()
      await expect(main.getByRole('article').getByText(company.legal_name).first()).toBeVisible()

      const list = main.getByRole('navigation', { name: t('contract.contents') })
      if (size === 'phone') await list.getByText(t('contract.contents'), { exact: true }).first().click()
      const link = list.getByRole('link').filter({ visible: true }).nth(8)
      const title = await link.textContent()
      await link.click()
      await expect(main.getByRole('heading', { level: 2, name: title!, exact: true })).toBeInViewport()

      await main.getByRole('button', { name: t('contract.print') }).press('Enter')
      expect(await prints()).toBe(1)
    })
  })

  test(`the language switch keeps the contract, ${lang}`, async ({ page }) => {
    const there = lang === 'tr' ? en : tr
    for (const { texts } of contracts.slice(0, 2)) {
      await visit(page, path(`/sozlesme/${slug(texts[lang].name)}`))
      await page.getByRole('link', { name: lang === 'tr' ? 'English' : 'Türkçe' }).click()
      await expect(page).toHaveURL(there.path(`/sozlesme/${slug(texts[there.lang].name)}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[there.lang].name)
      await page.context().clearCookies()
    }
  })

  test(`printed contracts and bank accounts have at least 12 pt and no header or footer, ${lang}`, async ({ page }) => {
    const contract = path(`/sozlesme/${slug(contracts[0]!.texts[lang].name)}`)
    for (const address of [contract, path('/banka-hesaplari')]) {
      await visit(page, address)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      expect(await page.evaluate(smallestPrinted)).toBeGreaterThanOrEqual(16)
      await page.emulateMedia({ media: 'screen' })
    }
  })
}

test('a slug of another language redirects, an unknown one is not found', async ({ page, expectErrors }) => {
  expectErrors(/404/)
  const { tr: turkish, en: english } = contracts[1]!.texts
  await visit(page, `/sozlesme/${slug(english.name)}`)
  await expect(page).toHaveURL(`/sozlesme/${slug(turkish.name)}`)
  expect((await visit(page, '/sozlesme/boyle-bir-sozlesme-yok'))?.status()).toBe(404)
})

/** Runs in the page. Smallest font size in px of printed text in <main>; 16 px are 12 pt. */
function smallestPrinted(): number {
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  let smallest = Number.POSITIVE_INFINITY
  while (texts.nextNode()) {
    const { parentElement: element, textContent } = texts.currentNode
    if (!element?.checkVisibility() || textContent?.trim() === '') continue
    smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(element).fontSize))
  }
  return smallest
}
