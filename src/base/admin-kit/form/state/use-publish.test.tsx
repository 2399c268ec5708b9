// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { FormTab, Values } from '../form-fields.ts'
import { useEditForm } from './use-edit-form.ts'
import { usePublish } from './use-publish.ts'

afterEach(cleanup)

const text = { tr: '', en: '' }
const tabs: FormTab[] = [
  {
    key: 'all',
    label: text,
    fields: [
      { kind: 'text', name: 'name', label: text },
      { kind: 'text', name: 'status', label: text },
    ],
  },
]
const record = { id: 7, version: 1, name: 'Kapadokya', status: 'taslak' }
const published = { status: 'yayinda' }

/** @param statuses of the server's answers; 409 with version 9 */
function form(...statuses: number[]) {
  const bodies: Values[] = []
  const send = async (body: Values) => {
    bodies.push(body)
    const status = statuses.shift()!
    return status === 200
      ? { ok: true, data: { success: true, message: '', data: { id: 7 } } }
      : { ok: false, status, errors: {}, facts: status === 409 ? { version: 9 } : {}, message: '' }
  }
  const { result } = renderHook(() => {
    const edit = useEditForm({
      tabs,
      langs: ['tr'],
      record,
      send: send as never,
      onSaved: () => {},
      onProblems: () => {},
    })
    return { edit, ...usePublish(edit) }
  })
  const now = () => result.current
  return {
    bodies,
    status: () => now().edit.form.getValues().status,
    publish: () => act(() => now().publish(published, () => now().edit.save())),
    mine: () => act(async () => now().settle(await now().edit.save({ version: now().edit.newerVersion! }))),
    keepEditing: () =>
      act(async () => {
        now().edit.keepEditing()
        now().settle(false)
      }),
  }
}

test('publishing over a newer version publishes', async () => {
  const { publish, mine, bodies, status } = form(409, 409, 200)
  await publish()
  await mine()
  await mine()
  expect(bodies.at(-1)).toEqual({ name: 'Kapadokya', status: 'yayinda', version: 9 })
  expect(status()).toBe('yayinda')
})

test('a form that is edited further after a conflict is a draft again, and so is one that is refused', async () => {
  const conflict = form(409)
  await conflict.publish()
  expect(conflict.status()).toBe('yayinda')
  await conflict.keepEditing()
  expect(conflict.status()).toBe('taslak')
  const refused = form(422)
  await refused.publish()
  expect(refused.status()).toBe('taslak')
  const later = form(409, 422)
  await later.publish()
  await later.mine()
  expect(later.status()).toBe('taslak')
})
