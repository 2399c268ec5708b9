import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../journey.ts'
import { checkScreen, enterOffice, expectNoOverflow, openScreen, textbox } from '../office.ts'

test('a person asks: staff find what is kept, hand it over and erase it', async ({ page, expectErrors }) => {
  // Refusals at fields.
  expectErrors(/422/)
  const email = `feride.${randomUUID().slice(0, 8)}@uzun-bir-posta.example`
  const written = {
    name: 'Feride Silinmek İsteyen',
    email,
    topic: 'tur',
    message: 'Turlarınız hakkında bilgi rica ediyorum.',
  }
  expect((await page.request.post('/api/forms/contact', { data: written })).status()).toBe(201)

  await enterOffice(page)
  await openScreen(page, 'Kişisel veriler')
  await page.getByText(/^Bütün süreler/).click()
  await checkScreen(page)
  await page.getByText(/^Bütün süreler/).click()

  const contact = textbox(page, 'Kişinin e-posta adresi ya da telefonu')
  await contact.fill('feride')
  await contact.press('Enter')
  await expect(page.getByText('Bir e-posta adresi ya da telefon numarası yazın.')).toBeVisible()
  await contact.fill(email.toUpperCase())
  await contact.press('Enter')
  const found = page.getByRole('region', { name: `${email} hakkında saklananlar` })
  await expect(found.getByText('Yanıtları, notları ve dosyasıyla silinir.')).toBeVisible()
  await checkScreen(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    found.getByRole('button', { name: 'Verileri indir (ZIP)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Kişisel verileriniz.zip')
  expect((await readFile(await file.path())).toString('utf8')).toContain('Feride Silinmek İsteyen')

  await found.getByRole('button', { name: 'Silinebileni sil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kişisel veriler silinsin mi?' })
  await dialog.getByRole('textbox').fill('baskasi@posta.example')
  await dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).click()
  await expect(dialog.getByText('Aradığınız adres ya da numarayla aynı değil.')).toBeVisible()
  await dialog.getByRole('textbox').fill(email)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(found.getByText(/^.* günü silme yapılmış \(.*1 mesaj/)).toBeVisible()
  await expect(found.getByRole('button', { name: 'Silinebileni sil' })).toBeDisabled()
})
