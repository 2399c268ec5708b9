import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { officeAdmin } from './office-admin.ts'
import { visit } from './steps.ts'

export async function fillLogin(page: Page, { email, password }: typeof officeAdmin): Promise<void> {
  await page.getByRole('textbox', { name: 'E-posta' }).fill(email)
  await page.getByLabel('Parola', { exact: true }).fill(password)
}

/** Signs in as a person does; a saved session would not show that one can. */
export async function enterOffice(page: Page): Promise<void> {
  await visit(page, '/giris-yap')
  await fillLogin(page, officeAdmin)
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
