import { randomUUID } from 'node:crypto'
import { categoriesAdminPath } from '#src/features/categories/categories.links.ts'
import { expect, test } from '../journey.ts'
import { enterOffice, fillLogin, heading, managerHeaders, menuOf, sessionItems } from '../office.ts'
import { createActiveStaff, createStaff } from '../staff.ts'
import { visit } from '../visitor.ts'
import { openWindow } from '../window.ts'

const none = [null, null, null]

test('an invited user sets a password and works; a role change or logout ends all their sessions', async ({
  page,
  request,
  expectErrors,
}) => {
  // The password that is guessed easily, and requests of an ended session.
  expectErrors(/422/, /401/)
  const account = await createStaff(request, 'satis')
  const link = `/giris-yap/parola#key=${account.key}`
  await visit(page, link)
  const password = page.getByLabel('Yeni parola', { exact: true })
  await password.fill('sifre123')
  await page.getByRole('button', { name: 'Parolamı kaydet' }).click()
  await expect(password).toHaveAccessibleDescription(/tahmin/)
  await password.fill('bulut-sofrasi-58')
  await page.getByRole('button', { name: 'Parolamı kaydet' }).click()
  await page.waitForURL(/\/giris-yap$/)

  // Remembered, so that only the password is asked for later.
  await fillLogin(page, { email: account.email, password: 'bulut-sofrasi-58' })
  await page.getByRole('checkbox', { name: 'Beni hatırla' }).check()
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await page.waitForURL(/\/admin\/dashboard$/)
  await expect(heading(page)).toContainText('Deniz Işık')
  await expect(page.getByRole('button', { name: /^Profil:.*Satış/ })).toBeVisible()

  // A role change ends the sessions: the next request redirects to the login page.
  await menuOf(page).getByRole('link', { name: 'Kalkışlar' }).click()
  await expect(heading(page)).toHaveText('Kalkışlar')
  const headers = await managerHeaders(request)
  const changed = await request.put(`/api/admin/users/${account.id}`, { headers, data: { role_group: 'icerik' } })
  expect(changed.status()).toBe(200)
  // Or the stream of events asks again before.
  await Promise.any([page.getByRole('link', { name: /^Sonraki ay/ }).click(), page.waitForURL(/\/giris-yap$/)])
  await page.waitForURL(/\/giris-yap$/)
  expect(await sessionItems(page)).toEqual(none)
  await expect(page.getByRole('textbox', { name: 'E-posta' })).toHaveValue(account.email)
  await page.getByLabel('Parola', { exact: true }).fill('bulut-sofrasi-58')
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await page.waitForURL(/\/admin\/dashboard$/)
  await expect(page.getByRole('button', { name: /^Profil:.*İçerik/ })).toBeVisible()

  // The invitation link is used up.
  const again = { key: account.key, password: 'bulut-sofrasi-59' }
  expect((await request.post('/api/auth/password', { data: again })).status()).toBe(422)

  // Logging out in one tab closes the office in the other.
  const other = await openWindow(page)
  await other.goto('/admin/departures')
  await expect(heading(other)).toHaveText('Kalkışlar')
  await page.getByRole('button', { name: /^Profil:/ }).click()
  await page.getByRole('menuitem', { name: 'Çıkış' }).click()
  await other.waitForURL(/\/giris-yap$/)
  await page.waitForURL((url) => url.pathname === '/')
  expect(await sessionItems(other)).toEqual(none)
})

test('a save after the session has ended keeps what was typed, leads to the login page and saves nothing', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(/401/)
  await enterOffice(page, '/admin/pages/tours-categories')
  await page.getByRole('link', { name: 'Günübirlik Turlar', exact: true }).click()
  const name = page.getByRole('textbox', { name: /^Kategori adı/ })
  await name.fill('Günübirlik Geziler')
  const [token] = await sessionItems(page)
  const ended = await request.get('/api/admin/logout', { headers: { authorization: `Bearer ${token}` } })
  expect(ended.status()).toBe(200)
  // Unsaved changes: the browser asks before leaving, whichever request is refused first. Who stays is told where to sign in.
  let stays = true
  page.on('dialog', (dialog) => void (stays ? dialog.dismiss() : dialog.accept()))
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Oturumunuz bitti/).first()).toBeVisible()
  await expect(name).toHaveValue('Günübirlik Geziler')
  await expect(page.getByText('Kaydedilmemiş değişiklik var')).toBeVisible()
  stays = false
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/giris-yap$/)
  expect(await sessionItems(page)).toEqual(none)
  await page.goBack()
  await page.waitForURL(/\/giris-yap$/)
  const kept = await request.get(categoriesAdminPath, { headers: await managerHeaders(request) })
  expect(await kept.text()).toContain('Günübirlik Turlar')
  expect(await kept.text()).not.toContain('Günübirlik Geziler')
})

test('rate limits lead to the site, from the login page and from the office', async ({ newVisitor, expectErrors }) => {
  expectErrors(/401/, /429/)
  const address = `10.${Date.now() % 250}.7.${1 + (Date.now() % 200)}`
  const page = await newVisitor({ extraHTTPHeaders: { 'x-forwarded-for': address } })
  await visit(page, '/giris-yap')
  const credentials = { email: `kimse.${randomUUID().slice(0, 8)}@ornek.example`, password: 'yanlis-parola' }
  for (let attempt = 1; attempt <= 10; attempt++)
    expect((await page.request.post('/api/auth/login', { data: credentials })).status()).toBe(401)
  await fillLogin(page, credentials)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Hata!' })
  await expect(toast).toContainText(/deneyin/)
  await page.waitForURL((url) => url.pathname === '/')

  // A 429 may also come from a proxy before the server.
  await enterOffice(page)
  await page.route('**/api/admin/categories*', (route) => route.fulfill({ status: 429, json: { message: '' } }))
  await menuOf(page).getByRole('link', { name: 'Kategoriler' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a screen outside the role is refused with an explanation, and the others work', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(/403/)
  await enterOffice(page, undefined, await createActiveStaff(request, 'satis'))
  await menuOf(page).getByRole('link', { name: 'Kategoriler' }).click()
  await expect(heading(page)).toHaveText('Bu ekran için yetkiniz yok')
  await expect(page.getByRole('alert')).toContainText('yöneticinizden isteyin')
  await expect(page.getByRole('button', { name: 'Yeniden dene' })).toHaveCount(0)
  await menuOf(page).getByRole('link', { name: 'Kalkışlar' }).click()
  await expect(heading(page)).toHaveText('Kalkışlar')
  await expect(page.getByRole('button', { name: 'Kalkış ekle' })).toBeVisible()

  // Read-only roles see the same table without inputs.
  await enterOffice(page, '/admin/departures', await createActiveStaff(request, 'icerik'))
  await page.getByText('Tablo', { exact: true }).click()
  await expect(page.getByText('Fiyat ve kontenjanı satış ekibi ile yöneticiler değiştirir.')).toBeVisible()
  const table = page.getByRole('table', { name: 'Tarihler ve fiyatlar' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expect(table.getByRole('textbox').or(table.getByRole('checkbox'))).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Kalkış ekle' })).toHaveCount(0)
  await menuOf(page).getByRole('link', { name: 'Kategoriler' }).click()
  await expect(heading(page)).toHaveText('Tur kategorileri')
})
