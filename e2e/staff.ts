import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { lastMailTo } from './agency.ts'
import { expect } from './journey.ts'
import { managerHeaders } from './office.ts'

export type Account = { id: number; name: string; email: string }

/** Creates a staff account that has no password yet. */
export async function createStaff(request: APIRequestContext, role_group: string): Promise<Account> {
  const email = `deniz.${randomUUID().slice(0, 8)}@seyyah.example`
  const data = { name: 'Deniz Işık', email, role_group }
  const answer = await request.post('/api/admin/users', { headers: await managerHeaders(request), data })
  expect(answer.status()).toBe(201)
  return { name: data.name, email, id: ((await answer.json()) as { data: { id: number } }).data.id }
}

/** Key of the password link in the latest mail. */
export async function passwordKeyOf(email: string): Promise<string> {
  return /\/giris-yap\/parola#key=([\w-]{43})\b/.exec(await lastMailTo(email, '/giris-yap/parola#key='))![1]!
}

/** Creates a staff account that can sign in. @returns its credentials */
export async function createActiveStaff(request: APIRequestContext, role_group: string) {
  const { email } = await createStaff(request, role_group)
  const data = { key: await passwordKeyOf(email), password: 'yelken-vakti-27' }
  expect((await request.post('/api/auth/password', { data })).status()).toBe(200)
  return { email, password: data.password }
}
