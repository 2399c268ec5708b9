import pg from 'pg'
import { withoutIndexes } from './catalogue.ts'
import { recordRows, recordTables } from './record-rows.ts'

/** Puts so many short orders, and records of them, in the place of those of a database with tours. */
export async function fillRecords(url: string, count: number): Promise<void> {
  // Without triggers, which only the superuser may leave out.
  const owner = new URL(url)
  owner.username = 'postgres'
  const client = new pg.Client({ connectionString: owner.href })
  await client.connect()
  try {
    await client.query('SET statement_timeout = 0; SET session_replication_role = replica')
    const started = performance.now()
    const rows = recordRows(count)
    await withoutIndexes(client, recordTables, async () => {
      for (const statement of rows.slice(0, -1)) {
        await client.query(statement)
        console.info(`${((performance.now() - started) / 1000).toFixed(0)} s: ${statement.trim().slice(0, 60)}`)
      }
    })
    await client.query(rows.at(-1)!)
    console.info(`${((performance.now() - started) / 1000).toFixed(0)} s: ${count} orders`)
  } finally {
    await client.end()
  }
}
