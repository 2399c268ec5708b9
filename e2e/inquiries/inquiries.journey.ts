import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { pdf } from '#src/features/inquiries/inquiries.fixture.ts'
import { messagesOf } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { type Locale, localeOf, tr } from '../locale.ts'
import { visit } from '../visitor.ts'

/** Each width in one language: neither depends on the other. */
const windows = [
  ['tr', 'a phone', { width: 360, height: 740 }],
  ['en', 'a desk', { width: 1280, height: 900 }],
] as const

/** A new person with an IP address, and so rate limits, of their own. */
async function newPerson(page: Page): Promise<{ name: string; email: string }> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  return { name: 'Elif Işık', email: `elif.${randomUUID().slice(0, 12)}@ornek.example` }
}

const box = (page: Page, { t }: Locale, key: Parameters<Locale['t']>[0]) =>
  page.getByRole('textbox', { name: new RegExp(`^${t(key).replaceAll('?', '\\?')}`) })

async function fillSender(page: Page, locale: Locale, { name, email }: { name: string; email: string }): Promise<void> {
  await box(page, locale, 'inquiries.name').fill(name)
  await box(page, locale, 'inquiries.email').fill(email)
}

async function expectReceived(page: Page, { t }: Locale, received: string, message_no: string): Promise<void> {
  await expect(page.getByRole('heading', { name: received })).toBeFocused()
  await expect(page.getByText(message_no, { exact: true })).toBeVisible()
  await expect(page.getByText(t('inquiries.confirmation_sent'))).toBeVisible()
}

