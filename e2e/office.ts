import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectNoViolationInBothModes } from './axe.ts'
import { officeAdmin } from './first-admin.ts'
import { expect } from './journey.ts'
import { visit } from './visitor.ts'

/** Signs the administrator in to the API. @returns the header for its requests */
export async function managerHeaders(request: APIRequestContext): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await newSession(request, officeAdmin)).token}` }
}

async function newSession(request: APIRequestContext, { email, password }: typeof officeAdmin) {
  const answer = await request.post('/api/auth/login', { data: { email, password } })
  expect(answer.status(), email).toBe(200)
  return (await answer.json()) as { token: string; data: object; expires_in: number }
}

export async function fillLogin(page: Page, { email, password }: typeof officeAdmin): Promise<void> {
  await page.getByRole('textbox', { name: 'E-posta' }).fill(email)
  await page.getByLabel('Parola', { exact: true }).fill(password)
}

/** Signs in through the login page. */
export async function signIn(page: Page, user = officeAdmin): Promise<void> {
  await visit(page, '/giris-yap')
  await fillLogin(page, user)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await expect(page.getByText('Giriş Yapıldı! Yönlendiriliyorsunuz...')).toBeVisible()
  await page.waitForURL(/\/admin(\/|$)/)
}

/**
 * Opens a screen of the office with a session from the API, which is faster than the login page.
 * @param path a light screen unless given: the dashboard loads its charts
 */
export async function enterOffice(page: Page, path = '/admin/account', user = officeAdmin): Promise<void> {
  const { token, data, expires_in } = await newSession(page.request, user)
  // A light page, to set local storage of the origin.
  await page.goto('/robots.txt')
  await storeSession(page, { token, user: data, expires: Date.now() + expires_in * 1000 })
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
}

/** Local storage items of the session: token, user_data, expirationDate. */
export function sessionItems(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => ['token', 'user_data', 'expirationDate'].map((name) => localStorage.getItem(name)))
}

/** Stores a session in the browser without signing in. */
export function storeSession(page: Page, session: { token: string; expires: number; user?: object }): Promise<void> {
  const { token, expires, user = {} } = session
  return page.evaluate(
    ([value, until, user]) => {
      localStorage.setItem('token', value)
      localStorage.setItem('user_data', user)
      localStorage.setItem('expirationDate', until)
    },
    [token, String(expires), JSON.stringify(user)] as const,
  )
}

/** Expects no horizontal overflow. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(wide, `at ${page.url()}`).toBeLessThanOrEqual(window)
}

export async function openPart(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Sayfanın bölümleri' }).getByRole('link', { name, exact: true })
  await link.click()
  // The part that was open stays until the next one is loaded.
  await expect(link).toHaveAttribute('aria-current', 'page')
}

export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Yönetim menüsü' })
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
export const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const tableRow = (within: Page | Locator, name: string) => within.getByRole('row').filter({ hasText: name })
export const pressSave = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true }).click()
export const backToList = (page: Page) => page.getByRole('link', { name: 'Listeye dön' }).click()
export const switchToEnglish = (page: Page) =>
  page.getByRole('radiogroup', { name: 'İçerik dili' }).getByText('English', { exact: true }).click()

/** Expects a toast. It may be an earlier one with the same text, so check the result as well. */
export const expectToast = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).last()).toBeVisible()

export async function saveAndExpect(page: Page, text: string): Promise<void> {
  await pressSave(page)
  await expectSaved(page, text)
}

/** The same for a save that publishes a record with missing parts. */
export async function publishAndExpect(page: Page, text: string): Promise<void> {
  await pressSave(page)
  await publishAnyway(page)
  await expectSaved(page, text)
}

async function expectSaved(page: Page, text: string): Promise<void> {
  await expectToast(page, text)
  await expect(page.getByRole('status').filter({ hasText: 'Tüm değişiklikler kayıtlı' })).toBeVisible()
}

/** Confirms what visitors of each language will see. */
export async function publishAnyway(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Yayımlamadan önce' })
  await dialog.getByRole('button', { name: 'Yayımla' }).click()
  await expect(dialog).toBeHidden()
}

/** The readiness list of a form. */
export const readiness = (page: Page) => page.getByRole('region', { name: 'Yayına hazırlık' })

/** Opens a screen from the menu. */
export async function openScreen(page: Page, name: string): Promise<void> {
  await menuOf(page).getByRole('link', { name, exact: true }).click()
  await expect(heading(page)).toHaveText(name)
}

/** Moves an item by arrow keys, waiting for the screen reader announcement of each place. */
export async function moveByKeyboard(page: Page, handle: string, moves: { key: string; to: number }[]): Promise<void> {
  await page.getByRole('button', { name: handle, exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^\d+\. sıradan alındı/)).toBeAttached()
  for (const { key, to } of moves) {
    // dnd-kit measures the items and listens for arrows in timers that it sets after an announcement.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    await page.keyboard.press(key)
    await expect(page.getByText(`${to}. sıraya taşındı.`, { exact: true })).toBeAttached()
  }
  await page.keyboard.press('Space')
  await expect(page.getByText(/^\d+\. sıraya bırakıldı/)).toBeAttached()
}

/** Moves a row down, which is saved immediately. */
export async function moveRowDown(page: Page, name: string): Promise<void> {
  await moveByKeyboard(page, `Taşı: ${name}`, [{ key: 'ArrowDown', to: 2 }])
  await expectToast(page, 'Sıra Düzeni Değiştirildi.')
}

/** Cancels the confirmation once, then deletes the row. */
export async function deleteRow(page: Page, within: Page | Locator, name: string): Promise<void> {
  const sure = page.getByRole('dialog', { name: 'Emin Misin?!' })
  const ask = () => tableRow(within, name).getByRole('button', { name: 'Sil', exact: true }).click()
  await ask()
  await expect(sure).toContainText('Kalıcı Olarak Silinecek!')
  await sure.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(sure).toBeHidden()
  await expect(tableRow(within, name)).toBeVisible()
  await ask()
  await sure.getByRole('button', { name: 'Evet, Sil!' }).click()
  await expect(tableRow(within, name)).toHaveCount(0)
  await expectToast(page, 'Kayıt silindi.')
}

/** Expects no axe violation in both schemes, and no overflow on a phone. */
export async function checkScreen(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible()
  // The text editor loads after the form.
  await expect(page.getByText('Metin düzenleyici açılıyor…')).toHaveCount(0)
  await expectNoViolationInBothModes(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 900 })
}
