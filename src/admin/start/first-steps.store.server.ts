import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { FirstStep } from './first-steps.schema.ts'

/** Which first steps are done: each is a question to the data, so it is true at every moment. */
export async function findFirstSteps(db: Db, today: Day): Promise<Record<FirstStep, boolean>> {
  const { rows } = await sql<Record<FirstStep, boolean>>`
    SELECT EXISTS (SELECT FROM company WHERE legal_name <> '') AS contact_info,
           EXISTS (SELECT FROM bank_accounts WHERE active) AS bank_accounts,
           EXISTS (SELECT FROM contracts WHERE active AND at_checkout) AS contracts,
           EXISTS (SELECT FROM categories) AS categories,
           EXISTS (SELECT FROM tours WHERE status = 'yayinda') AS tours,
           EXISTS (SELECT FROM departures WHERE start_date >= ${today}::date AND status IN ('satista', 'kesin')) AS departures,
           EXISTS (SELECT FROM contents WHERE page = 'home' AND section = 'slider' AND active) AS home`.execute(db)
  return rows[0]!
}
