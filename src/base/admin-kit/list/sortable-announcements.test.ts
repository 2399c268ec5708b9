import type { Active, Over } from '@dnd-kit/core'
import { expect, test } from 'vitest'
import { announcementsOf } from './sortable-announcements.ts'

const ids = [30, 10, 20]
const active = { id: 30 } as Active
const over = (id: number) => ({ id }) as Over

test('positions are announced from 1, in the office language', () => {
  const tr = announcementsOf(ids, 'tr')
  expect(tr.onDragStart({ active })).toBe('1. sıradan alındı, toplam 3.')
  expect(tr.onDragOver({ active, over: over(20) })).toBe('3. sıraya taşındı.')
  expect(tr.onDragEnd({ active, over: over(10) })).toBe('2. sıraya bırakıldı.')
  expect(tr.onDragCancel({ active, over: over(10) })).toBe('Vazgeçildi, 1. sırada kaldı.')
  expect(announcementsOf(ids, 'en').onDragOver({ active, over: over(20) })).toBe('Moved to position 3.')
})

test('hovering over itself is silent, and a drop outside the list keeps the position', () => {
  const tr = announcementsOf(ids, 'tr')
  expect(tr.onDragOver({ active, over: over(30) })).toBeUndefined()
  expect(tr.onDragEnd({ active, over: null })).toBe('1. sıraya bırakıldı.')
})
