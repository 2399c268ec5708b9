// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { mails, preheaderOf, sharedTexts } from '#src/features/orders/mail-texts.links.ts'
import MailTextsPage from './mail-texts-page.tsx'

// The document of the tests has no fonts, whose loading the text fields follow.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

const Nothing = () => null

type Sent = { page_lang: Record<string, Record<string, string>>; version: number }
let stored: Record<string, string>
let version: number
let sent: Sent[]
/** the answer to the next save */
let answer: PromiseWithResolvers<Response>

beforeEach(async () => {
  const keys = [mails.received, mails.link].flatMap(({ subject, texts }) => [subject, preheaderOf(subject), ...texts])
  stored = Object.fromEntries([...new Set([...keys, ...sharedTexts])].map((key) => [key, `${key} eski`]))
  version = 1
  sent = []
  answer = Promise.withResolvers()
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (!path.includes('/page-lang')) return Response.json({}, { status: 500 })
    const { page_lang, version } = JSON.parse(String(body)) as { page_lang: string; version: number }
    sent.push({ page_lang: typeof page_lang === 'string' ? JSON.parse(page_lang) : page_lang, version })
    return answer.promise
  })
  const tr = { abbr: 'tr', lang: 'Türkçe', is_default: true, active: true }
  const shape = { missing: false, main: '', english: '', shipped: null, required: [], allowed: ['no'], counted: false }
  const loader = () => ({
    ...{ ...tr, version, default_lang: 'tr' },
    strings: Object.entries(stored).map(([key, text]) => ({ ...shape, group: 'mail', key, text })),
  })
  const Page = createRoutesStub([
    { path: '/', Component: MailTextsPage as ComponentType, HydrateFallback: Nothing, loader },
  ])
  render(
    <MantineProvider env="test">
      <Notifications />
      <OfficeLanguages value={[tr]}>
        <Page />
      </OfficeLanguages>
    </MantineProvider>,
  )
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })
})
afterEach(() => {
  notifications.clean()
  cleanup()
})

const field = (key: string) => document.getElementsByName(`mail.${key}`)[0] as HTMLTextAreaElement | undefined
const type = (key: string, text: string) => fireEvent.change(field(key)!, { target: { value: text } })
const click = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const saved = async (texts: Record<string, string>) => {
  Object.assign(stored, texts)
  version += 1
  await act(async () => answer.resolve(Response.json({ success: true, message: 'Kaydedildi.', data: { version } })))
  answer = Promise.withResolvers()
}
/** Somebody else saved the introduction meanwhile. */
const refused = async () => {
  stored.intro = 'onunki'
  version = 5
  const facts = { version, conflicts: { 'mail.intro': 'onunki' } }
  await act(async () =>
    answer.resolve(Response.json({ success: false, message: 'Değişti.', errors: {}, ...facts }, { status: 409 })),
  )
  answer = Promise.withResolvers()
  await screen.findByRole('dialog')
}

test('what is typed during a save stays; what was saved is no longer unsaved', async () => {
  type('intro', 'yeni')
  type('subject', 'konu')
  await click('Kaydet')
  type('intro', 'yeni ve daha')
  await saved({ intro: 'yeni', subject: 'konu' })
  expect([field('intro')!.value, field('subject')!.value]).toEqual(['yeni ve daha', 'konu'])
  await click('Kaydet')
  expect(sent.at(-1)).toEqual({ page_lang: { mail: { intro: 'yeni ve daha' } }, version: 2 })
  await saved({ intro: 'yeni ve daha' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Kaydet' }).disabled).toBe(true)
})

test('texts that somebody else changed meanwhile are shown beside the own ones, which are saved when the user says so', async () => {
  type('intro', 'benimki')
  await click('Kaydet')
  await refused()
  expect(screen.getByRole('dialog').textContent).toMatch(/Rezervasyon alındı: Metin 1.*onunki.*benimki/)
  await click('Benimkileri kaydet')
  expect(sent.at(-1)).toEqual({ page_lang: { mail: { intro: 'benimki' } }, version: 5 })
})

test('their texts are taken, and the others saved', async () => {
  type('intro', 'benimki')
  type('subject', 'konu')
  await click('Kaydet')
  await refused()
  await click('Onunkileri al, kalanını kaydet')
  expect(sent.at(-1)).toEqual({ page_lang: { mail: { subject: 'konu' } }, version: 5 })
  await saved({ subject: 'konu' })
  expect(field('intro')!.value).toBe('onunki')
})

test('editing goes on with what was typed', async () => {
  type('intro', 'benimki')
  await click('Kaydet')
  await refused()
  await click('Düzenlemeye devam et')
  expect(field('intro')!.value).toBe('benimki')
})

test('a text of another mail that is refused is opened, with the reason', async () => {
  type('intro', 'yeni')
  await click('Kaydet')
  const body = { success: false, message: 'Kaydedilmedi.', errors: { 'mail.link_intro': ['Olmaz.'] } }
  await act(async () => answer.resolve(Response.json(body, { status: 422 })))
  await vi.waitFor(() => expect(document.activeElement).toBe(field('link_intro')))
  expect([document.body.textContent!.includes('Olmaz.'), field('intro')]).toEqual([true, undefined])
})
