import type { Page } from '@playwright/test'
import { pdfText } from '#src/base/pdf/pdf.fixture.ts'
import { setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { checkScreen, enterOffice, heading, managerHeaders } from '../office.ts'
import { openNewOrder } from '../ordering.ts'
import { visit } from '../visitor.ts'

const { t } = tr

/** The office decides on an order by its API. */
async function decide(page: Page, order_no: string, body: object) {
  const headers = await managerHeaders(page.request)
  const found = await page.request.get(`/api/admin/orders?search=${order_no}`, { headers })
  const [{ id }] = (await found.json()).data as [{ id: number }]
  const answer = await page.request.post(`/api/admin/orders/${id}/status`, {
    headers,
    data: { _method: 'PUT', ...body },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('a confirmed customer saves the voucher, its code is checked, and after a cancellation it is void', async ({
  page,
  newVisitor,
}) => {
  const tour = await setFreeSeats('YI-104', 6)
  const { order_no, person } = await openNewOrder(page, tour, tr)
  const papers = page.getByRole('region', { name: t('voucher.papers'), exact: true })
  await expect(papers).toHaveCount(0)
  const contract = page.getByRole('link', { name: /^PDF: Paket Tur/ })
  await expect(contract).toBeVisible()
  const accepted = await page.request.get((await contract.getAttribute('href'))!)
  expect(accepted.headers()['content-type']).toBe('application/pdf')

  await decide(page, order_no, { status: 'onayli' })
  await page.reload()
  const link = papers.getByRole('link', { name: t('voucher.kind_voucher') })
  await expect(link).toBeVisible()
  const file = await page.request.get((await link.getAttribute('href'))!)
  expect(file.headers()['content-type']).toBe('application/pdf')
  const text = await pdfText(await file.body())
  for (const part of [order_no, person.name, tour.name]) expect(text).toContain(part)
  const address = /\/belge\/[-A-Z2-9]{19}/.exec(text)![0]

  const hotel = await newVisitor()
  await visit(hotel, address)
  await expect(hotel.getByRole('main')).toContainText(t('voucher.valid'))
  await expect(hotel.getByRole('main')).toContainText(tour.name)
  await expect(hotel.getByRole('main')).not.toContainText(person.name)

  await decide(page, order_no, { status: 'iptal', reason: 'Müşteri aradı' })
  await hotel.reload()
  await expect(hotel.getByRole('main')).toContainText(t('voucher.void'))
  await enterOffice(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(order_no)
  await expect(page.getByRole('option', { selected: true })).toContainText(order_no)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(order_no)
  const made = page.getByRole('region', { name: 'Belgeler', exact: true })
  await expect(made).toContainText('Geçersiz: sipariş iptal')
  // Not every browser shows a PDF in its window, so the file is asked for again.
  const opening = page.context().waitForEvent('request', (request) => request.url().includes('ticket='))
  await made
    .getByRole('button', { name: /^İndir: / })
    .first()
    .click()
  const shown = await page.request.get((await opening).url())
  expect(await pdfText(await shown.body())).toContain(order_no)
  await checkScreen(page)
})
