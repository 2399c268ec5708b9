import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { FirstStep } from './first-steps.links.ts'

/** Which first steps are done: each is a question to the data, so it is true at every moment. */
export async function findFirstSteps(db: Db, today: Day): Promise<Record<FirstStep, boolean>> {
  const { rows } = await sql<Record<FirstStep, boolean>>`
    SELECT EXISTS (SELECT FROM company WHERE legal_name <> '' AND tursab_no <> '') AS company,
           EXISTS (SELECT FROM company WHERE main_logo_id IS NOT NULL) AS look,
           (SELECT count(DISTINCT section) = 2 FROM contact_information WHERE section IN ('telefon', 'email')) AS contact_info,
           EXISTS (SELECT FROM settings WHERE mail_tested_at IS NOT NULL) AS mail,
           EXISTS (SELECT FROM languages JOIN tours ON abbr = ANY (public_langs) WHERE active AND NOT is_default AND status = 'yayinda') AS languages,
           EXISTS (SELECT FROM settings WHERE opened_at IS NOT NULL) AS opening,
           EXISTS (SELECT FROM bank_accounts WHERE active) AS bank_accounts,
           EXISTS (SELECT FROM contracts WHERE active AND at_checkout) AS contracts,
           EXISTS (SELECT FROM categories) AS categories,
           EXISTS (SELECT FROM tours WHERE status = 'yayinda') AS tours,
           EXISTS (SELECT FROM departures WHERE start_date >= ${today}::date AND status IN ('satista', 'kesin')) AS departures,
           EXISTS (SELECT FROM contents WHERE page = 'home' AND section = 'slider' AND active) AS home`.execute(db)
  return rows[0]!
}
