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

test('another record, and the newer one chosen after a conflict, replace the input', () => {
  const { edit, read, type } = form()
  type('Kapadokya Turu')
  read({ ...record, id: 8, name: 'Pamukkale' })
  expect(edit().form.getValues()).toEqual({ name: 'Pamukkale', place: 'Nevşehir' })
  type('Efes')
  act(() => edit().discard())
  read({ ...record, id: 8, version: 3, name: 'Pamukkale Turu' })
  expect(edit().form.getValues()).toEqual({ name: 'Pamukkale Turu', place: 'Nevşehir' })
  expect(edit().isDirty).toBe(false)
})
