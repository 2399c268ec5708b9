import sharp from 'sharp'
import { expect, test } from '../journey.ts'
import { checkScreen, enterOffice, menuOf, openTab, pressSave, textbox } from '../office.ts'
import { visit } from '../visitor.ts'

test('logo and colour are on the public site at the next request', async ({ page, newVisitor }) => {
  const visitor = await newVisitor()
  await enterOffice(page, '/admin/settings/company')
  await openTab(page, 'Renkler')
  const colour = textbox(page, 'Ana renk')
  const before = await colour.inputValue()
  const saved = () => expect(page.getByText('Tüm değişiklikler kayıtlı').filter({ visible: true })).toBeVisible()
  const setColour = async (hex: string) => {
    await openTab(page, 'Renkler')
    await colour.fill(hex)
    await colour.press('Tab')
    await pressSave(page)
    await saved()
  }
  await colour.fill('#ffe08a')
  await expect(page.getByText(/Beyaz yazı bu renkte okunmaz/)).toBeVisible()
  await setColour('#7a1f3d')
  const mainColour = () => visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--main'))
  await visit(visitor, '/')
  expect((await mainColour()).trim()).toBe('#7a1f3d')

  await openTab(page, 'Logo')
  const logo = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#7a1f3d' } })
    .png()
    .toBuffer()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await expect(page.getByRole('button', { name: 'Kaldır' }).first()).toBeVisible()
  await pressSave(page)
  await saved()
  await visit(visitor, '/')
  await expect(visitor.getByRole('banner').locator('a img').first()).toBeVisible()
  await checkScreen(page)

  await openTab(page, 'Logo')
  await page.getByRole('button', { name: 'Kaldır' }).first().click()
  await setColour(before)
  await visit(visitor, '/')
  expect((await mainColour()).trim()).toBe(before)
})

test('the screens of the settings are accessible, and so are the opening of the site and the state of the system', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterOffice(page)
  for (const name of [
    'Sitenin açılışı',
    'E-posta',
    'Entegrasyonlar',
    'Opsiyon kuralları',
    'İletişim bilgileri',
    'Sosyal medya',
    'Sistem durumu',
  ]) {
    await menuOf(page).getByRole('link', { name, exact: true }).click()
    await expect(menuOf(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await checkScreen(page)
  }
})
