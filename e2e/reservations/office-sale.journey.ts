import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { freeSeats, lastMailTo, ordersOf, priceOf, setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { checkScreen, enterOffice, heading, openScreen, tableRow } from '../office.ts'
import { createActiveStaff } from '../staff.ts'
import { newCustomer } from '../visitor.ts'

test.use({ isOldBrowser: true })

const { money } = tr
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a sale on the phone with a discount, by keyboard, is in the list of orders and on the page of its departure', async ({
  page,
  request,
  expectErrors,
}) => {
  // A sale that is refused is answered 422.
  expectErrors(/422/)
  const tour = await setFreeSeats('YI-106', 6)
  const full = await priceOf(tour, 2, [8])
  const total = { ...full, amount: full.amount * 0.9 }
  const caller = { ...newCustomer(), name: 'Nihâl Öztürk Çınar' }
  await enterOffice(page, '/admin/order-insert', await createActiveStaff(request, 'satis'))
  await expect(page.getByRole('combobox', { name: 'Tur ya da tarih' })).toBeFocused()

  // The tour by its code and day, then its party.
  await page.getByRole('combobox', { name: 'Tur ya da tarih' }).focus()
  const [, month, day] = tour.start_date.split('-')
  await page.keyboard.type(`yi-106 ${day}.${month}`)
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(tour.name)
  // Ctrl+Enter saves, but not while the list is open: the tour in it is chosen.
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Yetişkin')).toBeFocused()
  await expect(page.getByLabel('Müşteri sözleşmeleri telefonda kabul etti')).toHaveAttribute('aria-invalid', 'false')
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('8')
  const sale = region(page, 'Satış')
  await expect(sale).toContainText(money(full))

  // A discount within the limit of the role, with its reason.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('İndirim', { exact: true })).toBeFocused()
  await page.keyboard.type('15')
  await expect(page.getByText('Rolünüz en fazla %10 indirim yapabilir')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('10')
  await expect(sale).toContainText(money(total))
  await page.getByRole('combobox', { name: 'Telefon' }).focus()
  await page.keyboard.type(caller.phone)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.type(caller.name)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.type(caller.email)

  // The invoice of a company; its tax number is refused first.
  await page.keyboard.press('Escape')
  for (const field of ['Şehir', 'Müşterinin dili', 'Müşterinin notu']) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(field)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Bireysel' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  for (const text of ['Ege Makine Ltd. Şti.', 'Bornova', '12345']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Control+Enter')
  const taxNo = page.getByLabel('Vergi no / T.C. kimlik no')
  await expect(taxNo).toHaveAttribute('aria-invalid', 'true')
  await expect(taxNo).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('67890')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Müşteri sözleşmeleri telefonda kabul etti')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('İndirimin nedeni')).toBeFocused()
  await page.keyboard.type('Üçüncü turu')
  await checkScreen(page)
  await page.getByLabel('İndirimin nedeni').focus()
  await page.keyboard.press('Control+Enter')
  await expect(heading(page)).toHaveText('Satış kaydedildi')
  const [{ order_no } = { order_no: '' }] = await ordersOf(caller.email)
  await expect(page.getByText(order_no, { exact: true })).toBeFocused()
  expect(await lastMailTo(caller.email)).toContain(money(total))
  expect(await freeSeats(tour)).toBe(3)

  // In the list of orders, and with its reason in the history.
  await page.getByRole('link', { name: 'Siparişi aç' }).click()
  await expect(heading(page)).toHaveText(order_no)
  await expect(region(page, 'Geçmiş')).toContainText('Üçüncü turu')
  await expect(region(page, 'Fatura')).toContainText('Ege Makine Ltd. Şti.')
  await expect(region(page, 'Fatura')).toContainText('1234567890')
  await openScreen(page, 'Siparişler')
  await page.getByRole('main').getByRole('searchbox', { name: 'Ara' }).fill(order_no)
  await expect(tableRow(page, order_no)).toContainText(money(total))

  // On the page of its departure, opened from the calendar.
  await page.goto(`/admin/departures?month=${tour.start_date.slice(0, 7)}&search=YI-106`)
  await page.getByRole('main').getByRole('link').filter({ hasText: tour.name }).first().click()
  await expect(heading(page)).toHaveText(tour.name)
  await expect(tableRow(page, order_no)).toContainText(caller.name)
  await expect(tableRow(page, order_no)).toContainText(money(total))
  await expect(page.getByText('Boş', { exact: true }).locator('..')).toContainText('3')
  await checkScreen(page)

  // The file has the same row, and the rooms have the child beside an adult.
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Excel' }).click()
  const { sheets } = await readXlsx(new Uint8Array(await readFile(await (await saved).path())))
  const [head, ...rows] = sheets[0]!.rows
  const row = rows.find((cells) => cells.includes(order_no))!
  const cell = (title: string) => row[head!.indexOf(title)]
  expect([cell('Müşteri'), cell('Kalan'), cell('Çocuk yaşları')]).toEqual([caller.name, total.amount, '8'])
  await page.getByRole('radiogroup', { name: 'Listeler' }).getByText('Odalar').click()
  await expect(tableRow(page, order_no)).toContainText('2 yetişkin, 1 çocuk (8 yaş)')
  await page.getByRole('radiogroup', { name: 'Listeler' }).getByText('Yolcular').click()
  await expect(tableRow(page, order_no)).toHaveCount(3)
  await checkScreen(page)

  // On paper nothing around the list cuts it at the end of a page.
  await page.emulateMedia({ media: 'print' })
  const boxes = page.locator('.mantine-datatable, .mantine-datatable :has(table)')
  for (const box of await boxes.all()) await expect(box).toHaveCSS('overflow', 'visible')
  await page.emulateMedia({ media: 'screen' })
  // Going back leaves the page, whichever list was chosen.
  await page.goBack()
  await expect(heading(page)).toHaveText('Kalkışlar')
})
