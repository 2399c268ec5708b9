import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { backToList, enterOffice, heading, openScreen, pressSave, saveAndExpect, tableRow, textbox } from '../office.ts'

const summary = (page: Page) => textbox(page, 'Özet (TR)')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Ara' })

/** Holds the answers of an address until they are let go. */
async function hold(page: Page, address: RegExp): Promise<{ held: () => number; letGo: () => void }> {
  const gate = Promise.withResolvers<void>()
  let held = 0
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') {
      held += 1
      await gate.promise
    }
    await route.continue()
  })
  return { held: () => held, letGo: gate.resolve }
}

test('a hasty clerk loses nothing and makes nothing twice', async ({ page }) => {
  const title = `Acele ${Date.now().toString(36)}`
  await enterOffice(page)
  await openScreen(page, 'Haberler')
  await page.getByRole('link', { name: 'Haber ekle' }).click()
  await textbox(page, 'Başlık (TR)').fill(title)

  // Pressed again before the screen of what was made is there.
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const one = await hold(page, /\/api\/admin\/blog\/news\/\d+/)
  await pressSave(page)
  await expect.poll(one.held).toBe(1)
  await page.keyboard.press('Control+s')
  one.letGo()
  await expect(heading(page)).toHaveText(title)
  expect(posts.filter((url) => url.includes('/blog/news'))).toHaveLength(1)

  // Typed and saved on while what was saved is loaded: nobody else has changed it.
  await summary(page).fill('Bir.')
  const two = await hold(page, /\/api\/admin\/blog\/news\/\d+/)
  await pressSave(page)
  await expect.poll(two.held).toBe(1)
  await summary(page).fill('Bir, iki.')
  await page.keyboard.press('Control+s')
  two.letGo()
  await expect(page.getByText('Kaydedilmemiş değişiklik var')).toBeVisible()
  await expect(summary(page)).toHaveValue('Bir, iki.')
  await saveAndExpect(page, 'Değişiklikler kaydedildi.')

  // The way past the menu keeps what is being written.
  await summary(page).fill('Bir, iki, üç.')
  await page.getByRole('link', { name: 'İçeriğe geç' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(summary(page)).toHaveValue('Bir, iki, üç.')
  await backToList(page)
  await page.getByRole('button', { name: 'Kaydet ve ayrıl' }).dblclick()
  await expect(heading(page)).toHaveText('Haberler')

  // The box of the search keeps its letters, whenever the answer comes.
  const list = await hold(page, /search=Acele(&|$)/)
  await search(page).pressSequentially('Acele')
  await expect.poll(list.held).toBe(1)
  await search(page).pressSequentially(title.slice(5))
  list.letGo()
  await expect(tableRow(page, title)).toHaveCount(1)
  await expect(search(page)).toHaveValue(title)
  await tableRow(page, title).getByRole('link', { name: title }).click()
  await expect(summary(page)).toHaveValue('Bir, iki, üç.')
})
