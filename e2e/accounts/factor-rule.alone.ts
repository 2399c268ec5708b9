import { codeAt } from '../../src/features/accounts/factors/one-time-codes.rules.ts'
import { expect, test } from '../journey.ts'
import { checkScreen, enterOffice, heading, openScreen, openTab } from '../office.ts'
import { createActiveStaff } from '../staff.ts'

test('two-step login is required of administrators on the users screen, and stops whoever has none', async ({
  page,
  request,
  expectErrors,
  browser,
}) => {
  // The rule is refused to whoever would lock themselves out, and the office to whoever has no second factor.
  expectErrors(/409/, /403/)
  const [strict, other] = [await createActiveStaff(request, 'yonetici'), await createActiveStaff(request, 'yonetici')]
  await enterOffice(page, '/admin/users', strict)
  const radio = (name: string) => page.getByRole('radio', { name })
  const requireIt = async () => {
    await radio('Yöneticilere').click()
    const dialog = page.getByRole('dialog', { name: 'İki adımlı giriş yöneticilere zorunlu olsun mu?' })
    await dialog.getByRole('button', { name: 'Zorunlu yap' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await requireIt()
  await expect(radio('Kimseye; isteyen kurar')).toBeChecked()

  await page.getByRole('button', { name: /^Profil:/ }).click()
  await page.getByRole('menuitem', { name: 'Hesabım' }).click()
  await openTab(page, 'İki adımlı giriş')
  await page.getByRole('button', { name: 'Kurulumu başlat' }).click()
  const key = await page.getByLabel('Okutamıyorsanız bu anahtarı elle yazın').inputValue()
  await page.getByLabel('Altı haneli kod').fill(codeAt(key.replaceAll(' ', ''), new Date()))
  await page.getByLabel('Şu anki parolanız', { exact: true }).fill(strict.password)
  await page.getByRole('button', { name: 'İki adımlı girişi aç' }).click()
  await page.getByRole('button', { name: 'Kodları sakladım' }).click()
  await openScreen(page, 'Kullanıcılar')
  await requireIt()
  await expect(radio('Yöneticilere')).toBeChecked()

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const stopped = await context.newPage()
  await enterOffice(stopped, '/admin/orders', other)
  await stopped.waitForURL('**/giris-yap/ikinci-adim**')
  await expect(heading(stopped)).toHaveText('Önce iki adımlı girişi kurun')
  await expect(stopped.getByText('Kurulum bir dakika sürer; sonra panel açılır.')).toBeVisible()
  await expect(stopped.getByRole('button', { name: 'Kurulumu başlat' })).toBeVisible()
  await checkScreen(stopped)

  await radio('Kimseye; isteyen kurar').click()
  await expect(radio('Kimseye; isteyen kurar')).toBeChecked()
  await stopped.goto('/admin/account')
  await expect(heading(stopped)).toHaveText('Hesabım')
  await context.close()
})
