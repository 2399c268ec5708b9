import type { Page } from '@playwright/test'
import { addDays, formatDay, formatDayRange, formatWeekday, monthOf, weekdayOf } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import { departuresAdminPath } from '#src/features/departures/board/departures.links.ts'
import { setFreeSeats, type TestDeparture, takeSeats } from '../agency.ts'
import { expectNoViolationInBothModes } from '../axe.ts'
import { changeMeanwhile, recordId } from '../colleague.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { enterOffice, expectNoOverflow, heading } from '../office.ts'
import { bookingCard, openParty, visit } from '../visitor.ts'

test.use({ isOldBrowser: true })

const code = 'KF-232'
const list = '/admin/departures'
/** `12 Nisan 2027 Pazartesi`, the name of a row. */
const named = (day: string) => `${formatDay(day, 'tr')} ${formatWeekday(day, 'tr')}`
const cell = (page: Page, column: string, day: string) => page.getByLabel(`${column}, ${named(day)}`, { exact: true })
const rowOf = (page: Page, day: string) => page.getByRole('row').filter({ has: cell(page, 'Kontenjan', day) })
const typed = (day: string) => day.split('-').reverse().join('.')
const allSaved = (page: Page) => expect(page.getByText('Tüm değişiklikler kayıtlı')).toBeVisible()
const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Kalkış ekle', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Kalkış ekle' })
  await dialog.getByRole('combobox', { name: 'Tur' }).fill('tiflis')
  await page.getByRole('option', { name: `(${code})` }).click()
  await dialog.getByText('Haftanın günleri').click()
  return dialog
}
/** Opens the tour's table from the overview, which shows its departure. */
async function openTable(page: Page, { name }: TestDeparture): Promise<void> {
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('link', { name: 'Fiyat ve kontenjan' }).click()
  await expect(heading(page)).toHaveText(`${name}: kalkışlar`)
}

