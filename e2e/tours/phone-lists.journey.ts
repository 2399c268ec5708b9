import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { visit } from '../visitor.ts'

test('on a phone filters and order stay at hand while the list goes by, and hide nothing in a low window', async ({
  page,
}) => {
  const { t } = tr
  const filters = page.getByRole('button', { name: t('list.filters') })
  const sort = page.getByLabel(t('list.sort'))
  const cards = page.getByRole('main').getByRole('article')
  const count = page.getByRole('heading', { level: 2 }).getByRole('status')
  const goDown = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    await expect(count).not.toBeInViewport()
  }
  for (const path of ['/turlar/anadolu-kultur-turlari', '/tur-ara?search=istanbul']) {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, path)
    await goDown()
    await expect(filters).toBeInViewport({ ratio: 1 })
    // Another order begins with its first tour.
    await sort.selectOption(t('list.sort_price_desc'))
    await expect(page).toHaveURL(/sort=price_desc/)
    await expect(cards.first()).toBeInViewport()
    await expect(count).toBeInViewport({ ratio: 1 })
    // So do other filters.
    await goDown()
    await filters.click()
    const drawer = page.getByRole('dialog', { name: t('list.filters') })
    await drawer.getByRole('link', { name: t('list.ucak') }).click()
    await expect(page).toHaveURL(/transporter_types=ucak/)
    await drawer.getByRole('button', { name: /turu göster$/ }).click()
    await expect(cards.first()).toBeInViewport()

    await page.setViewportSize({ width: 320, height: 256 })
    await goDown()
    await expect(sort).not.toBeInViewport()
  }
})
