import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import type { OrderCreated } from '#src/features/booking/checkout/checkout.schema.ts'
import { type OfficeAgency, officeHeaders, passengerBody } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, orderBody } from '#src/features/orders/orders.fixture.ts'

export type TestPerson = { name: string; surname: string; email: string; phone: string; tckn: string }

/** An order of a person on the website, for one adult, with themselves as its passenger. */
export async function orderOf(
  agency: OfficeAgency,
  { name, surname, email, phone, tckn }: TestPerson,
  start_date: string,
): Promise<{ id: number; order_no: string; key: string }> {
  const { db } = agency
  const tour = await insertSoldTour(db, { start_date })
  const contracts = await db.selectFrom('contracts').select('id').where('at_checkout', '=', true).execute()
  const body = {
    ...orderBody(
      [{ tour }],
      contracts.map(({ id }) => id),
    ),
    ...{ name: `${name} ${surname}`, email, phone, message: `${name} pencere kenarı ister` },
  }
  const { status, body: answer } = await agency.api.post<OrderCreated>('/api/orders', body, {
    'idempotency-key': randomUUID(),
  })
  if (status !== 201) throw new Error(JSON.stringify(answer))
  const { order_no, key } = answer.data
  const { id } = await db.selectFrom('orders').select('id').where('order_no', '=', order_no).executeTakeFirstOrThrow()
  const traveller = { ...passengerBody, name, surname, phone, document_no: tckn }
  const filled = await agency.api.post(
    `/api/admin/orders/${id}/passengers`,
    { ...traveller, _method: 'PUT' },
    officeHeaders,
  )
  if (filled.status !== 200) throw new Error(JSON.stringify(filled.body))
  return { id, order_no, key }
}

/** Every row of every table as text, by table: what a search of a dump of the database would read. */
export async function dumpOf(db: Db): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(db)
  const dump = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string
    }>`SELECT to_jsonb(own)::text AS row FROM ${sql.table(name)} AS own`.execute(db)
    dump.set(name, rows.map(({ row }) => row).join('\n'))
  }
  return dump
}

/** Tables of a dump in which a text is found, however its letters are written. */
export function tablesWith(dump: ReadonlyMap<string, string>, text: string): string[] {
  const folded = (words: string) => words.toLocaleLowerCase('tr')
  return [...dump].filter(([, rows]) => folded(rows).includes(folded(text))).map(([name]) => name)
}
