import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect } from './journey.ts'
import { managerHeaders } from './office.ts'

/** `key`: of the link with which the account gets its password, as the office shows it without a mail server */
export type Account = { id: number; name: string; email: string; key: string }

/** Creates a staff account that has no password yet. */
export async function createStaff(request: APIRequestContext, role_group: string): Promise<Account> {
  const email = `deniz.${randomUUID().slice(0, 8)}@seyyah.example`
  const data = { name: 'Deniz Işık', email, role_group }
  const answer = await request.post('/api/admin/users', { headers: await managerHeaders(request), data })
  expect(answer.status()).toBe(201)
  const created = (await answer.json()) as { data: { id: number; password_link: string } }
  const [, key] = /\/giris-yap\/parola#key=([\w-]{43})$/.exec(created.data.password_link)!
  return { name: data.name, email, id: created.data.id, key: key! }
}

/** Creates a staff account that can sign in. @returns its credentials */
export async function createActiveStaff(request: APIRequestContext, role_group: string) {
  const { email, key } = await createStaff(request, role_group)
  const data = { key, password: 'yelken-vakti-27' }
  expect((await request.post('/api/auth/password', { data })).status()).toBe(200)
  return { email, password: data.password }
}