for (const [lang, where, viewport] of windows) {
  const locale = localeOf(lang)
  const { t, path } = locale
  test.describe(`${lang}, at ${where}`, () => {
    test.use({ viewport })

    test('a question is sent after its errors are corrected', async ({ page }) => {
      const person = await newPerson(page)
      await visit(page, path('/iletisim'))
      const send = page.getByRole('button', { name: t('contact.send') })
      await box(page, locale, 'inquiries.email').fill('elif')
      await box(page, locale, 'inquiries.name').focus()
      // No messages before the first submit.
      await expect(page.getByText(t('errors.email'))).toBeHidden()
      await send.click()
      await expect(box(page, locale, 'inquiries.name')).toBeFocused()
      await expect(box(page, locale, 'inquiries.name')).toHaveAccessibleDescription(t('required.name'))
      await expect(page.getByText(t('errors.email'))).toBeVisible()
      await fillSender(page, locale, person)
      await expect(page.getByText(t('errors.email'))).toBeHidden()
      await page.getByLabel(t('inquiries.topic'), { exact: true }).selectOption({ label: t('inquiries.topic_vize') })
      await box(page, locale, 'inquiries.message').fill('Vize için ne zaman başvurmalıyız?')
      // Twice at once and without a pointer: its second press may fall on the answer, and take the focus from it.
      await send.evaluate((button: HTMLButtonElement) => {
        button.click()
        button.click()
      })
      await expect(page.getByRole('heading', { name: t('inquiries.received_contact') })).toBeVisible()
      const written = await messagesOf(person.email)
      expect(written).toMatchObject([{ kind: 'contact', subject: 'Vize', mails: 2 }])
      await expectReceived(page, locale, t('inquiries.received_contact'), written[0]!.message_no)
    })

    test('a tailor-made tour is requested step by step', async ({ page }) => {
      const person = await newPerson(page)
      await visit(page, `${path('/ozel-tur-talebi')}?destination=Mardin`)
      const destination = box(page, locale, 'inquiries.destination')
      await expect(destination).toHaveValue('Mardin')
      await destination.fill('')
      const next = page.getByRole('button', { name: t('special_tour.next') })
      await next.click()
      await expect(destination).toBeFocused()
      await expect(page.getByText(t('required.destination'))).toBeVisible()
      await destination.fill('Mardin, Midyat')
      await page.getByRole('radio', { name: t('special_tour.date_ay') }).check()
      await next.click()
      const month = page.getByLabel(t('inquiries.month'), { exact: true })
      await expect(month).toBeFocused()
      await month.selectOption({ index: 5 })
      await next.click()

      await expect(page.getByRole('heading', { level: 2, name: t('special_tour.step_who') })).toBeFocused()
      await page.getByRole('button', { name: `${t('inquiries.children')}: ${t('ui.more')}` }).click()
      await next.click()
      const age = page.getByLabel(t('booking.child_age', { n: 1 }))
      await expect(age).toBeFocused()
      await age.selectOption('7')
      // A reload keeps the step and its values.
      await page.reload()
      await expect(page.getByLabel(t('booking.child_age', { n: 1 }))).toHaveValue('7')
      await next.click()

      await box(page, locale, 'inquiries.budget').fill('20000')
      await page.getByRole('checkbox', { name: t('inquiries.ucak') }).check()
      await page.getByRole('button', { name: t('special_tour.back') }).click()
      await expect(age).toHaveValue('7')
      await next.click()
      await expect(box(page, locale, 'inquiries.budget')).toHaveValue('20000')
      await next.click()

      await fillSender(page, locale, person)
      const summary = page.getByRole('region', { name: t('special_tour.summary') })
      await expect(summary).toContainText('Mardin, Midyat')
      await expect(summary).toContainText(t('inquiries.n_children_aged', { n: 1, ages: '7' }))
      await page.getByRole('button', { name: t('special_tour.submit') }).click()
      await expect(page.getByRole('heading', { name: t('inquiries.received_special_tour') })).toBeVisible()
      const written = await messagesOf(person.email)
      expect(written).toMatchObject([
        {
          kind: 'special-tour',
          subject: 'Mardin, Midyat',
          details: { childrenAges: [7], budget: 20_000, transporter_types: ['ucak'], date_kind: 'ay' },
        },
      ])
      await expectReceived(page, locale, t('inquiries.received_special_tour'), written[0]!.message_no)
    })

    test('a job application accepts only a real PDF', async ({ page, expectErrors }) => {
      expectErrors(/answer 422/, /status of 422/)
      const person = await newPerson(page)
      await visit(page, path('/is-basvurusu'))
      await box(page, locale, 'inquiries.position').fill('Rehber')
      await fillSender(page, locale, person)
      const send = page.getByRole('button', { name: t('careers.submit') })
      await send.click()
      await expect(page.getByText(t('inquiries.cv_required'))).toBeVisible()
      const cv = page.getByLabel(t('inquiries.cv'), { exact: true })
      const file = (content: string) => ({
        name: 'ozgecmis.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(content),
      })
      await cv.setInputFiles(file('<html>ben PDF değilim</html>'))
      await send.click()
      await expect(page.getByText(t('inquiries.cv_not_pdf'))).toBeVisible()
      await expect(box(page, locale, 'inquiries.position')).toHaveValue('Rehber')
      await cv.setInputFiles(file(pdf))
      await expect(page.getByText('ozgecmis.pdf')).toBeVisible()
      await send.click()
      await expect(page.getByRole('heading', { name: t('inquiries.received_human_resources') })).toBeVisible()
      expect(await messagesOf(person.email)).toMatchObject([{ kind: 'human-resources', subject: 'Rehber' }])
    })

    test('a group requests an offer from the tour page', async ({ page }) => {
      const person = await newPerson(page)
      const slug =
        lang === 'tr' ? 'ucakla-kapadokya-magara-otelde-uc-gece' : 'cappadocia-by-air-three-nights-in-a-cave-hotel'
      await visit(page, path(`/tur/${slug}`))
      if (where === 'a phone') await page.getByRole('button', { name: t('booking.open') }).click()
      // By keyboard: what the card still loads may move the link.
      await page.getByRole('link', { name: t('offer.link') }).press('Enter')
      await expect(page.getByRole('heading', { name: t('offer.title') })).toBeVisible()
      await expect(page.getByLabel(t('inquiries.date'), { exact: true })).toHaveValue(/^\d{4}-\d{2}-\d{2}$/)
      await box(page, locale, 'inquiries.adults').fill('24')
      await fillSender(page, locale, person)
      await box(page, locale, 'inquiries.phone').fill('0532 000 00 00')
      await page.getByLabel(t('inquiries.call_time')).selectOption('sabah')
      await page.getByRole('button', { name: t('offer.submit') }).click()
      await expect(page.getByRole('heading', { name: t('inquiries.received_offer') })).toBeVisible()
      expect(await messagesOf(person.email)).toMatchObject([
        { kind: 'offer', details: { peopleQuantity: 24, call_time: 'sabah' } },
      ])
    })
  })
}

