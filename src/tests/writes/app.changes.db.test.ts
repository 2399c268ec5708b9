import { beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { parsed } from '#src/base/http/endpoint/parsed.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { insertLanguages } from '#src/features/tours/tours.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { type Change, fixtures, ofAll, type Values } from '../rooms.fixture.ts'

const resources = fixtures.flatMap(({ changes = [] }) => changes)

const database = ownDatabase()
let api: TestApi
const made = new Map<string, { id: number; sample: Values }>()
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }

beforeAll(async () => {
  await insertLanguages(database.db)
  const staff = await insertStaff(database.db)
  api = testApi(endpoints, { db: database.db, staff })
  for (const resource of resources) {
    const sample = await resource.sample(database.db)
    const fields = resource.isPlain ? sample : { form_data: sample }
    const { body } = await api.post(resource.all, { ...fields, ...(resource.isSingle && { _method: 'PUT' }) }, headers)
    made.set(resource.route, { id: (body as { data?: { id: number } }).data!.id, sample })
  }
})

async function read({ route, path }: Change): Promise<Values> {
  const { body } = await api.get(path(made.get(route)!.id), headers)
  return body
}

async function change({ route, path, all, isPlain, isNamedInBody }: Change, fields: Values) {
  const { id } = made.get(route)!
  const form = isNamedInBody ? { ...fields, id } : fields
  const body = { _method: 'PUT', ...(isPlain ? form : { form_data: form }) }
  return api.post(isNamedInBody ? all : path(id), body, headers)
}
const namesOf = ({ form }: Change) => [...form.fields, ...form.texts.flatMap((name) => [`${name}_tr`, `${name}_en`])]
const cases = resources.flatMap((resource) =>
  namesOf(resource).map((name) => [resource.route, name, resource] as const),
)

/** They are never read: what is typed is new. */
const secrets = /^(mail_password|dkim_key|(iyzico|paytr)_(api|secret|merchant)_(key|id|salt))$/

test.each(cases)('%s with only %s as it is changes nothing, not even the version', async (route, name, resource) => {
  const { version, ...before } = await read(resource)
  const { status, body } = await change(resource, { [name]: made.get(route)!.sample[name], version })
  expect([status, body.errors]).toEqual([200, undefined])
  const after = secrets.test(name) ? Number(version) + 1 : version
  expect(await read(resource)).toEqual({ ...before, version: after })
})

test.each(cases)('%s: the sample value of %s differs from the default', (route, name, { form }) => {
  const { sample } = made.get(route)!
  expect(Object.keys(sample)).toContain(name)
  const { [name]: omitted, ...others } = sample
  const without = form.schema.safeParse(others)
  if (without.success) expect(without.data).not.toEqual(parsed(form.schema, sample))
})

const all = resources.map((resource) => [resource.route, resource] as const)

test.each(all)(
  '%s with another value is a new version, which the one before it does not overwrite',
  async (_, resource) => {
    const { version } = await read(resource)
    const changed = await change(resource, {
      ...(resource.another ?? { [`${resource.form.texts[0]}_tr`]: 'Başka' }),
      version,
    })
    expect([changed.status, changed.body.errors]).toEqual([200, undefined])
    expect((await read(resource)).version).toBe(Number(version) + 1)
    const stale = await change(resource, { version })
    expect([stale.status, stale.body.version]).toEqual([409, Number(version) + 1])
  },
)

test.each(all)('%s without a field writes nothing', async (_, resource) => {
  const records = () => database.db.selectFrom('audit_events').select('id').execute()
  const [before, recorded] = [await read(resource), await records()]
  expect((await change(resource, {})).status).toBe(200)
  expect([await read(resource), await records()]).toEqual([before, recorded])
})

/** The smallest record: texts without which it is refused stay. */
function withoutOptionalTexts({ form, second }: Change, sample: Values): Values {
  const isText = (name: string) => form.texts.some((text) => name === `${text}_tr` || name === `${text}_en`)
  const kept: Values = Object.fromEntries(Object.entries(sample).filter(([name]) => !isText(name)))
  return { ...kept, [`${form.texts[0]}_tr`]: 'Yalnız adı', ...second }
}

const translated = resources.flatMap((resource) =>
  resource.form.texts.length > 0 ? [[resource.route, resource] as const] : [],
)

test.each(translated)('%s of one text leaves optional texts that are missing as they are', async (route, resource) => {
  const { sample } = made.get(route)!
  const fields = withoutOptionalTexts(resource, sample)
  const created = await api.post(
    resource.all,
    { ...(resource.isPlain ? fields : { form_data: fields }), ...(resource.isSingle && { _method: 'PUT' }) },
    headers,
  )
  expect([created.status, created.body.errors]).toEqual([resource.isSingle ? 200 : 201, undefined])
  const own = { ...resource, route: `${route} bare` }
  made.set(own.route, { id: (created.body as { data: { id: number } }).data.id, sample })
  const empty = Object.entries(await read(own)).filter(
    ([name, value]) => value === '' && namesOf(resource).includes(name),
  )
  expect(empty.filter(([name]) => /_(tr|en)$/.test(name))).toEqual([])
  const { version, ...before } = await read(own)
  const text = `${resource.form.texts[0]}_tr`
  await change(own, { [text]: 'Başka' })
  const { version: next, ...after } = await read(own)
  const isOfText = (name: string) =>
    name === text || name === resource.form.texts[0] || name.startsWith('seo_name') || name.startsWith('outdated_')
  const rest = (values: Values) => Object.fromEntries(Object.entries(values).filter(([name]) => !isOfText(name)))
  expect(rest(after)).toEqual(rest(before))
})

const updates = endpoints
  .filter(({ method, access }) => method === 'PUT' && access !== 'public')
  .map(({ method, path }) => `${method} ${path}`)

/** Updates without fields of a form: an order of rows, and one action on one or several records. */
const actions = /\/(queue|files-queue(\/:id)?|status|active|trash|restore|check|opening)$/

const others = ofAll(({ otherUpdates }) => otherUpdates)

test('every update route is tested above or is an exception', () => {
  const names = updates.filter((route) => !actions.test(route) && !(route in others))
  expect(names.sort()).toEqual(resources.map(({ route }) => route).sort())
})

test.each(Object.entries(others))('the exception %s is a route that exists: %s', (route) => {
  expect(updates).toContain(route)
})
