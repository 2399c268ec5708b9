// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearPassenger, readLastPassenger, readPassenger, writePassenger } from './passenger-draft.ts'

const draft = (seat: number, name: string) => ({ item: 1, seat, version: 0, fields: { name } })
beforeEach(() => sessionStorage.clear())

test('what was typed for one passenger stays while another one is filled in', () => {
  writePassenger('SYH-27-1', draft(1, 'Ayşe'))
  writePassenger('SYH-27-1', draft(2, 'Can'))
  writePassenger('SYH-27-2', draft(1, 'Deniz'))
  expect(readPassenger('SYH-27-1', { item: 1, seat: 1 })).toEqual(draft(1, 'Ayşe'))
  expect(readLastPassenger('SYH-27-1')).toEqual(draft(2, 'Can'))
  writePassenger('SYH-27-1', draft(1, 'Ayşegül'))
  expect(readLastPassenger('SYH-27-1')).toEqual(draft(1, 'Ayşegül'))
  clearPassenger('SYH-27-1', { item: 1, seat: 1 })
  expect(readPassenger('SYH-27-1', { item: 1, seat: 1 })).toBeNull()
  expect(readLastPassenger('SYH-27-1')).toEqual(draft(2, 'Can'))
  clearPassenger('SYH-27-1', { item: 1, seat: 2 })
  expect(readLastPassenger('SYH-27-1')).toBeNull()
  expect(readLastPassenger('SYH-27-2')).toEqual(draft(1, 'Deniz'))
})

test.each(['not json', '{"item":1,"seat":1,"version":0}', '[{"item":"1"}, null]'])('%s is no draft', (stored) => {
  sessionStorage.setItem('passenger:SYH-27-1', stored)
  expect(readLastPassenger('SYH-27-1')).toBeNull()
})
