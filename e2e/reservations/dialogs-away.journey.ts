import { setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { enterOffice, expectToast, heading, tableRow } from '../office.ts'
import { placeOrder } from '../ordering.ts'

const offline = /İnternet bağlantınız kesilmiş görünüyor/

test('dialogs about an order keep what was typed while nothing answers, and do it once there is an answer', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const tour = await setFreeSeats('DG-202', 6)
  const { order_no } = await placeOrder(page.request, tour, tr)

  await test.step('a part that cannot be read says so, and is read again', async () => {
    const messages = '**/api/admin/orders/*/messages*'
    await page.route(messages, (route) => route.abort('failed'))
    // Without news of other orders, after which the part is read again by itself.
    await page.route('**/api/admin/events*', (route) => route.abort('failed'))
    await enterOffice(page, `/admin/orders?search=${order_no}`)
    await tableRow(page, order_no).getByRole('link', { name: order_no }).click()
    await expect(heading(page)).toHaveText(order_no)
    const part = page.getByRole('region', { name: 'Müşteriyle yazışma' })
    await expect(part.getByText('Bu bölüm okunamadı.')).toBeVisible()
    await page.unroute(messages)
    await part.getByRole('button', { name: 'Yeniden dene' }).click()
    await expect(part.getByText(/^Henüz yazışma yok/)).toBeVisible()
  })

  const dialog = page.getByRole('dialog')
  const twice = async (yes: string) => {
    // What the dialog reads when it opens has come.
    await expect(dialog.getByRole('button', { name: yes })).toBeEnabled()
    await context.setOffline(true)
    await dialog.getByRole('button', { name: yes }).click()
    await expect(dialog.getByText(offline)).toBeVisible()
    await context.setOffline(false)
    await dialog.getByRole('button', { name: yes }).click()
    await expect(dialog).toBeHidden()
  }

  await test.step('customer', async () => {
    await page.getByRole('button', { name: 'Düzelt', exact: true }).click()
    await dialog.getByRole('textbox', { name: /^Telefon/ }).fill('0532 111 22 33')
    await dialog.getByRole('textbox', { name: /^Neden/ }).fill('Telefonda düzeltti.')
    await twice('Kaydet')
    await expect(page.getByText('532 111 22 33').first()).toBeVisible()
  })

  await test.step('payment and refund', async () => {
    await page.getByRole('button', { name: 'Ödeme gir' }).click()
    await dialog.getByText('Nakit', { exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Gönderen' }).fill('Ayşe Gülçiçek')
    await twice('Kaydet')
    await page.getByRole('button', { name: 'İade gir' }).click()
    await dialog.getByText('Nakit', { exact: true }).click()
    await dialog.getByRole('textbox', { name: /^İadenin nedeni/ }).fill('Yanlış girildi.')
    await twice('Kaydet')
  })

  await test.step('cancellation', async () => {
    await page.getByRole('button', { name: 'İptal et' }).click()
    await dialog.getByRole('textbox', { name: /^Neden/ }).fill('Müşteri telefonla vazgeçti.')
    await twice('İptal et')
    await expectToast(page, 'Sipariş iptal edildi.')
  })
})
