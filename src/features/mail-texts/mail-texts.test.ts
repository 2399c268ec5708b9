import { expect, test } from 'vitest'
import { mails, preheaderOf, sharedTexts } from '#src/features/orders/mail-texts.links.ts'
import { strings } from '#src/strings.ts'
import { sampleValues } from './mail-preview.queries.server.ts'

const shipped: Record<string, Record<string, string>> = strings.mail
const listed = Object.values(mails).flatMap(({ subject, texts }) => [subject, preheaderOf(subject), ...texts])

test('every subject of a mail about an order can be edited, and every text of the list is shipped', () => {
  const subjects = Object.keys(shipped).filter((key) => key === 'subject' || key.endsWith('_subject'))
  expect(
    Object.values(mails)
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(subjects.sort())
  expect([...listed, ...sharedTexts].filter((key) => !shipped[key])).toEqual([])
})

test('every mail has a line beside its subject, short enough for a mailbox', () => {
  for (const { subject } of Object.values(mails))
    for (const text of Object.values(shipped[preheaderOf(subject)] ?? { tr: '' })) {
      expect([subject, text.length > 0, text.length <= 90]).toEqual([subject, true, true])
    }
})

test('every placeholder of a text has an invented value for the preview', () => {
  for (const lang of ['tr', 'en']) {
    const known = Object.keys(sampleValues(lang, new Date('2026-11-23T10:00:00Z')))
    for (const key of [...listed, ...sharedTexts])
      for (const [, name] of shipped[key]![lang]!.matchAll(/\{(\w+)\}/g))
        expect([key, known]).toEqual([key, expect.arrayContaining([name])])
  }
})
