import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#src/server/rooms.server.ts'
import { endpoint } from './endpoint.server.ts'
import { listOf, whole } from './fields.ts'
import { openApiOf } from './openapi.server.ts'

type Json = Record<string, unknown>
type Operation = {
  operationId: string
  security: unknown[]
  parameters: { name?: string; in?: string; required?: boolean; schema?: Json; $ref?: string }[]
  requestBody?: { required: boolean; content: Record<string, { schema: { $ref: string } }> }
  responses: Record<string, Json>
}

const document = openApiOf(endpoints)
const operationOf = (method: string, path: string, of = document) =>
  of.paths[path.replace(/:([^/]+)/g, '{$1}')]![method.toLowerCase()] as Operation

/** The value at the reference `#/a/b`, or undefined. */
const found = (ref: string, of: Json) =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, name) => (part as Json | undefined)?.[name], of)

test.each(endpoints.map((one) => [`${one.method} ${one.path}`, one] as const))('%s is described', (_, one) => {
  const operation = operationOf(one.method, one.path)
  const of = (place: string) => operation.parameters.filter((param) => param.in === place).map(({ name }) => name)
  expect(of('path')).toEqual([...one.path.matchAll(/:([^/]+)/g)].map((match) => match[1]))
  expect(of('query')).toEqual(Object.keys(one.query?.shape ?? {}))
  expect(of('header')).toEqual(one.idempotencyKey ? ['Idempotency-Key'] : [])
  expect(operation.security).toEqual(one.access === 'public' ? [] : [{ bearer: [] }])
  expect(Object.keys(operation.requestBody?.content ?? {}).length).toBe(one.body ? 3 : one.takesFile ? 2 : 0)
  expect(operation.responses).toHaveProperty([String(one.status ?? 200)])
  expect(operation.responses).toHaveProperty('default')
})

test('every reference resolves, and only declared endpoints are described', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]!)
  expect(refs.length).toBeGreaterThan(endpoints.length)
  expect(refs.filter((ref) => !ref.startsWith('#/') || found(ref, document) === undefined)).toEqual([])
  const described = Object.values(document.paths).flatMap((methods) => Object.keys(methods))
  expect(described.length).toBe(endpoints.length)
})

test('a file of the office is described with its address, a public one without', () => {
  const contentOf = (path: string) => (operationOf('get', path).responses['200'] as { content: Json }).content
  expect(contentOf('/api/admin/orders/export')).toEqual({
    'application/octet-stream': {},
    'application/json': { schema: { $ref: '#/components/schemas/FileAddress' } },
  })
  expect(found('#/components/schemas/FileAddress', document)).toMatchObject({ required: ['url', 'opens'] })
  expect(contentOf('/api/documents/:file')).toEqual({ 'application/octet-stream': {} })
})

test('no two operations or schemas share a name', () => {
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => (operation as Operation).operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

type Tree = { name: string; below: Tree[] }
const Tree: z.ZodType<Tree> = z.object({
  name: z.string(),
  get below() {
    return z.array(Tree)
  },
})

test('defaults, lists, files and recursive schemas are described in the form that is sent', () => {
  const of = openApiOf([
    endpoint({
      method: 'POST',
      path: '/api/trees/:id',
      access: 'may:content',
      summary: 'A tree.',
      params: z.object({ id: whole(1, 9) }),
      query: z.object({ page: whole(1, 9).default(1), kind: z.enum(['oak', 'fir']) }),
      body: z.strictObject({
        name: z.string(),
        ages: listOf(z.string()),
        file: z.instanceof(File),
        n: whole(0, 9).default(1),
      }),
      answer: z.object({ tree: Tree }),
      handle: () => ({ tree: { name: '', below: [] } }),
    }),
  ])
  const operation = operationOf('POST', '/api/trees/:id', of)
  expect(operation.parameters.map(({ name, required }) => [name, required])).toEqual([
    ['id', true],
    ['page', false],
    ['kind', true],
    [undefined, undefined],
  ])
  const body = found(operation.requestBody!.content['application/json']!.schema.$ref, of) as Json
  expect(body).toMatchObject({ required: ['name', 'file'], additionalProperties: false })
  const refs = [...JSON.stringify(of).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]!)
  expect(refs.filter((ref) => found(ref, of) === undefined)).toEqual([])
  expect(operation.responses).toHaveProperty('401')
})

test('the document has a server, a licence, failure responses, and no ambiguous paths', () => {
  expect(document.servers).toEqual([{ url: '/' }])
  expect(document.info.license).toMatchObject({ identifier: expect.any(String) })
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods) as Operation[])
  expect(operations.filter(({ responses }) => !('4XX' in responses))).toEqual([])
  const paths = Object.keys(document.paths).map((path) => path.split('/'))
  const isName = (part: string) => part.startsWith('{')
  const areAlike = (a: string[], b: string[]) =>
    a.length === b.length && a.every((part, at) => part === b[at] || isName(part) || isName(b[at]!))
  /** Two paths are ambiguous when each has a parameter where the other has a fixed part. */
  const areConfused = (a: string[], b: string[]) =>
    areAlike(a, b) &&
    a.some((part, at) => isName(part) && !isName(b[at]!)) &&
    a.some((part, at) => !isName(part) && isName(b[at]!))
  const confused = paths.flatMap((a, at) =>
    paths
      .slice(at + 1)
      .filter((b) => areConfused(a, b))
      .map((b) => [a, b]),
  )
  expect(confused.map((pair) => pair.map((path) => path.join('/')))).toEqual([])
})

test('every body field has a type, also one that carries JSON', () => {
  const bodies = Object.entries(document.components.schemas!).filter(([name]) => name.endsWith('Body'))
  expect(bodies.length).toBeGreaterThan(20)
  const blank = bodies.flatMap(([name, schema]) =>
    Object.entries((schema as { properties?: Record<string, Json> }).properties ?? {})
      .filter(([, field]) => Object.keys(field).length === 0)
      .map(([field]) => `${name}.${field}`),
  )
  expect(blank).toEqual([])
})
