import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { checkScreen, enterOffice, fillLogin, openTab } from '../office.ts'
import { createActiveStaff } from '../staff.ts'
import { visit } from '../visitor.ts'

/** A security key of Chromium, in software. */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Passkeys on it. */
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

test('a user adds a passkey, signs in with it, and removes it', async ({ page, request, expectErrors }) => {
  // The wrong password, and the answer to a right one that is not enough.
  expectErrors(/401/, /422/)
  const user = await createActiveStaff(request, 'satis')
  const key = await plugIn(page)
  await enterOffice(page, '/admin/account', user)
  await openTab(page, 'İki adımlı giriş')
  await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click()
  const name = page.getByLabel('Geçiş anahtarının adı')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue(/, Linux$/)
  await name.fill('Ofis anahtarı')
  await page.getByLabel('Şu anki parolanız', { exact: true }).fill('yanlış parola')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Şu anki parolanız', { exact: true })).toHaveAccessibleDescription(
    /Şu anki parolanız bu değil/,
  )
  await checkScreen(page)
  expect(await key.count()).toBe(0)
  await page.getByLabel('Şu anki parolanız', { exact: true }).fill(user.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Kurtarma kodlarınız' })).toBeFocused()
  expect(await key.count()).toBe(1)
  await page.getByRole('button', { name: 'Kodları sakladım' }).click()
  const keys = page.getByRole('region', { name: 'Geçiş anahtarları' })
  await expect(keys.getByRole('listitem')).toContainText('Girişte hiç kullanılmadı')
  await checkScreen(page)

  // The second step, by keyboard alone.
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await visit(page, '/giris-yap')
  await fillLogin(page, user)
  await page.keyboard.press('Enter')
  const use = page.getByRole('button', { name: 'Geçiş anahtarımla gir' })
  await expect(use).toBeFocused()
  await checkScreen(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin(\/|$)/)

  await page.getByRole('button', { name: /^Profil:/ }).click()
  await page.getByRole('menuitem', { name: 'Hesabım' }).click()
  await openTab(page, 'İki adımlı giriş')
  await expect(keys.getByRole('listitem')).toContainText(/Son kullanım: Bugün/)
  await keys.getByRole('button', { name: 'Sil: Ofis anahtarı' }).click()
  await page.getByLabel('Şu anki parolanız', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Geçiş anahtarını sil' }).click()
  await expect(keys.getByRole('listitem')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Kurtarma kodları' })).toHaveCount(0)
})
