import { lastMailTo, setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { checkScreen, enterOffice } from '../office.ts'
import { placeOrder } from '../ordering.ts'

test('a text of a mail is changed beside its preview, and the next order is answered with it', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/422/)
  const words = 'koltuklarınız sizi bekliyor.'
  await enterOffice(page, '/admin/settings/mail-texts')
  const intro = page.locator('[name="mail.intro"]')
  const subject = page.locator('[name="mail.subject"]')
  await expect(page.frameLocator('iframe').getByRole('link').first()).toBeVisible()
  await intro.fill(`{deadline} kadar ${words}`)
  await expect(page.frameLocator('iframe').getByText(words)).toBeVisible()
  await subject.fill('Yeriniz ayrıldı: {numara}')
  await page.keyboard.press('Control+s')
  await expect(subject).toHaveAttribute('aria-invalid', 'true')
  await checkScreen(page)
  await subject.fill('Yeriniz ayrıldı: {order_no}')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Kaydedilmedi', { exact: true })).toHaveCount(0)
  const { person } = await placeOrder(page.request, await setFreeSeats('KS-211', 4), tr)
  expect(await lastMailTo(person.email)).toContain(words)

  await page.reload()
  for (const name of ['Konu', 'Metin 1'])
    await page.getByRole('button', { name: `Bizim metnimize dön: ${name}` }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: /^Bizim metnimize dön/ })).toHaveCount(0)
  await expect(page.getByText('Kaydedilmedi', { exact: true })).toHaveCount(0)
})
