import { randomUUID } from 'node:crypto'
import { formatDayRange } from '#src/base/dates.ts'
import type { DepartureCancelling } from '#src/features/operations/departure-cancellation/departure-cancellation.schema.ts'
import { freeSeats, lastMailTo, setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { checkScreen, enterOffice, expectToast, heading, managerHeaders, menuOf, tableRow } from '../office.ts'
import { visit } from '../visitor.ts'

const { t } = tr
const party = 12

test('a departure with twelve orders is cancelled, and every one of them is answered for', async ({
  page,
  newVisitor,
}) => {
  const tour = await setFreeSeats('KF-232', party)
  const headers = await managerHeaders(page.request)
  const mine = randomUUID().slice(0, 8)
  const emails = Array.from({ length: party }, (_, at) => `misafir${at}.${mine}@ornek.example`)
  for (const email of emails) {
    const cart = [{ token: tour.token, tourDate: tour.start_date, quantity: 1 }]
    const sold = { name: 'Ayşe Gülçiçek Işık', phone: '0532 000 00 00', email, lang: 'tr', cart }
    const answer = await page.request.post('/api/admin/orders', {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data: { ...sold, phone_acceptance: true, send_mail: true },
    })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  expect(await freeSeats(tour)).toBe(0)

  await enterOffice(page, `/admin/departures?view=days&from=${tour.start_date}&to=${tour.start_date}`)
  await page.getByRole('link', { name: tour.name }).click()
  await page.getByRole('link', { name: 'Kalkışı iptal et' }).click()
  await expect(heading(page)).toHaveText('Kalkışın iptali')
  await page.getByRole('textbox', { name: 'İptal nedeni (müşteri okur)' }).fill('Otel kapandı')
  // One date is not offered.
  const departures = `/api/admin/departures/${tour.departureId}/cancel`
  const before = (await (await page.request.get(departures, { headers })).json()) as DepartureCancelling
  const [withheld] = before.alternatives.filter(({ departure_id }) => before.offerable.includes(departure_id))
  const withheldDays = formatDayRange(withheld!.start_date, withheld!.end_date, 'tr')
  await page.getByRole('checkbox', { name: withheldDays }).uncheck()
  await checkScreen(page)
  await page.getByRole('main').getByRole('button', { name: 'Kalkışı iptal et' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kalkışı iptal et' }).click()
  await expectToast(page, 'Kalkış iptal edildi ve satışa kapandı.')
  await expect(page.getByText(`0 / ${party} sipariş yanıtlandı`)).toBeVisible()

  // Two customers choose by the link of their mail.
  const linkOf = async (email: string) => {
    const mail = await lastMailTo(email, 'iptal etmek zorunda kaldık')
    return new URL(/https?:\/\/\S+rezervasyon-sonuc\S+/.exec(mail)![0])
  }
  const visitor = await newVisitor()
  const { pathname, search } = await linkOf(emails[0]!)
  await visit(visitor, pathname + search)
  const choice = visitor.getByRole('region', { name: t('cancelling.choice_title') })
  await expect(choice.getByText('İptal nedeni: Otel kapandı')).toBeVisible()
  await expect(choice.getByRole('button', { name: new RegExp(t('cancelling.choice_move')) })).not.toHaveCount(0)
  await expect(choice.getByText(withheldDays)).toHaveCount(0)
  await choice
    .getByRole('button', { name: t('cancelling.choice_move') })
    .first()
    .click()
  await choice.getByRole('button', { name: t('cancelling.choice_yes') }).click()
  await expect(visitor.getByText(t('cancelling.choice_moved')).last()).toBeVisible()
  await expect(choice).toBeHidden()
  await expect(visitor.getByText(formatDayRange(tour.start_date, tour.end_date, 'tr'))).toHaveCount(0)
  const second = await linkOf(emails[1]!)
  await visit(visitor, second.pathname + second.search)
  await choice.getByRole('button', { name: t('cancelling.choice_cancel') }).click()
  await choice.getByRole('button', { name: t('cancelling.choice_yes') }).click()
  await expect(visitor.getByText(t('result.status_iptal')).first()).toBeVisible()
  await expect(page.getByText(`2 / ${party} sipariş yanıtlandı`)).toBeVisible()

  // One calls; the wizard is left, and taken up again from the dashboard.
  await page
    .getByRole('button', { name: /^Yanıtı kaydet: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await checkScreen(page)
  await dialog.getByRole('radio', { name: /iadesi$/ }).check()
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expectToast(page, 'Sipariş iptal edildi; ödenenin tamamı iade edilecek.')
  await menuOf(page).getByRole('link', { name: 'İstatistikler', exact: true }).click()
  await page.getByRole('link', { name: /İptal edilen kalkışlar: yanıt bekleyen/ }).click()
  await page.getByRole('link', { name: tour.name }).click()
  await expect(page.getByText('9 sipariş hâlâ yanıt bekliyor.')).toBeVisible()
  await page.getByRole('link', { name: 'Yanıtları kaydet' }).click()
  const state = await page.request.get(departures, { headers })
  const { orders } = (await state.json()) as { orders: { id: number; answer: string | null }[] }
  const left = orders.filter(({ answer }) => answer === null)
  for (const { id } of left.slice(1)) {
    const data = { _method: 'PUT', answer: 'refund' }
    expect((await page.request.post(`${departures}/${id}`, { headers, data })).status()).toBe(200)
  }
  await expect(page.getByText(`${party - 1} / ${party} sipariş yanıtlandı`)).toBeVisible()
  await page.getByRole('button', { name: /^Yanıtı kaydet: / }).click()
  await dialog.getByRole('radio', { name: /iadesi$/ }).check()
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('Bütün siparişler yanıtlandı. Yapılacak bir şey kalmadı.')).toBeVisible()
  await expect(tableRow(page, 'müşteri seçti')).toHaveCount(2)
  await checkScreen(page)
})
