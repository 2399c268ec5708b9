import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext, Page } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { pdf } from '#src/features/inquiries/inquiries.fixture.ts'
import { officeAdmin } from '../first-admin.ts'
import { expect, test } from '../journey.ts'
import { en } from '../locale.ts'
import { checkScreen, enterOffice, expectToast, heading, managerHeaders, menuOf, tableRow } from '../office.ts'
import { visit } from '../visitor.ts'
import { openWindow } from '../window.ts'

test.use({ isOldBrowser: true })

const box = 'İletişim / gelen kutusu'
const mailPath = '/api/admin/settings/mail'

/** A mail server that keeps what arrives, headers and bodies decoded enough to search in. */
async function openMailServer() {
  const arrived: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        // Quoted-printable: soft line breaks are joined, UTF-8 is decoded.
        const raw = Buffer.concat(chunks).toString('latin1').replaceAll(/=\r\n/g, '')
        const bytes = raw.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        )
        arrived.push({ to, text: Buffer.from(bytes, 'latin1').toString('utf8') })
        callback()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    mailsTo: (address: string) => arrived.filter(({ to }) => to.includes(address)),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

async function setMail(request: APIRequestContext, values: object): Promise<void> {
  const headers = await managerHeaders(request)
  const { version } = (await (await request.get(mailPath, { headers })).json()) as { version: number }
  const saved = await request.post(mailPath, {
    headers,
    data: { _method: 'PUT', version, ...values, current_password: officeAdmin.password },
  })
  expect(saved.status(), await saved.text()).toBe(200)
}

/** Desktop notices are recorded instead of shown. */
const recordNotices = () => {
  class Recorded {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    constructor(_title: string, { body }: { body: string }) {
      localStorage.setItem('shown', `${localStorage.getItem('shown') ?? ''}${body};`)
    }
    close() {}
  }
  Object.assign(window, { Notification: Recorded })
}

const counter = (page: Page) => menuOf(page).getByRole('link', { name: box, exact: true })

/** Writes from the site's contact page, in English. */
async function writeToAgency(visitor: Page, email: string): Promise<void> {
  const { t, path } = en
  await visit(visitor, path('/iletisim'))
  const field = (name: string) => visitor.getByRole('textbox', { name: new RegExp(`^${name}`) })
  await field(t('inquiries.name')).fill('Harriet Marlow')
  await field(t('inquiries.email')).fill(email)
  await visitor.getByLabel(t('inquiries.topic'), { exact: true }).selectOption({ label: t('inquiries.topic_vize') })
  await field(t('inquiries.message')).fill('Do I need a visa for the Balkan tour?')
  await visitor.getByRole('button', { name: t('contact.send') }).click()
  await expect(visitor.getByRole('heading', { name: t('inquiries.received_contact') })).toBeVisible()
}

