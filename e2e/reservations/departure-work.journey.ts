import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { pdfText } from '#src/base/pdf/pdf.fixture.ts'
import { pdf } from '#src/features/inquiries/inquiries.fixture.ts'
import { freeSeats, lastMailTo, setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { checkScreen, enterOffice, heading, tableRow } from '../office.ts'
import { placeOrder } from '../ordering.ts'

const rooms = (page: Page) => page.locator('section:has(select[aria-label$="hangi odada"])')
const personOf = (within: Page | Locator, order_no: string) => within.getByText(new RegExp(`· ${order_no}$`))

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 })
  await page.mouse.up()
}

test('rooms are planned by keyboard and by drag, everybody is written to, and one party moves to another day', async ({
  page,
  expectErrors,
}) => {
  // A message without a subject is answered 422.
  expectErrors(/422/)
  const tour = await setFreeSeats('DG-203', 6)
  const [first, second] = [await placeOrder(page.request, tour, tr), await placeOrder(page.request, tour, tr)]
  await enterOffice(page, `/admin/departures?view=days&from=${tour.start_date}&to=${tour.start_date}`)
  await page.getByRole('link', { name: tour.name }).click()
  await expect(heading(page)).toHaveText(tour.name)

  await test.step('a room for one by keyboard, a third bed by drag', async () => {
    const lists = page.getByRole('radiogroup', { name: 'Listeler' })
    await lists.getByText('Odalar').click()
    await page.getByRole('button', { name: 'Oda planını düzenle' }).click()
    // Another list would drop the plan.
    await expect(lists.getByRole('radio').first()).toBeDisabled()
    const roomOf = (order_no: string) => rooms(page).filter({ has: personOf(page, order_no) })
    const before = await rooms(page).count()
    await checkScreen(page)
    const choice = roomOf(first.order_no).getByRole('combobox').first()
    await choice.focus()
    await page.keyboard.type('Yeni oda')
    await expect(roomOf(first.order_no)).toHaveCount(2)
    await expect(rooms(page)).toHaveCount(before + 1)
    // The keyboard goes on with the person who was moved.
    await expect(roomOf(first.order_no).last().getByRole('combobox')).toBeFocused()
    const grip = roomOf(first.order_no).first().locator('[aria-hidden=true]:has(> svg)').first()
    await drag(page, grip, roomOf(second.order_no).first())
    await expect(personOf(roomOf(second.order_no), first.order_no)).toBeVisible()
    await page.getByRole('button', { name: 'Planı kaydet' }).click()
    await expect(page.getByText(/^Oda planınıza göre/)).toBeVisible()
    await expect(lists.getByRole('radio').first()).toBeEnabled()
    // The plan is stored; the chosen list and the departure stay over a reload.
    await page.reload()
    await expect(heading(page)).toHaveText(tour.name)
    await expect(lists.getByRole('radio', { name: 'Odalar' })).toBeChecked()
    await expect(tableRow(page, second.order_no)).toContainText('Üç kişilik')
    await expect(tableRow(page, second.order_no)).toContainText(first.order_no)
    await expect(tableRow(page, first.order_no).filter({ hasText: 'Tek kişilik' })).toHaveCount(1)
  })

  await test.step('the rooms on paper open in a window, and a file for everybody is saved', async () => {
    const opening = page.context().waitForEvent('request', (request) => request.url().includes('ticket='))
    await page.getByRole('button', { name: 'PDF' }).click()
    const paper = await page.request.get((await opening).url())
    expect(await pdfText(await paper.body())).toContain(first.order_no)
    await page.getByRole('button', { name: 'Dosya ekle' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Müşterinin gördüğü ad' }).fill('Otel listesi')
    const buffer = Buffer.from(pdf)
    await dialog.locator('input[type=file]').setInputFiles({ name: 'otel.pdf', mimeType: 'application/pdf', buffer })
    await dialog.getByRole('button', { name: 'Yükle' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Otel listesi: aç' }).click()
    expect(await readFile(await (await saving).path(), 'latin1')).toBe(pdf)
  })

  await test.step('one message for everybody, refused without a subject', async () => {
    await page.getByRole('button', { name: 'Herkese mesaj' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/siparişe gider: e-posta/)).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Mesaj', exact: true }).fill('Otobüs Kadıköy’den kalkıyor.')
    // A click beside the dialog keeps the text.
    await page.mouse.click(4, 4)
    await dialog.getByRole('button', { name: /siparişe yaz$/ }).click()
    const subject = dialog.getByRole('textbox', { name: 'Konu', exact: true })
    await expect(subject).toHaveAttribute('aria-invalid', 'true')
    await checkScreen(page)
    const about = `Kalkış yeri değişti ${randomUUID().slice(0, 6)}`
    await subject.fill(about)
    await dialog.getByRole('button', { name: /siparişe yaz$/ }).dblclick()
    await expect(dialog).toBeHidden()
    for (const { person } of [first, second])
      expect(await lastMailTo(person.email)).toContain('Otobüs Kadıköy’den kalkıyor.')
    await page.getByRole('button', { name: 'Herkese mesaj' }).click()
    await expect(dialog.getByText(about, { exact: true })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a party moves; its seats go with it', async () => {
    expect(await freeSeats(tour)).toBe(2)
    await page.getByRole('link', { name: second.order_no }).click()
    await expect(heading(page)).toHaveText(second.order_no)
    await page.getByRole('button', { name: 'Tarihini değiştir' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Yeni kalkış' }).press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('2 yer yeni kalkışta tutulur, eskisinde boşalır.')).toBeVisible()
    await dialog.getByRole('textbox', { name: /^Neden/ }).fill('Müşteri aradı')
    await checkScreen(page)
    await dialog.getByRole('button', { name: 'Taşı', exact: true }).dblclick()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Geçmiş', exact: true })).toContainText('Müşteri aradı')
    expect(await freeSeats(tour)).toBe(4)
    expect(await lastMailTo(second.person.email)).toContain(second.order_no)
  })
})
