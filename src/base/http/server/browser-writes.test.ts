import { beforeEach, expect, test } from 'vitest'
import { done, json, reset, send } from '../endpoint/test-notes.ts'

beforeEach(reset)

test.each([
  { who: 'a client without browser headers', headers: {}, status: 201 },
  {
    who: 'the page with its token',
    headers: { 'sec-fetch-site': 'same-origin', 'x-csrf-token': 'test-token' },
    status: 201,
  },
  {
    who: 'the page with the token of its cookie',
    headers: { 'sec-fetch-site': 'same-origin', 'x-xsrf-token': 'test-token' },
    status: 201,
  },
  {
    who: 'the page with X-Requested-With',
    headers: { 'sec-fetch-site': 'same-origin', 'x-csrf-token': 'test-token', 'x-requested-with': 'XMLHttpRequest' },
    status: 201,
  },
  {
    who: 'an old browser on the page',
    headers: { origin: 'http://seyyah.example', 'x-csrf-token': 'test-token' },
    status: 201,
  },
  {
    who: 'an address typed by the visitor, with the token',
    headers: { 'sec-fetch-site': 'none', 'x-csrf-token': 'test-token' },
    status: 201,
  },
  { who: 'an old browser without a token', headers: { origin: 'http://seyyah.example' }, status: 403 },
  { who: 'the page without a token', headers: { 'sec-fetch-site': 'same-origin' }, status: 403 },
  {
    who: 'the page with an old token',
    headers: { 'sec-fetch-site': 'same-origin', 'x-csrf-token': 'old' },
    status: 403,
  },
  {
    who: 'one right and one wrong token',
    headers: { 'x-csrf-token': 'test-token', 'x-xsrf-token': 'old' },
    status: 403,
  },
  { who: 'a client with a wrong token', headers: { 'x-csrf-token': 'old' }, status: 403 },
  { who: 'the token twice', headers: { 'x-csrf-token': 'test-token, test-token' }, status: 403 },
  { who: 'another site', headers: { 'sec-fetch-site': 'cross-site', 'x-csrf-token': 'test-token' }, status: 403 },
  { who: 'a neighbour site', headers: { 'sec-fetch-site': 'same-site', 'x-csrf-token': 'test-token' }, status: 403 },
  {
    who: 'another site in an old browser',
    headers: { origin: 'http://evil.example', 'x-csrf-token': 'test-token' },
    status: 403,
  },
  { who: 'a sandboxed frame', headers: { origin: 'null', 'x-csrf-token': 'test-token' }, status: 403 },
])('a write of $who is answered with $status', async ({ headers, status }) => {
  const all = { host: 'seyyah.example', ...json, ...(headers as Record<string, string>) }
  expect((await send('POST', '/api/notes', '{"text":"ab"}', all)).status).toBe(status)
  expect(done.length).toBe(status === 201 ? 1 : 0)
})

test('without a Host header the address of the request says which site it is', async () => {
  const write = async (origin: string) => {
    const headers = { ...json, origin, 'x-csrf-token': 'test-token' }
    return (await send('POST', '/api/notes', '{"text":"ab"}', headers)).status
  }
  expect([await write('http://seyyah.example'), await write('http://evil.example')]).toEqual([201, 403])
})
