import { lastMailTo, setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { checkScreen, enterOffice, expectToast, heading, tableRow } from '../office.ts'
import { openNewOrder } from '../ordering.ts'
import { openWindow } from '../window.ts'

test('a customer writes and asks for a change, staff answer, and the customer reads it', async ({ page }) => {
  const { t } = tr
  const tour = await setFreeSeats('AV-312', 6)
  const { order_no, person } = await openNewOrder(page, tour, tr)

  const card = page.getByRole('region', { name: t('result.msg_title') })
  await card.getByRole('button', { name: t('result.msg_write') }).click()
  await card.getByLabel(t('result.msg_body')).fill('Otelde bebek yatağı var mı?')
  await card.getByRole('button', { name: t('result.msg_send') }).dblclick()
  await expect(card.getByText('Otelde bebek yatağı var mı?', { exact: true })).toHaveCount(1)
  await card.getByRole('button', { name: t('result.msg_ask') }).click()
  await card.getByLabel(t('result.msg_wish')).selectOption(t('result.msg_wish_otel'))
  await card.getByLabel(t('result.msg_wish_body')).fill('Deniz gören bir oda istiyoruz.')
  await card.getByRole('button', { name: t('result.msg_send') }).click()
  await expect(card.getByText(t('result.msg_state_acik'))).toBeVisible()

  const office = await openWindow(page)
  await enterOffice(office, '/admin/dashboard')
  await office.getByRole('link', { name: /Bekleyen değişiklik istekleri/ }).click()
  await tableRow(office, order_no).getByRole('link', { name: order_no }).click()
  await expect(heading(office)).toHaveText(order_no)
  const thread = office.getByRole('region', { name: 'Müşteriyle yazışma' })
  await expect(thread.getByText('Yeni', { exact: true })).toHaveCount(2)
  await thread.getByRole('textbox', { name: 'Yanıtınız' }).fill('Deniz gören odayı ayırttık, bebek yatağı da hazır.')
  await thread.getByRole('combobox', { name: 'Bu yanıt' }).click()
  await office.getByRole('option', { name: '“otel ya da oda” isteği yapıldı' }).click()
  await checkScreen(office)
  await thread.getByRole('button', { name: 'Yanıtı gönder' }).click()
  await expectToast(office, 'Yanıtınız yazıldı. Müşteri onu rezervasyonunun sayfasında görür; e-posta gönderilmedi.')
  await expect(thread.getByText('Yapıldı', { exact: true })).toBeVisible()

  const mail = await lastMailTo(person.email, 'Deniz gören odayı ayırttık')
  await page.goto(/\/rezervasyon-sonuc\?\S+#messages/.exec(mail)![0])
  await expect(card.getByText('Deniz gören odayı ayırttık, bebek yatağı da hazır.')).toBeVisible()
  await expect(card.getByText(t('result.msg_state_yapildi'), { exact: true })).toBeVisible()
})
