import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageUploadPath, videoUploadPath } from '#src/base/files/uploads.links.ts'
import { accountApiPath, loginApiPath } from '#src/features/accounts/accounts.links.ts'
import { contactForm, jobForm, multipart, pdf } from '#src/features/inquiries/inquiries.fixture.ts'
import { formApiPath } from '#src/features/inquiries/inquiries.links.ts'
import { sharedForm } from '#src/features/operations/shared-files/shared-files.fixture.ts'
import { sharedFilesPath } from '#src/features/operations/shared-files/shared-files.links.ts'
import { paperPath } from '#src/features/orders/book/papers.links.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { officeAdmin } from '../../../e2e/first-admin.ts'
import { assertSeen } from './drill.ts'
import type { Sent, Shop } from './orders.ts'
import type { DrillSite } from './site.ts'

/** One way in which something gets onto the disk. */
export type Write = {
  /** a phrase for the report */
  name: string
  /** it stores a file, beside rows or without; otherwise rows only */
  isFile: boolean
  /** The same write each time: a repeat is what a person does who was refused. */
  send: () => Promise<Response>
}

export type WriteWish = {
  site: DrillSite
  shop: Shop
  /** of a session of the office */
  token: string
  /** acknowledged; its customer reports a payment */
  order: Sent
  /** Others have other files: a picture that is stored already is not stored again. */
  nth: number
}

const pictures = 'db/demo/pictures'
const films = 'db/demo/films'

/** A write of each kind that stores a file, and some that store rows only. */
export async function writesOf({ site, shop, token, order, nth }: WriteWish): Promise<Write[]> {
  const office = { authorization: `Bearer ${token}` }
  const post = (path: string, body: FormData | string, headers: Record<string, string>) => () =>
    site.ask(path, { method: 'POST', headers, body })
  const picture = fileIn(pictures, nth)
  const film = fileIn(films, nth)
  const { departure, account } = await idsOf(shop, order)
  const receipt = filled({
    paid_on: new Date().toISOString().slice(0, 10),
    bank_account_id: account,
    sender: 'Ayşe Yılmaz',
    amount: 1,
  })
  receipt.set('receipt', new Blob([pdf]), 'dekont.pdf')
  const applicant = { ...jobForm, email: `aday${nth}@ornek.example` }
  const json = { 'content-type': 'application/json' }
  const message: Write = {
    name: 'a message',
    isFile: false,
    send: post(formApiPath('contact'), JSON.stringify(contactForm), { ...json, 'idempotency-key': randomUUID() }),
  }
  return [
    // Every other time: with the CVs they are the forms that one address may send in an hour.
    ...(nth % 2 === 0 ? [message] : []),
    { name: 'a picture', isFile: true, send: post(imageUploadPath, withFile(picture), office) },
    { name: 'a film', isFile: true, send: post(videoUploadPath, withFile(film), office) },
    {
      name: 'a receipt',
      isFile: true,
      send: post(orderApiPath(order.orderNo!, order.key, '/payment-notice'), receipt, {
        'idempotency-key': randomUUID(),
      }),
    },
    {
      name: 'a CV',
      isFile: true,
      send: post(formApiPath('human-resources'), multipart(applicant, pdf), { 'idempotency-key': randomUUID() }),
    },
    {
      name: 'a file for a departure',
      isFile: true,
      send: post(sharedFilesPath(departure), sharedForm(new File([pdf], 'liste.pdf')), {
        ...office,
        'idempotency-key': randomUUID(),
      }),
    },
    {
      name: 'an office save',
      isFile: false,
      send: () =>
        site.ask(accountApiPath, {
          method: 'PUT',
          headers: { ...office, ...json },
          body: JSON.stringify({ name: `Ayşe Yıldız ${'I'.repeat(nth + 1)}` }),
        }),
    },
    { name: 'a login', isFile: false, send: post(loginApiPath, JSON.stringify(officeAdmin), json) },
  ]
}

/** A voucher that nobody has asked for yet, of an order that its customer may open; another one in each round. */
export async function newPaperOf({ db }: Shop, { orderNo, key }: Sent, round: number): Promise<string> {
  await db.query(`UPDATE orders SET status = 'onayli' WHERE order_no = $1`, [orderNo])
  const [kind, lang] = [round % 2 === 0 ? 'voucher' : 'confirmation', round < 2 ? 'tr' : 'en'] as const
  return `/api${paperPath(orderNo!, key, { kind, subject: 0 }, lang)}`
}

/** A size that nobody has asked for yet, of a picture of the demo; another one in each round. */
export async function newSizeOf({ db }: Shop, round: number): Promise<string> {
  const { rows } = await db.query<{ file: string }>('SELECT file FROM images ORDER BY id OFFSET $1 LIMIT 1', [round])
  return `/images/${rows[0]!.file}-320.jpg`
}

async function idsOf({ db }: Shop, { orderNo }: Sent) {
  const { rows } = await db.query<{ departure: string; account: string }>(
    `SELECT departure_id AS departure,
            (SELECT min(id) FROM bank_accounts WHERE currency = 'TRY') AS account
       FROM orders JOIN order_items ON order_id = orders.id WHERE order_no = $1`,
    [orderNo],
  )
  assertSeen(rows.length === 1, `${orderNo} is not found`)
  const { departure, account } = rows[0]!
  return { departure: Number(departure), account: Number(account) }
}

function filled(fields: Record<string, string | number>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  return form
}

function fileIn(folder: string, nth: number): string {
  const names = readdirSync(folder).sort()
  return join(folder, names[nth % names.length]!)
}

function withFile(path: string): FormData {
  const form = new FormData()
  form.set('file', new Blob([readFileSync(path)]), path)
  return form
}
