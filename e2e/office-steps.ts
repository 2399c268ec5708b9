import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { officeAdmin } from './office-admin.ts'
import { visit } from './steps.ts'

/** A session of the administrator’s for the API. @returns the header that goes with every request */
export async function managerHeaders(request: APIRequestContext): Promise<{ authorization: string }> {
  const { email, password } = officeAdmin
  const answer = await request.post('/api/auth/login', { data: { email, password } })
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` }
}

export async function fillLogin(page: Page, { email, password }: typeof officeAdmin): Promise<void> {
  await page.getByRole('textbox', { name: 'E-posta' }).fill(email)
  await page.getByLabel('Parola', { exact: true }).fill(password)
}

/** Signs in as a person does; a saved session would not show that one can. */
export async function enterOffice(page: Page, who = officeAdmin): Promise<void> {
  await visit(page, '/giris-yap')
  await fillLogin(page, who)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  await expect(page.getByText('Giriş Yapıldı! Yönlendiriliyorsunuz...')).toBeVisible()
  await page.waitForURL(/\/admin(\/|$)/)
}

/** What the browser keeps of a session: token, user_data, expirationDate. */
export function sessionItems(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => ['token', 'user_data', 'expirationDate'].map((name) => localStorage.getItem(name)))
}

/** Puts a session into the browser without signing in. */
export function haveSession(page: Page, { token, expires }: { token: string; expires: number }): Promise<void> {
  return page.evaluate(
    ([value, until]) => {
      localStorage.setItem('token', value)
      localStorage.setItem('user_data', '{}')
      localStorage.setItem('expirationDate', until)
    },
    [token, String(expires)] as const,
  )
}

/** Looks at the office as it is in one of its modes, with nothing moving. */
export async function inMode(page: Page, panel: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((kept) => localStorage.setItem('office_preferences', kept), JSON.stringify({ panel }))
}

/** The page is no wider than its window. */
export async function expectNoSideways(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(wide, `at ${page.url()}`).toBeLessThanOrEqual(window)
}
