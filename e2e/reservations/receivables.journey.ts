import { expect, test } from '../journey.ts'
import { checkScreen, enterOffice, heading, tableRow } from '../office.ts'

test('the receivables show what is due by when, save it as a file, and lead to the order', async ({ page }) => {
  await enterOffice(page, '/admin/receivables')
  await expect(heading(page)).toHaveText('Tahsilat takvimi')
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const all = await rows.count()
  await checkScreen(page)
  await page.getByRole('button', { name: /^30 günden sonra/ }).click()
  await expect(page).toHaveURL(/\?time=sonra$/)
  await expect(page.getByRole('button', { name: /^30 günden sonra/ })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => rows.count()).toBeLessThan(all)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Excel' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^Tahsilat takvimi .*\.xlsx$/)
  // The rows move when another order is paid meanwhile.
  const order_no = await rows
    .nth(1)
    .getByText(/^[A-Z]{3}-\d\d-/)
    .textContent()
  await tableRow(page, order_no!).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/order-show$/)
  await expect(heading(page)).toHaveText(order_no!)
})