test('departures are created, priced, closed and deleted, and the site follows', async ({
  page,
  newVisitor,
  expectErrors,
}) => {
  // Refused on purpose: a quota below sold seats, a stale status, a sold departure, a closed sale.
  expectErrors(/422/, /409/)
  const sold = await setFreeSeats(code, 6)
  await takeSeats(sold, 2)
  const day = sold.start_date
  // Twice a week around the existing one: one day is skipped.
  const [from, second, last] = [addDays(day, -4), addDays(day, 3), addDays(day, 7)]
  const seo = `/tur/${sold.seo_name}`
  // Months may be folded.
  const publicRow = (start: string) =>
    visitor
      .getByRole('row', { includeHidden: true })
      .filter({ hasText: formatDayRange(start, addDays(start, 4), 'tr') })
  const visitor = await newVisitor()

  await enterOffice(page, `${list}?month=${monthOf(day)}&search=${code}`)
  await expect(heading(page)).toHaveText('Kalkışlar')
  let dialog = await openDialog(page)
  const first = dialog.getByLabel('İlk gün')
  await first.fill(typed(from))
  // The first Escape closes the calendar, the second the dialog.
  const inCalendar = page.getByRole('button', { name: formatDay(from, 'tr'), exact: true })
  await expect(inCalendar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inCalendar).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  dialog = await openDialog(page)
  await dialog.getByLabel('İlk gün').fill(typed(from))
  await dialog.getByLabel('Son gün').fill(typed(last))
  // Tab closes the calendar, which covers the weekdays.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('dialog', { name: 'Takvim', exact: true })).toHaveCount(0)
  // The weekday of the first day is chosen already.
  await dialog.getByText(formatWeekday(day, 'tr'), { exact: true }).first().click()
  expect(weekdayOf(second)).toBe(weekdayOf(from))
  await expect(dialog.getByText('3 kalkış eklenecek (5 günlük tur)')).toBeVisible()
  await expect(dialog.getByText('1 tarih atlanacak: zaten kalkış var')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  await dialog.getByLabel(/^Kontenjan/).fill('18')
  await dialog.getByRole('button', { name: '3 kalkış ekle' }).click()
  await expect(page.getByText(/^3 kalkış eklendi\. 1 tarihte zaten kalkış vardı/)).toBeVisible()
  await expect(dialog).toHaveCount(0)

  // By keyboard: enters a value, moves to the next row and back, and reverts the value.
  await openTable(page, sold)
  const quota = cell(page, 'Kontenjan', from)
  await quota.focus()
  await page.keyboard.type('30')
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Kontenjan', day)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(quota).toBeFocused()
  await expect(quota).toHaveValue('30')
  await page.keyboard.press('Escape')
  await expect(quota).toHaveValue('18')
  await page.keyboard.type('31')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/kaydedildi\.|güncellendi\./)).toBeVisible()
  await allSaved(page)

  // Copies prices downwards from the second row; the first keeps its price.
  await cell(page, '2-3 kişilik oda', second).fill('650,50')
  await page.getByRole('button', { name: `Fiyatları aşağı kopyala: ${named(second)}` }).click()
  await expect(page.getByText(/^Fiyatlar \d+ satıra kopyalandı/)).toBeVisible()
  await expect(cell(page, '2-3 kişilik oda', last)).toHaveValue('650,50')
  await expect(cell(page, '2-3 kişilik oda', from)).not.toHaveValue('650,50')
  await page.keyboard.press('Control+s')
  await allSaved(page)

  // Prices of several departures change by a percentage, after a preview, in one save.
  for (const each of [second, last]) await page.getByRole('checkbox', { name: `Seç: ${named(each)}` }).check()
  await page.getByRole('toolbar', { name: 'Seçilenler' }).getByRole('button', { name: 'Fiyatları değiştir' }).click()
  const prices = page.getByRole('dialog', { name: '2 kalkışın fiyatları' })
  await prices.getByRole('textbox', { name: 'Değişiklik' }).fill('+%10')
  await prices.getByRole('switch', { name: 'Kuruşsuz yuvarla' }).uncheck()
  await expect(prices.getByRole('row').filter({ hasText: named(last) })).toContainText(
    `${formatMoney(650.5, 'EUR', 'tr')} → ${formatMoney(715.55, 'EUR', 'tr')}`,
  )
  await prices.getByRole('button', { name: '2 kalkışı kaydet' }).click()
  await expect(prices).toHaveCount(0)
  await expect(cell(page, '2-3 kişilik oda', last)).toHaveValue('715,55')
  await allSaved(page)
  await visit(visitor, `${seo}?tarih=${last}`)
  await expect(publicRow(last)).toContainText(formatMoney(715.55, 'EUR', 'tr'))
  await expect(publicRow(from)).toHaveCount(1)
  await expect(publicRow(from)).not.toContainText('715,55')

  // A quota below sold seats is refused at the cell and not saved.
  const soldQuota = cell(page, 'Kontenjan', day)
  await soldQuota.fill('1')
  await page.keyboard.press('Control+s')
  await expect(soldQuota).toHaveAttribute('aria-invalid', 'true')
  await expect(soldQuota).toHaveAccessibleDescription(/yer satıldı; kontenjan bunun altına inemez/)
  await expect(soldQuota).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(soldQuota).not.toHaveAttribute('aria-invalid', 'true')
  await allSaved(page)

  // Sales are closed while a visitor has the page open.
  const card = bookingCard(visitor, tr)
  await expect(card.getByRole('button', { name: 'Sepete ekle' })).toBeEnabled()
  await page.getByRole('checkbox', { name: `Seç: ${named(last)}` }).check()
  await page.getByRole('button', { name: 'Satışı kapat' }).click()
  await expect(cell(page, 'Durum', last)).toHaveValue('dolu')
  await openParty(card, tr)
  await card.getByRole('button', { name: 'Yetişkin: artır' }).click()
  await expect(card.getByText(tr.t('errors.departure_sales_over'))).toBeVisible()
  await visit(visitor, seo)
  await expect(publicRow(last)).toContainText(tr.t('tour.status_closed'))
  await expect(publicRow(last).getByRole('button', { includeHidden: true })).toHaveCount(0)

  // A colleague saves the row before its status is changed.
  const { request } = page
  const record = await recordId(request, `${departuresAdminPath}?from=${last}&to=${last}&search=${code}`, last)
  await changeMeanwhile(request, `${departuresAdminPath}/${record}`, { note: 'otobüs ayrıldı' })
  await page.getByRole('checkbox', { name: `Seç: ${named(last)}` }).check()
  await page.getByRole('button', { name: 'Satışı aç' }).click()
  const stale = page.getByRole('dialog', { name: 'Bu kayıt siz açtıktan sonra değişti' })
  await stale.getByRole('button', { name: 'Güncel hâlini aç' }).click()
  await expect(cell(page, 'Not', last)).toHaveValue('otobüs ayrıldı')
  await expect(cell(page, 'Durum', last)).toHaveValue('dolu')
  await changeMeanwhile(request, `${departuresAdminPath}/${record}`, { note: 'otobüs değişti' })
  await page.getByRole('button', { name: 'Satışı aç' }).click()
  await stale.getByRole('button', { name: 'Benimkini kaydet' }).click()
  await expect(cell(page, 'Durum', last)).toHaveValue('satista')
  await expect(cell(page, 'Not', last)).toHaveValue('otobüs değişti')

  // Deleting asks for confirmation; a departure with orders is not deleted.
  const ask = page.getByRole('dialog', { name: 'Emin Misin?!' })
  await page.getByRole('button', { name: `Sil: ${named(second)}` }).click()
  await expect(ask).toContainText('Kalıcı Olarak Silinecek!')
  await ask.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(rowOf(page, second)).toHaveCount(1)
  await page.getByRole('button', { name: `Sil: ${named(second)}` }).click()
  await ask.getByRole('button', { name: 'Evet, Sil!' }).click()
  await expect(rowOf(page, second)).toHaveCount(0)
  await visit(visitor, seo)
  await expect(publicRow(last).getByRole('button', { includeHidden: true })).toHaveCount(1)
  await expect(publicRow(second)).toHaveCount(0)
  await page.getByRole('button', { name: `Sil: ${named(day)}` }).click()
  await ask.getByRole('button', { name: 'Evet, Sil!' }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Silme İşleminde Hata Oldu. Tekrar Deneyiniz!' })
  await expect(refused).toContainText('yer satıldı, silinemez')
  await expect(rowOf(page, day)).toHaveCount(1)
})

