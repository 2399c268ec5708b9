import { expect, test } from 'vitest'
import { isSameEmail, orderNoOf, sendingOf } from './lookup.rules.ts'

test.each(['SYH-26-7F3K9Q', 'syh-26-7f3k9q', ' SYH 26 7F3K9Q ', 'syh267f3k9q', 'SYH–26–7F3K9Q.'])(
  '"%s" is the order number SYH-26-7F3K9Q',
  (typed) => {
    expect(orderNoOf(typed)).toBe('SYH-26-7F3K9Q')
  },
)

test('a Turkish keyboard writes the same letters', () => {
  expect(orderNoOf('abi-26-7f3k9q')).toBe('ABI-26-7F3K9Q')
  expect(orderNoOf('abİ-26-7f3k9q')).toBe('ABI-26-7F3K9Q')
})

test('an address is compared without its case, and no address is nobody’s', () => {
  expect(isSameEmail(' Ayse@Musteri.example', 'ayse@musteri.example')).toBe(true)
  expect(isSameEmail('ayse@musteri.example', 'fatma@musteri.example')).toBe(false)
  expect(isSameEmail('', '')).toBe(false)
})

test('within ten minutes a link is sent once', () => {
  const at = (time: string) => sendingOf(new Date(`2026-11-23T${time}Z`))
  expect(at('10:00:00')).toBe(at('10:09:59'))
  expect(at('10:10:00')).not.toBe(at('10:09:59'))
})
