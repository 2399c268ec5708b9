// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { FormTab, Values } from '../form-fields.ts'
import { useEditForm } from './use-edit-form.ts'

afterEach(cleanup)

const text = { tr: '', en: '' }
const tabs: FormTab[] = [
  {
    key: 'all',
    label: text,
    fields: [
      { kind: 'text', name: 'name', label: text },
      { kind: 'text', name: 'place', label: text },
    ],
  },
]
const record = { id: 7, version: 1, name: 'Kapadokya', place: 'Nevşehir' }

function form() {
  const bodies: Values[] = []
  const send = async (body: Values) => {
    bodies.push(body)
    return { ok: false as const, status: 409, errors: {}, facts: { version: 9 }, message: '' }
  }
  const { result, rerender } = renderHook(
    (read: typeof record) =>
      useEditForm({
        tabs,
        langs: ['tr'],
        record: read,
        send: send as never,
        onSaved: () => {},
        onProblems: () => {},
      }),
    { initialProps: record },
  )
  const type = (name: string) => act(() => result.current.form.setFieldValue('name', name))
  return { edit: () => result.current, read: (read: typeof record) => act(() => rerender(read)), type, bodies }
}

test('input typed while the record is read again stays, the rest is new, and the new version is edited', async () => {
  const { edit, read, type, bodies } = form()
  type('Kapadokya Turu')
  read({ ...record, version: 2, place: 'Ürgüp' })
  expect(edit().form.getValues()).toEqual({ name: 'Kapadokya Turu', place: 'Ürgüp' })
  expect(edit().isDirty).toBe(true)
  await act(() => edit().save())
  expect(bodies).toEqual([{ name: 'Kapadokya Turu', place: 'Ürgüp', version: 2 }])
})

test('a field that changed in the record too is saved against the version that was read before it was typed', async () => {
  const { edit, read, type, bodies } = form()
  type('Kapadokya Turu')
  read({ ...record, version: 2, name: 'Kapadokya ve Ihlara' })
  await act(() => edit().save())
  expect(bodies).toEqual([{ name: 'Kapadokya Turu', place: 'Nevşehir', version: 1 }])
})

test('another record, and the newer one chosen after a conflict, replace the input', async () => {
  const { edit, read, type } = form()
  type('Kapadokya Turu')
  read({ ...record, id: 8, name: 'Pamukkale' })
  expect(edit().form.getValues()).toEqual({ name: 'Pamukkale', place: 'Nevşehir' })
  type('Efes')
  await act(() => edit().discard(() => {}))
  read({ ...record, id: 8, version: 3, name: 'Pamukkale Turu' })
  expect(edit().form.getValues()).toEqual({ name: 'Pamukkale Turu', place: 'Nevşehir' })
  expect(edit().isDirty).toBe(false)
})

test.each([
  ['is left, but stays open', { isLeaving: true }, 2],
  ['cannot be read again', {}, 2],
  ['cannot be read again, and whose new version is not told', {}, undefined],
])('a saved form that %s is idle, and the next save is no conflict with itself', async (_, options, version) => {
  const bodies: Values[] = []
  const send = async (body: Values) => {
    bodies.push(body)
    return { ok: true, data: { success: true, message: '', data: { id: 7, ...(version && { version }) } } }
  }
  const onSaved = async () => false
  const { result } = renderHook(() =>
    useEditForm({ tabs, langs: ['tr'], record, send: send as never, onSaved, onProblems: () => {} }),
  )
  act(() => result.current.form.setFieldValue('name', 'Kapadokya Turu'))
  await act(() => result.current.save(options))
  expect([result.current.isBusy, result.current.isDirty]).toEqual([false, false])
  act(() => result.current.form.setFieldValue('name', 'Kapadokya ve Ihlara'))
  expect(result.current.isDirty).toBe(true)
  await act(() => result.current.save())
  expect(bodies.map((body) => body.version)).toEqual([1, version ?? 1])
})

test('input stays when the newer record cannot be read, and when it is read later', async () => {
  const { edit, read, type } = form()
  type('Kapadokya Turu')
  await act(() => edit().discard(async () => false))
  read({ ...record, version: 2, place: 'Ürgüp' })
  expect(edit().form.getValues()).toEqual({ name: 'Kapadokya Turu', place: 'Ürgüp' })
})