test('after a lost response nothing typed is lost, and a retry creates no second message', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/no answer/, /ERR_FAILED/, /Failed to load/)
  const person = await newPerson(page)
  await visit(page, '/iletisim')
  await fillSender(page, tr, person)
  await box(page, tr, 'inquiries.message').fill('Bu mesaj yolda kalmasın.')
  await page.route('**/api/forms/contact?*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: tr.t('contact.send') }).click()
  await expect(page.getByRole('alert')).toContainText('Yanıt alınamadı')
  await page.unroute('**/api/forms/contact?*')
  await page.reload()
  await expect(box(page, tr, 'inquiries.message')).toHaveValue('Bu mesaj yolda kalmasın.')
  await page.getByRole('button', { name: tr.t('contact.send') }).click()
  await expect(page.getByRole('heading', { name: tr.t('inquiries.received_contact') })).toBeVisible()
  expect(await messagesOf(person.email)).toHaveLength(1)
})

test('a server failure is explained, and the input stays', async ({ page, expectErrors }) => {
  expectErrors(/503/)
  const person = await newPerson(page)
  await visit(page, '/iletisim')
  await fillSender(page, tr, person)
  await box(page, tr, 'inquiries.message').fill('Veritabanı uyuyor olabilir.')
  await page.route('**/api/forms/contact?*', (route) => route.fulfill({ status: 503, json: { message: '' } }))
  await page.getByRole('button', { name: tr.t('contact.send') }).click()
  await expect(page.getByRole('alert')).toContainText('Yazdıklarınız duruyor')
  await expect(box(page, tr, 'inquiries.message')).toHaveValue('Veritabanı uyuyor olabilir.')
  await expect(page.getByRole('button', { name: tr.t('contact.send') })).toBeFocused()
})

test('the rate limit names the waiting time in minutes', async ({ page, expectErrors }) => {
  expectErrors(/429/)
  const person = await newPerson(page)
  await visit(page, '/iletisim')
  await fillSender(page, tr, person)
  await box(page, tr, 'inquiries.message').fill('Yirmi birinci mesaj.')
  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content')
  const statuses = await page.evaluate(
    async ([csrf, email]) => {
      const one = (n: number) =>
        fetch('/api/forms/contact', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf-token': csrf!, 'idempotency-key': `${email}-${n}` },
          body: JSON.stringify({ name: 'Elif Işık', email, message: 'Bir mesaj daha.' }),
        }).then(({ status }) => status)
      return Promise.all(Array.from({ length: 20 }, (_, n) => one(n)))
    },
    [token, person.email] as const,
  )
  expect(new Set(statuses)).toEqual(new Set([201]))
  await page.getByRole('button', { name: tr.t('contact.send') }).click()
  await expect(page.getByRole('alert')).toContainText(/Lütfen \d+ dakika sonra yeniden deneyin/)
  await expect(box(page, tr, 'inquiries.message')).toHaveValue('Yirmi birinci mesaj.')
})

test('the request is sent by keyboard only, and the honeypot field is never focused', async ({ page }) => {
  const person = await newPerson(page)
  await visit(page, '/ozel-tur-talebi')
  const focused: string[] = []
  const press = async (key: string) => {
    await page.keyboard.press(key)
    focused.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''))
  }
  await box(page, tr, 'inquiries.destination').focus()
  await page.keyboard.type('Likya kıyıları')
  await press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: tr.t('special_tour.step_who') })).toBeFocused()
  while (
    !(await page.getByRole('button', { name: tr.t('special_tour.next') }).evaluate((e) => e === document.activeElement))
  )
    await press('Tab')
  await press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: tr.t('special_tour.step_budget') })).toBeFocused()
  await box(page, tr, 'inquiries.budget').focus()
  await press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: tr.t('special_tour.step_contact') })).toBeFocused()
  await press('Tab')
  await page.keyboard.type(person.name)
  await press('Tab')
  await page.keyboard.type(person.email)
  while (
    !(await page
      .getByRole('button', { name: tr.t('special_tour.submit') })
      .evaluate((e) => e === document.activeElement))
  )
    await press('Tab')
  await press('Enter')
  await expect(page.getByRole('heading', { name: tr.t('inquiries.received_special_tour') })).toBeFocused()
  expect(focused).not.toContain('homepage')
  expect(await messagesOf(person.email)).toMatchObject([{ subject: 'Likya kıyıları' }])
})
