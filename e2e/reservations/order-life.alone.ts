import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext, Page } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { freeSeats, orderTotalsOf, setFreeSeats } from '../agency.ts'
import { officeAdmin } from '../first-admin.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { checkScreen, enterOffice, expectToast, heading, managerHeaders, openScreen, tableRow } from '../office.ts'
import { openNewOrder } from '../ordering.ts'

const { t, money } = tr
const seats = 6
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A mail server that keeps the recipients and decoded subjects of what it gets. */
async function startMailServer() {
  const arrived: { to: string; subject: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const head = Buffer.concat(chunks)
          .toString()
          .split('\r\n\r\n')[0]!
          .replace(/\r\n\s+/g, ' ')
        const subject = /^Subject: (.*)$/m.exec(head)?.[1] ?? ''
        arrived.push({ to: envelope.rcptTo[0]!.address, subject: decoded(subject) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { arrived, port: (server.server.address() as AddressInfo).port, close: () => server.close() }
}

/** RFC 2047 words, as they stand in a mail's head. */
function decoded(head: string): string {
  return head.replace(/\?=\s+=\?/g, '?==?').replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString()
      : decodeURIComponent(
          text
            .replace(/_/g, ' ')
            .replace(/%/g, '%25')
            .replace(/=([0-9A-F]{2})/g, '%$1'),
        ),
  )
}

async function setMailServer(request: APIRequestContext, port: number | null): Promise<void> {
  const mail = {
    mail_host: '127.0.0.1',
    mail_port: port,
    mail_security: 'none',
    mail_from_address: 'bilgi@seyyah.example',
  }
  const proof = { current_password: officeAdmin.password }
  const data = { _method: 'PUT', ...(port === null ? { mail_host: '' } : mail), ...proof }
  const answer = await request.post('/api/admin/settings/mail', { headers: await managerHeaders(request), data })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('an order from the site is matched, confirmed, mailed, exported and cancelled, and its seats are back once', async ({
  page,
  newVisitor,
  expectErrors,
}) => {
  expectErrors(/409/)
  const mails = await startMailServer()
  await setMailServer(page.request, mails.port)
  const tour = await setFreeSeats('KS-211', seats)
  const visitor = await newVisitor()
  const { order_no, person, total } = await openNewOrder(visitor, tour, tr)
  const { deposit } = (await orderTotalsOf(person.email))[0]!
  const notice = visitor.getByRole('region', { name: t('result.notice'), exact: true })
  await notice.getByRole('textbox', { name: t('result.notice_sender') }).fill(person.name)
  await notice.getByRole('button', { name: t('result.notice_send') }).click()
  await expect(visitor.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    t('result.status_odeme_bildirildi'),
  )

  // Two clerks find it among the payments to match.
  const second = await newVisitor()
  for (const clerk of [page, second]) {
    await enterOffice(clerk, `/admin/orders?payment=bildirildi&search=${order_no}`)
    await tableRow(clerk, order_no).getByRole('link', { name: order_no }).click()
    await expect(heading(clerk)).toHaveText(order_no)
  }
  await second.getByRole('button', { name: 'Ödeme gir' }).click()
  await expect(second.getByRole('dialog')).toBeVisible()

  // One click matches the deposit and confirms the order; the other clerk sees it at once.
  await part(page, 'Ödemeler ve bildirimler')
    .getByRole('button', { name: /bildirimini eşleştir/ })
    .dblclick()
  await expectToast(page, 'Ödeme eşleştirildi, sipariş onaylandı.')
  await expect(part(second, 'Geçmiş')).toContainText(`Ödeme eşleştirildi: ${money({ ...total, amount: deposit })}`)
  await expect(part(second, 'Ödeme durumu')).toContainText(`${money({ ...total, amount: deposit })}`)
  await checkScreen(page)

  // What the second clerk began on the old view is refused with what happened, and nothing is entered.
  const entry = second.getByRole('dialog')
  await entry.getByText('Nakit', { exact: true }).click()
  await entry.getByRole('button', { name: 'Kaydet' }).click()
  await expect(entry.getByRole('alert')).toContainText('siz bakarken bir değişiklik oldu')
  await expect(entry.getByRole('alert')).toContainText('Ödeme eşleştirildi')
  await entry.getByRole('button', { name: 'Vazgeç' }).click()

  // The customer is told once.
  const told = () => mails.arrived.filter(({ to, subject }) => to === person.email && subject.includes('onaylandı'))
  await expect
    .poll(told, { timeout: 90_000 })
    .toEqual([{ to: person.email, subject: `Rezervasyonunuz onaylandı: ${order_no}` }])

  // The export has what the list is filtered to.
  await openScreen(page, 'Siparişler')
  await page.getByRole('main').getByRole('searchbox', { name: 'Ara' }).fill(order_no)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('main').getByText('1 kayıt')).toBeVisible()
  await expect(tableRow(page, order_no)).toContainText('Onaylı')
  await page.getByRole('button', { name: 'Dışa aktar' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const lines = readFileSync(await (await saving).path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${order_no};`)
  expect(lines[1]).toContain(`;${deposit.toFixed(2).replace('.', ',')};`)

  // Cancelled by both at once; the dialog says what it does.
  await tableRow(page, order_no).getByRole('link', { name: order_no }).click()
  expect(await freeSeats(tour)).toBe(seats - 2)
  for (const clerk of [page, second]) {
    await clerk.getByRole('button', { name: 'İptal et' }).click()
    await expect(clerk.getByRole('dialog')).toContainText('2 yer satışa geri döner.')
    await expect(clerk.getByRole('dialog')).toContainText(`Rezervasyonunuz iptal edildi: ${order_no}`)
    await clerk
      .getByRole('dialog')
      .getByRole('textbox', { name: /^Neden/ })
      .fill('Müşteri telefonla vazgeçti.')
  }
  await page.getByRole('dialog').getByRole('button', { name: 'İptal et' }).dblclick()
  await expectToast(page, 'Sipariş iptal edildi.')
  await expect(second.getByRole('dialog').getByRole('button', { name: 'İptal et' })).toBeDisabled()
  await expect(page.getByRole('main').getByText('İptal', { exact: true })).toBeVisible()
  expect(await freeSeats(tour)).toBe(seats)
  await setMailServer(page.request, null)
  mails.close()
})
