import { expect, test } from 'vitest'
import { sampleOrder } from '#src/features/mail-texts/sample-order.queries.server.ts'
import { shippedText } from '#src/strings.ts'
import { orderMail } from './order.mail.server.ts'

const sender = { name: 'Efes Tur', color: '#0f4c5c', logo: null, home: 'https://seyyah.example', lines: [] }
const now = new Date('2026-11-29T10:00:00Z')
const account = (currency: string) => ({
  id: 1,
  bank: `Banka ${currency}`,
  branch: '',
  currency: currency as 'TRY',
  account_name: 'Efes Tur',
  iban: 'TR330006100519786457841326',
  swift: '',
  logo: null,
})

/** The mail about an order of a tour in each of these currencies. */
async function mailOf(lang: string, currencies: readonly string[]) {
  const order = sampleOrder(lang, now, {
    order_no: 'SYH-26-7F3K9Q',
    name: 'Ayşe',
    tour_name: 'Kapadokya',
    label: 'Oda',
  })
  const items = currencies.map((currency) => ({ ...order.items[0]!, currency: currency as 'TRY' }))
  return orderMail(
    { ...order, items },
    {
      link: sender.home,
      accounts: ['TRY', 'EUR', 'USD', 'GBP'].map(account),
      sender,
      localize: async ({ key, values }) => shippedText(key, lang, values),
      kind: 'site',
    },
  )
}

const each = {
  tr: 'Her tutarı kendi para birimindeki hesaba gönderin.',
  en: 'Please pay each amount into the account in its own currency.',
}

test.each(['tr', 'en'] as const)('accounts of several currencies are not one account (%s)', async (lang) => {
  const { body_text } = await mailOf(lang, ['TRY', 'EUR', 'USD', 'GBP'])
  expect(body_text.match(/^IBAN: /gm)).toHaveLength(4)
  expect(body_text).toContain(each[lang])
  expect(body_text).not.toMatch(/aşağıdaki hesaba|the account below/)
})

test('for one currency its accounts alone are named', async () => {
  const { body_text } = await mailOf('tr', ['TRY'])
  expect(body_text.match(/^Banka \w+/gm)).toEqual(['Banka TRY'])
  expect(body_text).toContain('hesap bilgilerimiz aşağıda')
  expect(body_text).not.toContain(each.tr)
})

test('a total of several currencies breaks between its amounts, and columns keep whole words', async () => {
  const { body_html } = await mailOf('tr', ['TRY', 'EUR'])
  const [, total = ''] = /<strong>(<span.*?)<\/strong>/s.exec(body_html) ?? []
  expect(total.match(/white-space:nowrap">[^<]+<\/span>/g)).toHaveLength(2)
  expect(body_html).toMatch(/<table[^>]*overflow-wrap:normal[^>]*>\s*<tr><td colspan="2"/)
})
