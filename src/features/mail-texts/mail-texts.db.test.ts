import { beforeAll, expect, test } from 'vitest'
import { testOffice } from '#src/features/accounts/office.fixture.ts'
import { languagesAdminApi } from '#src/features/languages/languages.admin.api.server.ts'
import { allLanguagesPath } from '#src/features/languages/languages.links.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { mailNames, mailPreviewPath } from '#src/features/orders/mail-texts.links.ts'
import { insertAgency } from '#src/features/orders/orders.fixture.ts'
import { strings } from '#src/strings.ts'
import { mailTextsApi } from './mail-texts.api.server.ts'
import type { MailPreview } from './mail-texts.schema.ts'

const office = testOffice('icerik', [...mailTextsApi, ...languagesAdminApi])
beforeAll(async () => {
  await insertAgency(office.db)
  await insertShippedStrings(office.db, strings)
})
const preview = async (body: object) => (await office.post<MailPreview>(mailPreviewPath, body)).body
const save = (mail: Record<string, string>, abbr = 'tr') =>
  office.put<{ errors?: Record<string, string[]> }>(`${allLanguagesPath}/page-lang`, { abbr, page_lang: { mail } })

test.each(['tr', 'en'])(
  'every mail has a preview in %s, in the frame of the agency, without an open placeholder',
  async (lang) => {
    for (const mail of mailNames) {
      const { subject, preheader, body_html } = await preview({ mail, lang })
      expect([mail, `${subject} ${preheader} ${body_html.replace(/<style>.*<\/style>/s, '')}`]).toEqual([
        mail,
        expect.not.stringMatching(/\{\w+\}/),
      ])
      expect(body_html).toMatch(new RegExp(`<html lang="${lang}"`))
    }
  },
)

test('what is typed is previewed as text, and a save is recorded with before and after', async () => {
  const texts = { subject: 'Hoş geldiniz {order_no}', intro: 'Yeriniz <b>{deadline}</b> sizin.' }
  const typed = await preview({ mail: 'received', lang: 'tr', texts })
  expect(typed.subject).toBe('Hoş geldiniz SYH-26-7F3K9Q')
  expect(typed.body_html).toMatch(/Yeriniz &lt;b&gt;\d/)
  expect(typed.body_html).toMatch(/Kapadokya Turu[\s\S]*42\.500 TL[\s\S]*IBAN: TR/)
  expect((await preview({ mail: 'received', lang: 'tr' })).subject).toBe('Rezervasyonunuz alındı: SYH-26-7F3K9Q')
  expect((await save({ subject: texts.subject })).status).toBe(200)
  const { before, after } = await office.db
    .selectFrom('audit_events')
    .select(['before', 'after'])
    .where('entity', '=', 'static_strings')
    .executeTakeFirstOrThrow()
  expect([before, after]).toEqual([
    { 'mail.subject': 'Rezervasyonunuz alındı: {order_no}' },
    { 'mail.subject': texts.subject },
  ])
})

test('the line beside the subject is a text of its own, in the preview and in the mail that goes out', async () => {
  const typed = { preheader: '{deadline} gününe kadar sizin. {plan}' }
  const { preheader, body_html } = await preview({ mail: 'received', lang: 'tr', texts: typed })
  const [, plan] = /^\d.* gününe kadar sizin\. (Şimdi 0 TL · .+ 12\.750 TL · .+ 29\.750 TL)$/.exec(
    preheader.replaceAll('\u00a0', ' '),
  )!
  // The sample says one thing about money, beside the subject and in the mail.
  const shown = body_html.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
  expect(shown.split(plan!)).toHaveLength(3)
  expect((await save({ confirmed_preheader: 'Yeriniz hazır {ad}' })).status).toBe(422)
  const own = { confirmed_preheader: 'Valizinizi hazırlayın.' }
  expect((await save(own)).status).toBe(200)
  const confirmed = await preview({ mail: 'confirmed', lang: 'tr', texts: own })
  expect(confirmed.preheader).toBe(own.confirmed_preheader)
  expect(confirmed.body_html).toContain('mso-hide:all">Valizinizi hazırlayın.')
})

test('an unknown placeholder and a missing one are refused at their text, and nothing is saved', async () => {
  const { status, body } = await save({ intro: 'Merhaba {ad}, {deadline}', link_subject: 'Bağlantınız' })
  expect([status, body.errors]).toEqual([
    422,
    {
      'mail.intro': ['{ad} bu metinde kullanılamaz.'],
      'mail.link_subject': ['{order_no} eksik: metinde süslü parantez içinde geçmeli.'],
    },
  ])
  expect((await preview({ mail: 'link', lang: 'tr' })).subject).toContain('Rezervasyonunuzun bağlantısı')
})
