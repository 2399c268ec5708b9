import { expect, test } from '../journey.ts'
import { checkScreen, enterOffice, heading } from '../office.ts'

test('the office sees the exchange rates with their day and source, and a bad one is refused at its field', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/422/)
  await enterOffice(page, '/admin/settings/rates')
  await expect(heading(page)).toHaveText('Döviz kurları')
  await checkScreen(page)
  const euro = page.getByRole('textbox', { name: '1 euro' })
  await expect(euro).toHaveValue('52,1 TL')
  await expect(page.getByText(/elle yazıldı$/).first()).toBeVisible()
  await euro.fill('0')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(euro).toHaveAttribute('aria-invalid', 'true')
})
