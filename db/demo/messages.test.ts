import { expect, test } from 'vitest'
import { messageKinds } from '#src/features/inquiries/inquiries.links.ts'
import { readDemo } from './read.ts'
import { inquiryOf } from './seed/messages.ts'

const { messages, tours } = readDemo(import.meta.dirname)

const tourOf = (code: string) => {
  const tour = tours.find((each) => each.code === code)
  return tour && { token: 'token', name: tour.texts.tr.name }
}

test.each(messages)('$message_no is valid in its form', (seed) => {
  expect(inquiryOf(seed, '2026-11-21', tourOf)).toMatchObject({ kind: seed.kind, name: seed.request.name })
})

test.each(messageKinds)('the mailbox has messages of the kind %s that are unread, read and in the trash', (kind) => {
  const own = messages.filter((message) => message.kind === kind)
  const inMail = own.filter(({ section }) => section !== 'trash')
  expect(new Set(inMail.map(({ check }) => check))).toEqual(new Set([true, false]))
  expect(own.length).toBeGreaterThan(inMail.length)
})

test('no two messages share a number', () => {
  expect(new Set(messages.map(({ message_no }) => message_no)).size).toBe(messages.length)
})

test('its people are invented', () => {
  for (const { request } of messages) {
    expect(request.email).toMatch(/^$|@example\.com$/)
    expect(request.phone).toMatch(/^$| 000 00 \d\d$/)
  }
})
