import { randomUUID } from 'node:crypto'
import { expect, test } from '../journey.ts'
import {
  checkScreen,
  enterOffice,
  expectToast,
  heading,
  openScreen,
  openTab,
  pressSave,
  saveAndExpect,
  tableRow,
  textbox,
} from '../office.ts'
import { createActiveStaff } from '../staff.ts'
import { openWindow } from '../window.ts'

test('a user is added, works, loses a session and then the account; the audit tells it in words', async ({
  page,
  newVisitor,
  expectErrors,
}) => {
  // Requests of ended sessions.
  expectErrors(/401/)
  const email = `ece.${randomUUID().slice(0, 8)}@seyyah.example`
  const name = `Ece Aksu ${email.slice(4, 8)}`
  await enterOffice(page, '/admin/users')
  await checkScreen(page)
  await page.getByRole('link', { name: 'Kullanıcı ekle' }).click()
  await textbox(page, 'Adı soyadı').fill(name)
  await textbox(page, 'E-posta').fill(email)
  await page.getByRole('radio', { name: 'Satış' }).check()
  await pressSave(page)
  const link = await textbox(page, 'Bağlantı hazır').inputValue()

  // The owner of the account, in a browser of their own.
  const own = await newVisitor()
  const password = 'bulut-sofrasi-58'
  const enter = async () => {
    await enterOffice(own, '/admin/account', { email, password })
    await expect(own.getByRole('button', { name: /^Profil:.*Satış/ })).toBeVisible()
  }
  // In a tab of its own, because the open one may leave at any moment: its requests in the background are refused too.
  const isOut = async () => {
    const tab = await openWindow(own)
    await tab.goto('/admin/departures', { waitUntil: 'commit' })
    await expect(tab).toHaveURL(/\/giris-yap$/)
    await expect(own).toHaveURL(/\/giris-yap$/)
    await tab.close()
  }
  const [, key] = /#key=([\w-]{43})$/.exec(link)!
  expect((await own.request.post('/api/auth/password', { data: { key, password } })).status()).toBe(200)
  await enter()

  // Their session is ended: the next screen is the login page.
  await page.getByRole('link', { name: 'Listeye dön' }).click()
  await tableRow(page, name).getByRole('link', { name }).click()
  await openTab(page, 'Oturumlar (1)')
  await page.getByRole('button', { name: 'Oturumu kapat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Oturumu kapat' }).click()
  await expectToast(page, 'Oturum kapatıldı.')
  await isOut()
  await enter()

  // The account is closed: its owner is out at once and cannot log in.
  await openTab(page, 'Hesap')
  await page.getByRole('switch', { name: 'Hesap açık' }).uncheck()
  await pressSave(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Hesabı kapat' }).click()
  await expectToast(page, 'Kullanıcı güncellendi.')
  await expect(page.getByText('Bu hesap kapalı: sahibi panele giremez.')).toBeVisible()
  await isOut()
  expect((await own.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(401)

  await page.getByRole('link', { name: 'Geçmişi' }).click()
  await expect(heading(page)).toHaveText('Kim ne yaptı')
  const closed = page.getByRole('row').filter({ hasText: /Hesap açık: evet.*hayır/ })
  await expect(closed.getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Oturum kapattı' })).toHaveCount(1)
  await checkScreen(page)
  await page.getByRole('link', { name: 'Bütün kayıtları göster' }).click()
  await page.getByRole('searchbox').fill(email)
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1)
})

test('staff change their name, see what they did and ask for support', async ({ page, request }) => {
  const user = await createActiveStaff(request, 'satis')
  await enterOffice(page, undefined, user)
  await page.getByRole('button', { name: /^Profil:/ }).click()
  await page.getByRole('menuitem', { name: 'Hesabım' }).click()
  await expect(heading(page)).toHaveText('Hesabım')
  const name = `Deniz Işık ${randomUUID().slice(0, 4)}`
  await textbox(page, 'Adı soyadı').fill(name)
  await saveAndExpect(page, 'Hesabınız güncellendi.')
  await expect(page.getByRole('button', { name: `Profil: ${name}` })).toBeVisible()
  await openTab(page, 'Son yaptıklarım')
  await expect(page.getByRole('row').filter({ hasText: 'Adı soyadı: Deniz Işık' })).toContainText(name)
  await openTab(page, 'Oturumlar')
  await expect(page.getByText('Bu oturum', { exact: true })).toBeVisible()
  await openTab(page, 'Parola')
  await page.getByLabel('Şu anki parola', { exact: true }).fill(user.password)
  await page.getByLabel('Yeni parola', { exact: true }).fill('deniz-kabugu-81')
  await page.getByRole('button', { name: 'Parolayı değiştir' }).click()
  await expect(page.getByText(/^Parolanız değişti/)).toBeVisible()
  await checkScreen(page)

  await openScreen(page, 'Destek talebi')
  await expect(page.getByText('Bu sekmede hata olmadı.')).toBeVisible()
  await page.getByRole('button', { name: 'Talebi gönder' }).click()
  await expect(textbox(page, 'Konu')).toBeFocused()
  await textbox(page, 'Konu').fill('Kalkış kaydedilmiyor')
  await textbox(page, 'Ne oldu?').fill('Kaydet düğmesine basınca hata çıkıyor.')
  await page.getByRole('button', { name: 'Talebi gönder' }).click()
  const sent = page.getByRole('region', { name: 'Gönderdiğim talepler' })
  await expect(tableRow(sent, 'Kalkış kaydedilmiyor')).toContainText('E-posta ayarsız')
  await expect(textbox(page, 'Konu')).toHaveValue('')
  await checkScreen(page)
})