test('axe finds no violation on the departure screens, which fit a phone, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterOffice(page, list)
  await expect(page.getByRole('table')).toBeVisible()
  await expectNoViolationInBothModes(page)
  const dialog = await openDialog(page)
  await expect(dialog.getByLabel('Son gün')).toBeVisible()
  await expectNoViolationInBothModes(page)
  await dialog.getByLabel('İlk gün').focus()
  await expectNoViolationInBothModes(page)
  await page.keyboard.press('Escape')
  await dialog.getByText('Takvimden seç').click()
  const days = dialog.getByRole('group', { name: 'Kalkış günleri' })
  await days.getByRole('button', { name: 'Sonraki ay' }).click()
  for (const name of [/^1 /, /^2 /]) await days.getByRole('button', { name }).click()
  await expectNoViolationInBothModes(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
  await expectNoViolationInBothModes(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectNoOverflow(page)
  await expectNoViolationInBothModes(page)

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${list}?view=table`)
    await expect(page.getByRole('region', { name: 'Tarihler ve fiyatlar' })).toBeVisible()
    await page.getByRole('checkbox', { name: /^Seç:/ }).first().check()
    await expect(page.getByRole('toolbar', { name: 'Seçilenler' })).toBeVisible()
    await expectNoOverflow(page)
    await expectNoViolationInBothModes(page)
    await page.getByRole('button', { name: /^Sil:/ }).first().click()
    await expect(page.getByRole('dialog', { name: 'Emin Misin?!' })).toBeVisible()
    await expectNoViolationInBothModes(page)
    await page.getByRole('button', { name: 'Vazgeç' }).click()
  }
})
