import pg from 'pg'
import { z } from 'zod'
import type { Db } from '#src/base/db/connect.server.ts'
import { openLog } from '#src/base/log.server.ts'
import { notFound } from '../../errors.ts'
import { type AnyEndpoint, endpoint } from './endpoint.server.ts'
import { jsonField, listOf, plainText, whole } from './fields.ts'
import { testApi } from './test-api.ts'

/** A small API that uses every feature of the registry, for the tests of this folder. */
const Note = z.strictObject({
  text: plainText(2, 20),
  stars: whole(1, 5).default(3),
  tags: listOf(z.string(), 3),
  form_data: jsonField(z.strictObject({ a: z.number() })).optional(),
  file: z.instanceof(File).optional(),
})
export const Echo = z.object({ echo: z.unknown() })
/** Calls of the handlers since `reset`. */
export const done: { method: string; body: unknown }[] = []
const did = (method: string) => (call: Record<string, unknown>) => {
  done.push({ method, body: call.body })
  return { echo: call.body }
}
const failures: Record<string, () => unknown> = {
  bug: () => new TypeError('cannot read secret of undefined'),
  undefined: () => undefined,
  refused: () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  slow: () => Object.assign(new pg.DatabaseError('canceling statement', 20, 'error'), { code: '57014' }),
  double: () =>
    Object.assign(new pg.DatabaseError('duplicate key of ayse@example.com', 20, 'error'), {
      code: '23505',
      constraint: 'users_email_key',
      detail: 'Key (email)=(ayse@example.com) already exists.',
    }),
}

const endpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/notes/:id',
    access: 'public',
    summary: 'One note.',
    params: z.object({ id: z.string().max(20) }),
    query: z.object({ page: whole(1, 9).default(1), tags: listOf(z.string(), 3) }),
    answer: z.object({ id: z.string(), page: z.number(), lang: z.string() }),
    cache: 'etag',
    handle: ({ params, query, lang }) => ({ ...params, ...query, lang, secret: 'not named by the schema' }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/notes',
    access: 'public',
    summary: 'Notes.',
    answer: Echo,
    handle: () => ({ echo: 'list' }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/notes',
    access: 'public',
    summary: 'A note.',
    body: Note,
    answer: Echo,
    status: 201,
    handle: did('POST'),
  }),
  endpoint({
    method: 'POST',
    path: '/api/guarded/:id',
    access: 'public',
    summary: 'Needs the word of the query.',
    params: z.object({ id: z.string() }),
    query: z.object({ word: z.string().default('') }),
    body: Note,
    bodyLimit: 1024 * 1024,
    answer: Echo,
    admit: async ({ params, query }) => {
      if (query.word !== `open ${params.id}`) throw notFound()
    },
    handle: did('POST'),
  }),
  endpoint({
    method: 'POST',
    path: '/api/again',
    access: 'public',
    summary: 'Answers as a repeat.',
    answer: Echo,
    handle: ({ unchanged }) => {
      unchanged()
      return { echo: 'again' }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/api/notes',
    access: 'staff',
    summary: 'All notes.',
    body: Note,
    answer: Echo,
    handle: did('PUT'),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/notes',
    access: 'may:content',
    summary: 'No notes.',
    answer: Echo,
    handle: did('DELETE'),
  }),
  endpoint({
    method: 'POST',
    path: '/api/ask',
    access: 'public',
    summary: 'Changes nothing.',
    answer: Echo,
    changes: false,
    handle: did('POST'),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/admin/notes/:id',
    access: 'staff',
    summary: 'Protected.',
    params: z.object({ id: z.string() }),
    answer: Echo,
    handle: did('PUT'),
  }),
  endpoint({
    method: 'GET',
    path: '/api/fail/:how',
    access: 'public',
    summary: 'Fails.',
    params: z.object({ how: z.string() }),
    answer: Echo,
    handle: ({ params }) => {
      throw failures[params.how]!()
    },
  }),
]

const clerk = { id: 1, name: 'Ayşe', email: 'ayse@seyyah.example', role_group: 'satis', permissions: ['orders'] }
export const token = 'a-session-token-of-the-test'
export const log: string[] = []
/** Number of calls of `changed` since `reset`. */
export const changes = { count: 0 }
export const api = testApi(endpoints, {
  db: {} as Db,
  authenticate: async (given) => (given === token ? clerk : null),
  changed: async () => {
    changes.count += 1
  },
  log: openLog('info', { write: (line) => void log.push(line) }),
})

export function reset(): void {
  done.length = 0
  log.length = 0
  changes.count = 0
}

export async function send(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) {
  const response = await api.fetch(new Request(`http://seyyah.example${path}`, { method, headers, body: body ?? null }))
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: text ? JSON.parse(text) : null }
}
export const json = { 'content-type': 'application/json' }
export const form = { 'content-type': 'application/x-www-form-urlencoded' }
export const bearer = { authorization: `Bearer ${token}` }

export const parts = (fields: Record<string, string | File>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
