import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { TextGroups } from '#src/base/string-key.ts'
import type { CheckoutContracts, OrderCreated } from '#src/features/booking/checkout/checkout.schema.ts'
import { siteStrings } from '#src/features/languages/static-strings.rules.ts'
import { orderPath } from '#src/features/orders/orders.links.ts'
import { strings } from '#src/strings.ts'
import { expect, test } from '../journey.ts'
import { enterOffice, expectNoOverflow, managerHeaders, tableRow } from '../office.ts'
import { newCustomer, visit } from '../visitor.ts'

const tour = 'ucakla-kapadokya-magara-otelde-uc-gece'
const texts = siteStrings(strings) as TextGroups

/** A translation that a program can make and a test can recognise: the Arabic word for text before the English one. */
const arabic = (english: string) => `نص ${english.split('|').at(-1)}`

async function put(request: APIRequestContext, path: string, fields: object): Promise<void> {
  const data = { _method: 'PUT', ...fields }
  const answer = await request.post(path, { headers: await managerHeaders(request), data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Copies the English texts of the tour to Arabic, which no screen does. */
async function translateTour(request: APIRequestContext): Promise<void> {
  const headers = await managerHeaders(request)
  const list = (await (await request.get('/api/admin/products?per_page=200', { headers })).json()) as {
    data: { id: number; seo_name: string }[]
  }
  const path = `/api/admin/products/${list.data.find(({ seo_name }) => seo_name === tour)!.id}`
  const record = (await (await request.get(path, { headers })).json()) as Record<string, unknown>
  const copied = (from: Record<string, unknown>, names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const words = from[`${name}_en`]
        if (!words) return []
        return [[`${name}_ar`, Array.isArray(words) ? words.map((line) => `نص ${line}`) : `نص ${String(words)}`]]
      }),
    )
  const all = ['name', 'description', 'seo_title', 'seo_description', 'tour_place', 'summary', 'included', 'excluded']
  const days = (record.programme as Record<string, unknown>[]).map((day) => ({
    ...day,
    ...copied(day, ['title', 'description', 'overnight']),
  }))
  await put(request, path, {
    form_data: JSON.stringify({ ...copied(record, [...all, 'important_notes']), programme: days }),
  })
}

test('Arabic is opened when it has its texts, and a tour is ordered in it from the right', async ({
  page,
  request,
  newVisitor,
}) => {
  const created = await request.post('/api/admin/languages', {
    headers: await managerHeaders(request),
    data: { abbr: 'ar' },
  })
  expect(created.status()).toBe(201)

  await test.step('without its texts it cannot be opened, and the dialog leads to them', async () => {
    await enterOffice(page, '/admin/languages')
    await tableRow(page, 'Arapça').getByRole('button', { name: 'Etkinleştir' }).click()
    const dialog = page.getByRole('dialog', { name: /etkinleştirilsin mi/ })
    await expect(dialog).toContainText(/Önce [\d.]+ site metni çevrilmeli/)
    await expect(dialog.getByRole('button', { name: 'Etkinleştir' })).toBeDisabled()
    await expect(dialog.getByRole('link', { name: 'Metinleri çevir' })).toBeVisible()
  })

  await test.step('with them it is opened', async () => {
    const page_lang = Object.fromEntries(
      Object.entries(texts).map(([group, keys]) => [
        group,
        Object.fromEntries(Object.entries(keys).map(([key, { en = '' }]) => [key, arabic(en)])),
      ]),
    )
    await put(request, '/api/admin/languages/page-lang', { abbr: 'ar', page_lang: JSON.stringify(page_lang) })
    await translateTour(request)
    await page.reload()
    const row = tableRow(page, 'Arapça')
    await row.getByRole('button', { name: 'Etkinleştir' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Etkinleştir' }).click()
    await expect(row).toContainText('etkin')
  })

  const visitor = await newVisitor({ locale: 'ar', viewport: { width: 390, height: 800 } })
  await test.step('pages are laid out from the right, and telephones from the left', async () => {
    for (const path of ['/ar', '/ar/tur-ara', '/ar/iletisim']) {
      await visit(visitor, path)
      await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
      await expectNoOverflow(visitor)
    }
    const telephone = visitor.getByRole('main').locator('a[href^="tel:"]').first()
    await expect(telephone).toHaveCSS('direction', 'ltr')
  })

  await test.step('a tour is ordered, and the page of the order is laid out from the right too', async () => {
    await visit(visitor, `/ar/tur/${tour}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^نص/)
    await expectNoOverflow(visitor)
    const shown = (await (await request.get(`/api/pages/product/${tour}?lang=ar`)).json()) as {
      token: string
      departures: { start_date: string; status: string }[]
    }
    const cart = [{ token: shown.token, tourDate: shown.departures.at(-1)!.start_date, quantity: 2, childrenAges: [] }]
    const headers = { 'idempotency-key': randomUUID() }
    const post = async (path: string, data: object) => {
      const answer = await request.post(`${path}?lang=ar`, { headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
      return answer.json()
    }
    const { contracts }: CheckoutContracts = await post('/api/checkout-contracts', { cart })
    const accepted_contracts = contracts.map(({ id }) => id)
    const person = { ...newCustomer(), name: 'محمد بن عبدالله' }
    const { data }: OrderCreated = await post('/api/orders', { ...person, accepted_contracts, cart })
    await visit(visitor, `/ar${orderPath(data.order_no, data.key)}`)
    await expect(visitor.getByText('محمد بن عبدالله').first()).toBeVisible()
    await expectNoOverflow(visitor)
  })
})
