import type { Page } from '@playwright/test'
import { broken } from '#src/base/i18n/broken.strings.ts'
import { makeRoom, orderTotalsOf } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { acceptContracts, fillBilling, newCustomer } from '../visitor.ts'

/**
 * From the home page to the order, once for every file of the build that the browser asks for on this way, each time without that file: a
 * page comes alive, or it says that it did not and its links work. Nobody meets an error page, and every order is found by its customer.
 */

const { t } = tr
/** The browser's words about a file that does not come. */
const missing = /ERR_BLOCKED_BY_CLIENT|Failed to (load|fetch)|is missing|^page error: Unable to preload/

test('two adults book a tour of the home page while one file does not come, each file in turn', async ({
  newVisitor,
  expectErrors,
}) => {
  test.setTimeout(1_800_000)
  expectErrors(missing)
  await makeRoom()
  const all = new Set<string>()
  const whole = await newVisitor(phone)
  whole.on('request', (request) => void (isOfBuild(request.url()) && all.add(new URL(request.url()).pathname)))
  await book(whole)
  expect(all.size).toBeGreaterThan(20)
  for (const file of all)
    await test.step(file, async () => {
      const page = await newVisitor(phone)
      await page.route(`**${file}`, (route) => route.abort('blockedbyclient'))
      await book(page)
      await page.context().close()
    })
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const isOfBuild = (url: string) => new URL(url).pathname.startsWith('/build/')

async function book(page: Page): Promise<void> {
  const person = newCustomer()
  const main = page.getByRole('main')
  const unstarted = page.getByRole('alert').filter({ hasText: t('ui.unstarted') })
  /** Waits until the page is alive; where it says that it is not, the file comes after all and the page is loaded again. */
  const alive = async () => {
    const isAlive = page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
    )
    isAlive.catch(() => {})
    await Promise.race([isAlive, unstarted.waitFor()])
    await expect(page.getByText(broken.failed_title.tr)).toHaveCount(0)
    if (!(await unstarted.isVisible())) return
    await page.unrouteAll()
    await unstarted.getByRole('link', { name: t('ui.reload') }).click()
    await alive()
  }
  await page.goto('/')
  await alive()
  const card = main
    .getByRole('article')
    .filter({ hasText: /2 yetişkin: / })
    .first()
  await card.getByRole('heading').getByRole('link').tap()
  await expect(page).toHaveURL(/\/tur\//)
  await alive()
  await page.locator('[data-bottom-bar]').getByRole('button').first().tap()
  await page
    .getByRole('dialog', { name: t('booking.title') })
    .getByRole('button', { name: t('booking.book') })
    .tap()
  await expect(page).toHaveURL(/\/kayit$/)
  await alive()
  await fillBilling(page, person, tr)
  await acceptContracts(page, tr)
  await main.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/rezervasyon-sonuc/)
  const number = new URL(page.url()).searchParams.get('no')!
  await expect(main.getByText(number, { exact: true }).first()).toBeVisible()
  await alive()
  await expect(main.getByText(t('result.order_no'), { exact: true })).toBeVisible()
  expect(await orderTotalsOf(person.email)).toHaveLength(1)
}
