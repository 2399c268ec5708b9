/**
 * `npm run bench -- sizes`: bytes of a database and of its backup: without an agency, with the demo, with orders as visitors place them, and with 10,000
 * as `recordRows` has them; bytes of pictures. BENCH_ORDERS=500 (at most 2,000) BENCH_PICTURES=5
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readDemo } from '#db/demo/read.ts'
import { seedDemo } from '#db/demo/seed.ts'
import { backUp } from '#src/base/backup/backup.server.ts'
import { connect, type Db } from '#src/base/db/connect.server.ts'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { migrate } from '#src/base/db/schema/migrate.server.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { imageFormats, imageWidths } from '#src/base/files/image.links.ts'
import { openImages } from '#src/base/files/images.server.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { strings } from '#src/strings.ts'
import { fillRecords } from './fill-records.ts'

const orders = Number(process.env.BENCH_ORDERS ?? 500)
const pictures = Number(process.env.BENCH_PICTURES ?? 5)
const records = 10_000
const now = new Date()
const day = now.toISOString().slice(0, 10)

const folder = mkdtempSync(join(tmpdir(), 'seyyah-sizes-'))
const server = await startEmbedded({ dataDir: join(folder, 'data'), log: () => {} })
const disk = openDisk(join(folder, 'files'))
type Sizes = { database: number; backup: number }
const table: Record<string, string>[] = []
try {
  await migrate(server.url, 'db')
  const { db, close } = connect(server.url, { statementTimeoutMs: 600_000 })
  await insertShippedStrings(db, strings)
  await measured(db, 'no agency')
  await seedDemo(db, readDemo('db/demo'), now)
  const demo = await measured(db, 'the demo')
  await placeOrders(db)
  const placed = await measured(db, `the demo and ${orders} orders of visitors`)
  say('an order of a visitor', {
    database: (placed.database - demo.database) / orders,
    backup: (placed.backup - demo.backup) / orders,
  })
  await fillRecords(server.url, records)
  await measured(db, `the demo's tours and ${records} short orders`)
  await measurePictures()
  await measured(db, `the same and ${pictures} pictures`)
  await close()
  console.table(table)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measured(db: Db, what: string): Promise<Sizes> {
  await sql`VACUUM (FULL, ANALYZE)`.execute(db)
  const { rows } = await sql<{ bytes: number }>`SELECT pg_database_size(current_database())::float8 AS bytes`.execute(
    db,
  )
  const target = join(folder, `${randomUUID()}.yedek`)
  const { bytes } = await backUp({ url: server.url, disk, target, passphrase: 'yalnızca ölçmek için' })
  const sizes = { database: rows[0]!.bytes, backup: bytes }
  say(what, sizes)
  return sizes
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`
}

function say(what: string, sizes: Sizes): void {
  table.push({ what, database: kb(sizes.database), backup: kb(sizes.backup) })
}

/** Orders of two with their contracts, mails and a payment notice, over departures that have seats. */
async function placeOrders(db: Db): Promise<void> {
  const settings = { siteUrl: 'https://seyyah.example', holdHours: 24, holdsPerEmail: 1000, seatsPerAddress: 100_000 }
  const api = testApi(endpoints, { db, settings })
  const post = async (path: string, body: object) => {
    const answer = await api.post<Record<string, unknown>>(path, body, { 'idempotency-key': randomUUID() })
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data as { order_no: string; key: string }
  }
  const { rows } = await sql<{ token: string; start_date: string; free: number }>`
    SELECT token, start_date, quota - seats_taken AS free FROM departures JOIN tours ON tours.id = tour_id
     WHERE tours.status = 'yayinda' AND departures.status IN ('satista', 'kesin') AND quota - seats_taken >= 4
       AND start_date > current_date + 60 ORDER BY departures.id`.execute(db)
  const seats = rows.flatMap(({ free, ...departure }) => Array(Math.floor(free / 2)).fill(departure) as typeof rows)
  const contracts = await db.selectFrom('contracts').select('id').where('at_checkout', '=', true).execute()
  const account = await db
    .selectFrom('bank_accounts')
    .select('id')
    .where('currency', '=', 'TRY')
    .executeTakeFirstOrThrow()
  for (let n = 0; n < orders; n += 1) {
    const { token, start_date } = seats[(n * 7919) % seats.length]!
    const customer = {
      name: 'Ayşe Yılmaz',
      city: 'İzmir',
      email: `musteri${n}@ornek.example`,
      phone: '+90 532 000 00 00',
    }
    const cart = [{ token, tourDate: start_date, quantity: 2 }]
    const order = { ...customer, cart, accepted_contracts: contracts.map(({ id }) => id) }
    const { order_no, key } = await post('/api/orders', order)
    const notice = { paid_on: day, bank_account_id: account.id, sender: customer.name }
    await post(orderApiPath(order_no, key, '/payment-notice'), notice)
  }
}

/** Of the demo's illustrations, as an upload stores them. */
async function measurePictures(): Promise<void> {
  const images = openImages(disk, pictureWork)
  const size = { upload: 0, original: 0, sizes: 0 }
  for (const name of readdirSync('db/demo/pictures').slice(0, pictures)) {
    const source = readFileSync(join('db/demo/pictures', name))
    const stored = await images.add(source, null)
    if (typeof stored === 'string') throw new Error(`${name}: ${stored}`)
    size.upload += source.length
    for (const width of imageWidths)
      for (const format of imageFormats) size.sizes += (await images.read(stored.file, width, format))!.length
    size.original += statSync(join(folder, 'files/files/images', stored.file, 'original')).size
  }
  for (const [what, bytes] of Object.entries(size))
    table.push({ what: `a picture: ${what}`, files: kb(bytes / pictures) })
}
