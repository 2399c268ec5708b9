import { expect, test } from 'vitest'
import { type AnyEndpoint, endpoint } from './endpoint.server.ts'
import { assertPermission, bearerToken, signedIn } from './guard.server.ts'
import { Echo } from './test-notes.ts'

const token = 'a-session-token-of-the-test'
const headers = (authorization?: string) => new Headers(authorization === undefined ? {} : { authorization })

test.each([
  [`Bearer ${token}`, token],
  [`bearer  ${token}`, token],
  [`Bearer ${'a'.repeat(20)}`, 'a'.repeat(20)],
  [`Bearer ${'a'.repeat(200)}`, 'a'.repeat(200)],
  [`Bearer ${'a'.repeat(19)}`, undefined],
  [`Bearer ${'a'.repeat(201)}`, undefined],
  [`Bearer ${token}, Bearer ${token}`, undefined],
  [`Basic ${token}`, undefined],
  ['', undefined],
  [undefined, undefined],
])('the token of %s is %s', (authorization, expected) => {
  expect(bearerToken(headers(authorization))).toBe(expected)
})

const clerk = { id: 1, name: 'Ayşe', email: 'ayse@seyyah.example', role_group: 'satis', permissions: ['orders'] }

test('without a token nobody is asked who is signed in', async () => {
  const asked: string[] = []
  const authenticate = async (given: string) => {
    asked.push(given)
    return given === token ? clerk : null
  }
  expect(await signedIn(headers(`Bearer ${token}`), { authenticate })).toBe(clerk)
  for (const other of [undefined, 'Bearer', `Bearer ${token}x`])
    await expect(signedIn(headers(other), { authenticate })).rejects.toMatchObject({ status: 401, code: 'no_session' })
  expect(asked).toEqual([token, `${token}x`])
})

const open = { method: 'GET', path: '/api/admin/x', summary: '', answer: Echo, handle: () => ({ echo: 1 }) } as const
const refused = (to: AnyEndpoint, staff = clerk) => {
  try {
    assertPermission(to, staff)
    return null
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('an endpoint of the staff is for everybody who signed in, another for those with its permission', () => {
  expect(refused(endpoint({ ...open, access: 'staff' }))).toBeNull()
  expect(refused(endpoint({ ...open, access: 'may:orders' }))).toBeNull()
  for (const access of ['may:orders.read', 'may:users'] as const)
    expect(refused(endpoint({ ...open, access }))).toBe('not_allowed')
})

test('whoever lacks the second factor that is required reaches only what says so, with its permission', () => {
  const lacking = { ...clerk, lacks_factor: true as const }
  for (const access of ['staff', 'may:orders', 'may:users'] as const)
    expect(refused(endpoint({ ...open, access }), lacking)).toBe('second_factor_missing')
  expect(refused(endpoint({ ...open, access: 'staff', beforeFactor: true }), lacking)).toBeNull()
  expect(refused(endpoint({ ...open, access: 'may:users', beforeFactor: true }), lacking)).toBe('not_allowed')
  expect(refused(endpoint({ ...open, access: 'staff', beforeFactor: true }))).toBeNull()
})
