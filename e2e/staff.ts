import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { lastMailTo } from './agency.ts'
import { expect } from './journey.ts'
import { managerHeaders } from './office.ts'

export type Account = { id: number; name: string; email: string }

/** Somebody who works here from now on, with an account that nobody has entered yet. */
export async function createStaff(request: APIRequestContext, role_group: string): Promise<Account> {
  const email = `deniz.${randomUUID().slice(0, 8)}@seyyah.example`
  const data = { name: 'Deniz Işık', email, role_group }
  const answer = await request.post('/api/admin/users', { headers: await managerHeaders(request), data })
  expect(answer.status()).toBe(201)
  return { name: data.name, email, id: ((await answer.json()) as { data: { id: number } }).data.id }
}

/** The key in the mail that was written to somebody. */
export async function passwordKeyOf(email: string): Promise<string> {
  return /\/giris-yap\/parola#key=([\w-]{43})\b/.exec(await lastMailTo(email))![1]!
}

/** Somebody new who may sign in at once. @returns what they sign in with */
export async function createActiveStaff(request: APIRequestContext, role_group: string) {
  const { email } = await createStaff(request, role_group)
  const data = { key: await passwordKeyOf(email), password: 'yelken-vakti-27' }
  expect((await request.post('/api/auth/password', { data })).status()).toBe(200)
  return { email, password: data.password }
}
