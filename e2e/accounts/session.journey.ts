import { randomUUID } from 'node:crypto'
import { officeAdmin } from '../first-admin.ts'
import { expect, test } from '../journey.ts'
import { enterOffice, fillLogin, heading, managerHeaders, menuOf, sessionItems } from '../office.ts'
import { createActiveStaff, createStaff, passwordKeyOf } from '../staff.ts'
import { visit } from '../visitor.ts'

const none = [null, null, null]

test('who is invited opens the link of the mail, sets a password and works; later sessions end when the office says so', async ({
  page,
  request,
  expectTrouble,
}) => {
  // A link that was used; requests of a session that was ended.
  expectTrouble(/422/, /401/)
  const account = await createStaff(request, 'satis')
  const link = `/giris-yap/parola#key=${await passwordKeyOf(account.email)}`
  await visit(page, link)
  const password = page.getByLabel('Yeni parola', { exact: true })
  await password.fill('sifre123')
  await page.getByRole('button', { name: 'Parolamı kaydet' }).click()
  await expect(password).toHaveAccessibleDescription(/tahmin/)
  await password.fill('bulut-sofrasi-58')
  await page.getByRole('button', { name: 'Parolamı kaydet' }).click()
  await page.waitForURL(/\/giris-yap$/)

  // Remembered, so that only the password is asked when the session is over.
  await fillLogin(page, { email: account.email, password: 'bulut-sofrasi-58' })
  await page.getByRole('checkbox', { name: 'Beni hatırla' }).check()
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await page.waitForURL(/\/admin\/dashboard$/)
  await expect(heading(page)).toContainText('Deniz Işık')
  await expect(page.getByRole('button', { name: /^Profil:.*Satış/ })).toBeVisible()

  // The account gets another role: its sessions end, and the next request leads to the entrance.
  await menuOf(page).getByRole('link', { name: 'Kalkışlar' }).click()
  await expect(heading(page)).toHaveText('Kalkışlar')
  const headers = await managerHeaders(request)
  const changed = await request.put(`/api/admin/users/${account.id}`, { headers, data: { role_group: 'icerik' } })
  expect(changed.status()).toBe(200)
  await page.getByRole('link', { name: /^Sonraki ay/ }).click()
  await page.waitForURL(/\/giris-yap$/)
  expect(await sessionItems(page)).toEqual(none)
  await expect(page.getByRole('textbox', { name: 'E-posta' })).toHaveValue(account.email)
  await page.getByLabel('Parola', { exact: true }).fill('bulut-sofrasi-58')
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await page.waitForURL(/\/admin\/dashboard$/)
  await expect(page.getByRole('button', { name: /^Profil:.*İçerik/ })).toBeVisible()

  // The link of the invitation opens nothing any more.
  const other = await page.context().newPage()
  await visit(other, link)
  await other.getByLabel('Yeni parola', { exact: true }).fill('bulut-sofrasi-59')
  await other.getByRole('button', { name: 'Parolamı kaydet' }).click()
  await expect(other.getByText('Bu bağlantı geçersiz, kullanılmış ya da süresi dolmuş.')).toBeVisible()

  // Leaving in one tab closes the office in the others.
  await other.goto('/admin/departures')
  await expect(heading(other)).toHaveText('Kalkışlar')
  await page.getByRole('button', { name: /^Profil:/ }).click()
  await page.getByRole('menuitem', { name: 'Çıkış' }).click()
  await other.waitForURL(/\/giris-yap$/)
  await page.waitForURL((url) => url.pathname === '/')
  expect(await sessionItems(other)).toEqual(none)
})

test('a save that finds the session over keeps nothing open', async ({ page, request, expectTrouble }) => {
  expectTrouble(/401/)
  await enterOffice(page)
  await page.goto('/admin/pages/tours-categories')
  await page.getByRole('link', { name: 'Günübirlik Turlar', exact: true }).click()
  await page.getByRole('textbox', { name: /^Kategori adı/ }).fill('Günübirlik Geziler')
  const [token] = await sessionItems(page)
  const ended = await request.get('/api/admin/logout', { headers: { authorization: `Bearer ${token}` } })
  expect(ended.status()).toBe(200)
  // The browser asks, because what was typed is not saved.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/giris-yap$/)
  expect(await sessionItems(page)).toEqual(none)
  await page.goBack()
  await page.waitForURL(/\/giris-yap$/)
  await fillLogin(page, officeAdmin)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await page.waitForURL(/\/admin\/dashboard$/)
  await page.goto('/admin/pages/tours-categories')
  await expect(page.getByRole('link', { name: 'Günübirlik Turlar', exact: true })).toBeVisible()
})

test('too many attempts lead to the site, from the entrance and from inside', async ({ newVisitor, expectTrouble }) => {
  expectTrouble(/401/, /429/)
  const address = `10.${Date.now() % 250}.7.${1 + (Date.now() % 200)}`
  const page = await newVisitor({ extraHTTPHeaders: { 'x-forwarded-for': address } })
  await visit(page, '/giris-yap')
  const who = { email: `kimse.${randomUUID().slice(0, 8)}@ornek.example`, password: 'yanlis-parola' }
  for (let attempt = 1; attempt <= 10; attempt++)
    expect((await page.request.post('/api/auth/login', { data: who })).status()).toBe(401)
  await fillLogin(page, who)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await expect(page.getByRole('alert')).toContainText('Hata!')
  await expect(page.getByRole('alert')).toContainText(/deneyin/)
  await page.waitForURL((url) => url.pathname === '/')

  // What stands before the server may refuse too.
  await enterOffice(page)
  await expect(heading(page)).toContainText('Hoş geldiniz')
  await page.route('**/api/admin/categories*', (route) => route.fulfill({ status: 429, json: { message: '' } }))
  await menuOf(page).getByRole('link', { name: 'Kategoriler' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('what a role does not cover is told in words, and the rest stays open', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble(/403/)
  await enterOffice(page, await createActiveStaff(request, 'satis'))
  await menuOf(page).getByRole('link', { name: 'Kategoriler' }).click()
  await expect(heading(page)).toHaveText('Bu ekran için yetkiniz yok')
  await expect(page.getByRole('alert')).toContainText('yöneticinizden isteyin')
  await expect(page.getByRole('button', { name: 'Yeniden dene' })).toHaveCount(0)
  await page.reload()
  await expect(heading(page)).toHaveText('Bu ekran için yetkiniz yok')
  await menuOf(page).getByRole('link', { name: 'Kalkışlar' }).click()
  await expect(heading(page)).toHaveText('Kalkışlar')
  await expect(page.getByRole('button', { name: 'Kalkış ekle' })).toBeVisible()

  // Who may read departures and not write them sees the same table without inputs.
  await page.getByRole('button', { name: /^Profil:/ }).click()
  await page.getByRole('menuitem', { name: 'Çıkış' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await enterOffice(page, await createActiveStaff(request, 'icerik'))
  await page.goto('/admin/departures')
  await page.getByText('Tablo', { exact: true }).click()
  await expect(page.getByText('Fiyat ve kontenjanı satış ekibi ile yöneticiler değiştirir.')).toBeVisible()
  const table = page.getByRole('table', { name: 'Tarihler ve fiyatlar' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expect(table.getByRole('textbox').or(table.getByRole('checkbox'))).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Kalkış ekle' })).toHaveCount(0)
  await menuOf(page).getByRole('link', { name: 'Kategoriler' }).click()
  await expect(heading(page)).toHaveText('Tur kategorileri')
})
