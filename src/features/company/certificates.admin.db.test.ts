import { expect, test } from 'vitest'
import { queueOf } from '#src/base/db/queue-order.ts'
import { testOffice } from '../accounts/office.fixture.ts'
import { companyApi } from '../agency/company.api.server.ts'
import { certificatesAdminApi } from './certificates.admin.api.server.ts'

const path = '/api/admin/certificates'
const office = testOffice('icerik', [...certificatesAdminApi, ...companyApi])

const add = async (form_data: object) => office.post<{ data: { id: number } }>(path, { form_data })
const shown = async () => (await office.get<{ name: string }[]>('/api/pages/certificates')).body.map(({ name }) => name)

test('certificates are made, ordered, changed and deleted, and the site follows', async () => {
  const first = (await add({ name_tr: 'TÜRSAB', name_en: 'TÜRSAB membership' })).body.data.id
  const second = (await add({ name_tr: 'IATA' })).body.data.id
  expect(await shown()).toEqual(['IATA', 'TÜRSAB'])
  await office.put(`${path}/queue`, { queue: queueOf([first, second]) })
  expect(await shown()).toEqual(['TÜRSAB', 'IATA'])
  const change = { _method: 'PUT', form_data: { name_tr: 'TÜRSAB üyeliği', version: 1 } }
  expect((await office.post(`${path}/${first}`, change)).status).toBe(200)
  expect((await office.post(`${path}/${first}`, change)).status).toBe(409)
  expect((await office.get(`${path}/${first}`)).body).toMatchObject({
    name_tr: 'TÜRSAB üyeliği',
    name_en: 'TÜRSAB membership',
  })
  const cleared = { _method: 'PUT', form_data: { name_tr: 'TÜRSAB üyeliği', name_en: '' } }
  expect((await office.post(`${path}/${first}`, cleared)).status).toBe(200)
  expect((await office.get(`${path}/${first}`)).body).toMatchObject({ name_en: null })
  expect((await office.remove(`${path}/${second}`)).status).toBe(200)
  expect(await shown()).toEqual(['TÜRSAB üyeliği'])
})

test.each([
  [{ name_tr: '' }, 'name_tr'],
  [{ name_tr: 'IATA', image_id: 99_999 }, 'image_id'],
  [{ name_tr: 'IATA', year: 2020 }, 'year'],
])('%j is refused at its field', async (form, field) => {
  const { status, body } = await office.post(path, { form_data: form })
  expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]])
})

test('a name is marked when Turkish changed after it, until it is changed or confirmed', async () => {
  const { id } = (await add({ name_tr: 'TÜRSAB', name_en: 'TÜRSAB' })).body.data
  const change = (form_data: object) => office.put(`${path}/${id}`, { form_data })
  const outdated = async () => (await office.get<Record<string, unknown>>(`${path}/${id}`)).body.outdated_en
  await change({ name_tr: 'TÜRSAB üyeliği' })
  expect(await outdated()).toEqual(['name'])
  await change({ confirmed: ['name_en'] })
  expect(await outdated()).toBeUndefined()
  // Confirmed with the change itself: a correction of the spelling.
  await change({ name_tr: 'TÜRSAB Üyeliği', confirmed: ['name_en'] })
  expect(await outdated()).toBeUndefined()
  await change({ name_tr: 'TÜRSAB belgesi' })
  await change({ name_en: 'TÜRSAB certificate' })
  expect(await outdated()).toBeUndefined()
  expect((await change({ confirmed: ['name'] })).status).toBe(422)
})
