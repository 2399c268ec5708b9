import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectNoViolationInBothModes } from './axe.ts'
import { officeAdmin } from './first-admin.ts'
import { expect } from './journey.ts'
import { visit } from './visitor.ts'

/** A session of the administrator’s for the API. @returns the header that goes with every request */
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

/** Signs in as a person does. */
export async function signIn(page: Page, who = officeAdmin): Promise<void> {
  await visit(page, '/giris-yap')
  await fillLogin(page, who)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await expect(page.getByText('Giriş Yapıldı! Yönlendiriliyorsunuz...')).toBeVisible()
  await page.waitForURL(/\/admin(\/|$)/)
}

/** Begins in the office, with a session that the API gave: signing in has journeys of its own, and takes its time. */
export async function enterOffice(page: Page, who = officeAdmin): Promise<void> {
  const { token, data, expires_in } = await newSession(page.request, who)
  // The lightest page of the site.
  await page.goto('/robots.txt')
  await storeSession(page, { token, who: data, expires: Date.now() + expires_in * 1000 })
  await page.goto('/admin/dashboard')
  await expect(heading(page)).toBeVisible()
}

/** What the browser keeps of a session: token, user_data, expirationDate. */
export function sessionItems(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => ['token', 'user_data', 'expirationDate'].map((name) => localStorage.getItem(name)))
}

/** Puts a session into the browser without signing in. */
export function storeSession(page: Page, session: { token: string; expires: number; who?: object }): Promise<void> {
  const { token, expires, who = {} } = session
  return page.evaluate(
    ([value, until, user]) => {
      localStorage.setItem('token', value)
      localStorage.setItem('user_data', user)
      localStorage.setItem('expirationDate', until)
    },
    [token, String(expires), JSON.stringify(who)] as const,
  )
}

/** The page is no wider than its window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(wide, `at ${page.url()}`).toBeLessThanOrEqual(window)
}

export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Yönetim menüsü' })
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
export const openPart = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sayfanın bölümleri' }).getByRole('link', { name, exact: true }).click()
export const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const tableRow = (within: Page | Locator, name: string) => within.getByRole('row').filter({ hasText: name })
export const pressSave = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true }).click()
export const backToList = (page: Page) => page.getByRole('link', { name: 'Listeye dön' }).click()
export const switchToEnglish = (page: Page) =>
  page.getByRole('radiogroup', { name: 'İçerik dili' }).getByText('English', { exact: true }).click()

/** A toast says it. An earlier one of the same words may still be there: what came of it is to be looked at besides. */
export const expectToast = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).last()).toBeVisible()

export async function saveAndExpect(page: Page, said: string): Promise<void> {
  await pressSave(page)
  await expectToast(page, said)
  await expect(page.getByRole('status').filter({ hasText: 'Tüm değişiklikler kayıtlı' })).toBeVisible()
}

/** From the menu, as somebody does who works here. */
export async function openScreen(page: Page, name: string): Promise<void> {
  await menuOf(page).getByRole('link', { name, exact: true }).click()
  await expect(heading(page)).toHaveText(name)
}

/** The first of a list goes behind the second, by keyboard, at the pace of who listens. */
export async function moveBelowNext(page: Page, handle: string): Promise<void> {
  await page.getByRole('button', { name: handle, exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^1\. sıradan alındı/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('2. sıraya taşındı.')).toBeAttached()
  await page.keyboard.press('Space')
}

/** The same with a row, which is saved at once. */
export async function moveRowDown(page: Page, name: string): Promise<void> {
  await moveBelowNext(page, `Taşı: ${name}`)
  await expectToast(page, 'Sıra Düzeni Değiştirildi.')
}

/** Asked first, and not deleted when the answer is no. */
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

/** axe finds nothing, and the screen fits a telephone. */
export async function checkScreen(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible()
  // The editor of texts comes later than the form.
  await expect(page.getByText('Metin düzenleyici açılıyor…')).toHaveCount(0)
  await expectNoViolationInBothModes(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 900 })
}
