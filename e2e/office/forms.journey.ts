import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { backToList, enterOffice, heading, pressSave, saveAndExpect, tableRow, textbox } from '../office.ts'

test.use({ isOldBrowser: true })

const summary = (page: Page) => textbox(page, 'Özet (TR)')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Ara' })

/** Delays GET responses of a URL until `release`. */
async function delay(page: Page, address: RegExp): Promise<{ pending: () => number; release: () => void }> {
  const gate = Promise.withResolvers<void>()
  let pending = 0
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') {
      pending += 1
      await gate.promise
    }
    await route.continue()
  })
  return { pending: () => pending, release: gate.resolve }
}

test('fast input and repeated saves lose nothing and create nothing twice', async ({ page }) => {
  const title = `Acele ${Date.now().toString(36)}`
  await enterOffice(page, '/admin/pages/news')
  await page.getByRole('link', { name: 'Haber ekle' }).click()
  await textbox(page, 'Başlık (TR)').fill(title)

  // Saves again before the update screen is loaded.
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const one = await delay(page, /\/api\/admin\/blog\/news\/\d+/)
  await pressSave(page)
  await expect.poll(one.pending).toBe(1)
  await page.keyboard.press('Control+s')
  one.release()
  await expect(heading(page)).toHaveText(title)
  expect(posts.filter((url) => url.includes('/blog/news'))).toHaveLength(1)

  // Types and saves while the saved version is reloading: no conflict with oneself.
  await summary(page).fill('Bir.')
  const two = await delay(page, /\/api\/admin\/blog\/news\/\d+/)
  await pressSave(page)
  await expect.poll(two.pending).toBe(1)
  await summary(page).fill('Bir, iki.')
  await page.keyboard.press('Control+s')
  two.release()
  await expect(page.getByText('Kaydedilmemiş değişiklik var')).toBeVisible()
  await expect(summary(page)).toHaveValue('Bir, iki.')
  await saveAndExpect(page, 'Değişiklikler kaydedildi.')

  // The skip link keeps unsaved input.
  await summary(page).fill('Bir, iki, üç.')
  await page.getByRole('link', { name: 'İçeriğe geç' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(summary(page)).toHaveValue('Bir, iki, üç.')
  await backToList(page)
  await page.getByRole('button', { name: 'Kaydet ve ayrıl' }).dblclick()
  await expect(heading(page)).toHaveText('Haberler')

  // A late search response does not overwrite the input.
  const list = await delay(page, /search=Acele(&|$)/)
  await search(page).pressSequentially('Acele')
  await expect.poll(list.pending).toBe(1)
  await search(page).pressSequentially(title.slice(5))
  list.release()
  await expect(tableRow(page, title)).toHaveCount(1)
  await expect(search(page)).toHaveValue(title)
  await tableRow(page, title).getByRole('link', { name: title }).click()
  await expect(summary(page)).toHaveValue('Bir, iki, üç.')
})