test('a message is noticed, answered by mail, noted, moved to the trash and deleted, in two tabs', async ({
  page,
  newVisitor,
  expectErrors,
}) => {
  // The second tab reads the message after it was deleted.
  expectErrors(/404.*\/api\/admin\/contact\/\d+/)
  const mails = await openMailServer()
  const email = `harriet.${randomUUID().slice(0, 8)}@ornek.example`
  await setMail(page.request, {
    mail_host: '127.0.0.1',
    mail_port: mails.port,
    mail_security: 'none',
    mail_from_name: 'Seyyah',
    mail_from_address: 'posta@seyyah.example',
  })
  await page.context().addInitScript(recordNotices)
  await enterOffice(page, '/admin/account')
  await page.getByRole('tab', { name: 'Bildirimler' }).click()
  await page.getByRole('switch', { name: 'Bu tarayıcıda masaüstü bildirimi göster' }).check({ force: true })
  await page.goto('/admin/contact')
  const other = await openWindow(page)
  await other.goto('/admin/contact')
  await expect(heading(other)).toHaveText(box)
  const headers = await managerHeaders(page.request)
  const unread = async () =>
    ((await (await page.request.get('/api/admin/contact/not-check-count', { headers })).json()) as { count: number })
      .count
  const before = await unread()
  const words = (n: number) => `${n} okunmamış mesaj`
  await expect(counter(other)).toHaveAccessibleDescription(words(before))

  await writeToAgency(await newVisitor(), email)
  for (const tab of [page, other]) {
    await expect(counter(tab)).toHaveAccessibleDescription(words(before + 1))
    await expect(tableRow(tab, 'Harriet Marlow').first()).toContainText(/\d+ saniye önce/)
  }
  await expect
    .poll(() => mails.mailsTo(officeAdmin.email).filter(({ text }) => text.includes('Harriet Marlow')).length)
    .toBe(1)
  await checkScreen(page)

  const row = tableRow(page, 'Harriet Marlow').first()
  await row.getByRole('link', { name: 'Harriet Marlow (okunmadı)' }).click()
  await expect(heading(page)).toHaveText('Vize')
  await expect(page.getByText('Do I need a visa for the Balkan tour?')).toBeVisible()
  for (const tab of [page, other]) await expect(counter(tab)).toHaveAccessibleDescription(words(before))
  await expect(other.getByRole('link', { name: 'Harriet Marlow (okunmadı)' })).toHaveCount(0)
  await checkScreen(page)

  await page.getByRole('combobox', { name: 'Şablon' }).click()
  await page.getByRole('option', { name: 'Information', exact: true }).click()
  const reply = page.getByRole('textbox', { name: 'Yanıt', exact: true })
  await expect(reply).not.toBeFocused()
  await page.getByRole('button', { name: 'Yanıtla' }).click()
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue(/^Dear Harriet Marlow,/)
  await reply.fill(`${await reply.inputValue()}British passports need no visa.`)
  await page.getByRole('button', { name: 'Yanıtı gönder' }).dblclick()
  await expectToast(page, 'Yanıt gönderiliyor.')
  await expect(page.getByRole('combobox', { name: 'Durum' })).toHaveValue('Yanıtlandı')
  await expect(page.getByRole('combobox', { name: 'İlgilenen' })).not.toHaveValue('')
  await expect(page.getByRole('listitem').filter({ hasText: 'British passports' })).toContainText('gönderildi')
  await expect.poll(() => mails.mailsTo(email).filter(({ text }) => text.includes('British passports')).length).toBe(1)
  const answer = mails.mailsTo(email).find(({ text }) => text.includes('British passports'))!
  expect(answer.text).toContain('reply to your message')
  expect(answer.text).toMatch(/^Reply-To: \S+@/m)

  await tableRow(other, 'Harriet Marlow').first().getByRole('link', { name: 'Harriet Marlow' }).click()
  await expect(other.getByRole('listitem').filter({ hasText: 'British passports need no visa.' })).toBeVisible()
  await other.getByText('Not ekle', { exact: true }).click()
  await other.getByRole('textbox', { name: 'Not', exact: true }).fill('Pasaport kopyası istendi.')
  await other.getByRole('button', { name: 'Notu ekle' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Pasaport kopyası istendi.' })).toBeVisible()

  await page.getByRole('button', { name: 'Çöpe taşı' }).click()
  await expect(heading(page)).toHaveText(box)
  await expect(other.getByText('Bu mesaj çöpte.')).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Bölüm' }).getByText('Çöp', { exact: true }).click()
  const trashed = tableRow(page, 'Harriet Marlow').first()
  await trashed.getByRole('button', { name: 'Kalıcı sil' }).click()
  const sure = page.getByRole('dialog', { name: 'Emin Misin?!' })
  await expect(sure).toContainText('Kalıcı Olarak Silinecek!')
  await sure.getByRole('button', { name: 'Evet, Sil!' }).click()
  await expect(tableRow(page, 'Harriet Marlow')).toHaveCount(0)
  await expect(heading(other)).toHaveText('Bu kayıt artık yok')
  expect(await page.evaluate(() => localStorage.getItem('shown'))).toBe('Yeni mesaj geldi;')
  await other.close()
  await setMail(page.request, { mail_host: '', mail_from_address: '' })
  await mails.close()
})

test('a job application is opened, its CV is downloaded, and the applicant can be called and written to', async ({
  page,
}) => {
  const name = `Mert Demir ${randomUUID().slice(0, 8)}`
  const sent = await page.request.post('/api/forms/human-resources', {
    multipart: {
      name,
      phone: '0532 000 00 09',
      position: 'Tur rehberi',
      cv: { name: 'ozgecmis.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  await enterOffice(page, '/admin/human-resources')
  await tableRow(page, name)
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await expect(heading(page)).toHaveText('Tur rehberi')
  await expect(page.getByRole('link', { name: 'Ara', exact: true })).toHaveAttribute('href', 'tel:+905320000009')
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/905320000009')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Özgeçmişi indir' }).click()
  const saved = await saving
  expect(await readFile(await saved.path(), 'latin1')).toBe(pdf)
})
