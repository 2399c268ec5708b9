import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '#src/base/dates.ts'
import { lastMailTo, setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { checkScreen, enterOffice, expectToast, managerHeaders, textbox } from '../office.ts'
import { visit } from '../visitor.ts'

const { t } = tr

test('staff write and approve what customers need to know, and the customer of tomorrow has it', async ({
  page,
  newVisitor,
}) => {
  const tour = await setFreeSeats('KF-232', 4)
  const headers = await managerHeaders(page.request)
  const tomorrow = addDays(dayOf(new Date()), 1)
  const office = async (path: string, data: object, more: object = {}) => {
    const answer = await page.request.post(`/api/admin/${path}`, { headers: { ...headers, ...more }, data })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  const prices = { currency: 'TRY', multi_room_price: 10_000, single_room_price: 12_000 }
  const board = await page.request.get(`/api/admin/departures?from=${tour.start_date}&to=${tour.start_date}`, {
    headers,
  })
  const { data } = (await board.json()) as { data: { id: number; product_id: number }[] }
  const { product_id } = data.find(({ id }) => id === tour.departureId)!
  await office('departures', { form_data: { product_id, start_dates: [tomorrow], quota: 10, ...prices } })
  const email = `yarin.${randomUUID().slice(0, 8)}@ornek.example`
  const cart = [{ token: tour.token, tourDate: tomorrow, quantity: 1 }]
  const sold = { name: 'Ayşe Işık', phone: '0532 000 00 00', email, lang: 'tr', cart, confirm: true }
  await office('orders', { ...sold, phone_acceptance: true, send_mail: true }, { 'idempotency-key': randomUUID() })

  await enterOffice(page, '/admin/dashboard')
  await page.getByRole('link', { name: /Yolculuk bilgisi onaylanmayan kalkışlar/ }).click()
  const row = page.getByRole('link', { name: tour.name })
  await expect(row.getByText('Yolculuk bilgileri yazılmadı')).toBeVisible()
  await row.click()
  const card = page.getByRole('region', { name: 'Yolculuk bilgileri' })
  await card.getByRole('button', { name: 'Bilgileri yaz' }).click()
  await page.getByLabel('Buluşma saati (yerel)').fill('07:30')
  await textbox(page, 'Rehberin adı').fill('Deniz Aksoy')
  await textbox(page, 'Rehberin telefonu').fill('0532 111 22 33')
  await textbox(page, 'Buluşma yeri').fill('Üsküdar Belediyesi önü')
  await page.getByRole('button', { name: 'Otel ekle' }).click()
  await textbox(page, '1. otel: yer').fill('Göreme')
  await textbox(page, '1. otel: adı').fill('Peri Otel')
  await checkScreen(page)
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expectToast(page, 'Yolculuk bilgileri kaydedildi.')
  await card.getByRole('button', { name: 'Önizleme' }).click()
  await expect(page.frameLocator('iframe').getByText('Üsküdar Belediyesi önü')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click()
  await card.getByRole('button', { name: 'Onayla' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click()
  await expectToast(page, 'Yolculuk bilgileri onaylandı.')
  await expect(card.getByText(/^1 \/ 1 siparişe gönderildi/)).toBeVisible()

  const mail = await lastMailTo(email, 'turunuz yaklaşıyor')
  const { pathname, search } = new URL(/https?:\/\/\S+rezervasyon-sonuc\S+/.exec(mail)![0])
  const visitor = await newVisitor()
  await visit(visitor, pathname + search)
  const shown = visitor.getByRole('region', { name: t('result.info_title') })
  await expect(shown.getByText('Üsküdar Belediyesi önü')).toBeVisible()
  await expect(shown.getByRole('link', { name: '+90 532 111 22 33' })).toHaveAttribute('href', 'tel:+905321112233')
  await expect(shown.getByText('Peri Otel')).toBeVisible()
})
