import { expectNoViolationInBothModes } from '../axe.ts'
import { officeAdmin } from '../first-admin.ts'
import { expect, test } from '../journey.ts'
import { fillLogin, sessionItems, signIn } from '../office.ts'
import { visit } from '../visitor.ts'

test.use({ isOldBrowser: true })

test('error marks appear after leaving a field, messages after the first submit', async ({ page }) => {
  await visit(page, '/giris-yap')
  await expect(page).toHaveTitle('Giriş Yap')
  const email = page.getByRole('textbox', { name: 'E-posta' })
  const password = page.getByLabel('Parola', { exact: true })
  await email.fill('abc')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await password.focus()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Bu Alan 6 Karakterden Az Olamaz')).toHaveCount(0)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await expect(page.getByText('Bu Alan 6 Karakterden Az Olamaz')).toBeVisible()
  await expect(page.getByText('* Bu Alan Zorunlu')).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill('abcdefg')
  await expect(page.getByText('Geçerli E-Mail Adresi Giriniz')).toBeVisible()
  await password.fill('1'.repeat(22))
  await expect(page.getByText('Bu Alan 21 Karakteri Geçemez')).toBeVisible()

  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Parolayı göster' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Parolayı gizle' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('a wrong password is refused and creates no session', async ({ page, expectErrors }) => {
  expectErrors(/401/)
  await visit(page, '/giris-yap')
  await fillLogin(page, { ...officeAdmin, password: 'baska-bir-parola' })
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  const wrong = 'E-posta adresi ya da parola hatalı.'
  await expect(page.getByRole('alert').filter({ hasText: 'Hata!' })).toContainText(wrong)
  await expect(page.locator('form').getByRole('alert')).toHaveText(wrong)
  expect(await sessionItems(page)).toEqual([null, null, null])
  await expect(page).toHaveURL(/\/giris-yap$/)
})

test('a server that does not answer is reported', async ({ page, expectErrors }) => {
  expectErrors(/no answer/, /ERR_FAILED/)
  await visit(page, '/giris-yap')
  await page.route('**/api/auth/login*', (route) => route.abort('failed'))
  await fillLogin(page, officeAdmin)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Sistemsel Hata!' })).toContainText('Sistem Hatası')
})

test('the e-mail is remembered until the box is unchecked', async ({ page, expectErrors }) => {
  expectErrors(/401/)
  const email = page.getByRole('textbox', { name: 'E-posta' })
  const box = page.getByRole('checkbox', { name: 'Beni hatırla' })
  await visit(page, '/giris-yap')
  await fillLogin(page, { email: 'ayse@ornek.example', password: 'yanlis-parola' })
  await box.check()
  await page.reload()
  await expect(email).toHaveValue('')
  await fillLogin(page, { email: 'ayse@ornek.example', password: 'yanlis-parola' })
  await box.check()
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Hata!' })).toBeVisible()
  await visit(page, '/giris-yap')
  await expect(email).toHaveValue('ayse@ornek.example')
  await expect(box).toBeChecked()
  await box.uncheck()
  await visit(page, '/giris-yap')
  await expect(box).not.toBeChecked()
  await expect(email).toHaveValue('')
})

test('signing in stores the session and opens the office', async ({ page }) => {
  const before = Date.now()
  await signIn(page)
  const [token, user, expires] = await sessionItems(page)
  expect(token).toMatch(/^[\w-]{20,}$/)
  expect(JSON.parse(user!)).toMatchObject({ email: officeAdmin.email, role_group: 'yonetici' })
  expect(Number(expires)).toBeGreaterThan(before + 60_000)
})

test('password links without a key or with an invalid one are refused', async ({ page, expectErrors }) => {
  expectErrors(/422/)
  await visit(page, '/giris-yap/parola')
  await expect(page.getByRole('alert')).toContainText('Bu sayfa, size gönderilen bağlantıyla açılır.')
  await page.goto('about:blank')
  await visit(page, '/giris-yap/parola#key=boyle-bir-anahtar-yok')
  const password = page.getByLabel('Yeni parola', { exact: true })
  await page.getByRole('button', { name: 'Parolamı kaydet' }).click()
  await expect(page.getByText('* Bu Alan Zorunlu')).toBeVisible()
  await password.fill('1234567')
  await expect(page.getByText('Bu Alan 8 Karakterden Az Olamaz')).toBeVisible()
  await password.fill('efes-sutunlari-17')
  await page.getByRole('button', { name: 'Parolamı kaydet' }).click()
  await expect(page.getByText('Bu bağlantı geçersiz, kullanılmış ya da süresi dolmuş.')).toBeVisible()
  await page.getByRole('link', { name: 'Giriş sayfasına dön' }).click()
  await expect(page).toHaveURL(/\/giris-yap$/)
})

test('axe finds no violation on the login screens, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/giris-yap', '/giris-yap/parola', '/giris-yap/parola#key=yok']) {
    await page.goto('about:blank')
    await visit(page, path)
    await page
      .getByRole('button', { name: /Giriş Yap|Parolamı kaydet/ })
      .or(page.getByRole('alert'))
      .first()
      .waitFor()
    await expectNoViolationInBothModes(page)
  }
  await visit(page, '/giris-yap')
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await expect(page.getByText('* Bu Alan Zorunlu')).toHaveCount(2)
  await expectNoViolationInBothModes(page)
})
