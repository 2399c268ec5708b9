import type { APIRequestContext } from '@playwright/test'
import { expect } from './journey.ts'
import { managerHeaders } from './office.ts'

/** Id of the record of a list of the office whose texts contain a text that only it has. */
export async function recordId(request: APIRequestContext, list: string, text: string): Promise<number> {
  const answer = await request.get(list, { headers: await managerHeaders(request) })
  expect(answer.status(), list).toBe(200)
  const body = (await answer.json()) as { id: number }[] | { data: { id: number }[] }
  const found = (Array.isArray(body) ? body : body.data).filter((record) => JSON.stringify(record).includes(text))
  expect(found, `records of ${list} with ${text}`).toHaveLength(1)
  return found[0]!.id
}

/** A colleague saves fields of a record by the API, so that a form that is open has an earlier version of it. */
export async function changeMeanwhile(request: APIRequestContext, path: string, form_data: object): Promise<void> {
  const data = { _method: 'PUT', form_data: JSON.stringify(form_data) }
  const answer = await request.post(path, { headers: await managerHeaders(request), data })
  expect(answer.status(), await answer.text()).toBe(200)
}
