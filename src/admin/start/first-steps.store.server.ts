import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { hasTourWithoutPolicy } from '#src/features/departures/policies/policies.store.server.ts'
import type { FirstStep } from './first-steps.links.ts'

/** Steps that the database answers for. */
type StoredStep = Exclude<FirstStep, 'backups'>
export type FoundSteps = { done: Record<StoredStep, boolean>; begun: Record<'contracts' | 'policies', boolean> }

/** Kinds of contracts without which an agency must not sell tours. */
const neededKinds = ['on-bilgilendirme', 'paket-tur', 'kvkk']

/** Which first steps are done as a whole, and which are begun: each is a question to the data, so it is true at every moment. */
export async function findFirstSteps(db: Db, today: Day): Promise<FoundSteps> {
  const { rows } = await sql<FoundSteps['done'] & { contracts_begun: boolean; policies_begun: boolean }>`
    SELECT EXISTS (SELECT FROM company WHERE legal_name <> '' AND tursab_no <> '' AND tax_office <> '' AND tax_no <> '') AS company,
           EXISTS (SELECT FROM company WHERE main_logo_id IS NOT NULL) AS look,
           (SELECT count(DISTINCT section) = 2 FROM contact_information WHERE section IN ('telefon', 'email')) AS contact_info,
           EXISTS (SELECT FROM settings WHERE mail_tested_at IS NOT NULL) AS mail,
           EXISTS (SELECT FROM languages JOIN tours ON abbr = ANY (public_langs) WHERE active AND NOT is_default AND status = 'yayinda') AS languages,
           EXISTS (SELECT FROM settings WHERE opened_at IS NOT NULL) AS opening,
           EXISTS (SELECT FROM bank_accounts WHERE active) AS bank_accounts,
           (SELECT count(DISTINCT kind) = ${neededKinds.length} FROM contracts WHERE active AND kind = ANY (${neededKinds}::text[]))
             AND EXISTS (SELECT FROM contracts WHERE active AND at_checkout) AS contracts,
           EXISTS (SELECT FROM contracts) AS contracts_begun,
           EXISTS (SELECT FROM cancellation_policies)
             AND NOT ${hasTourWithoutPolicy} AS policies,
           EXISTS (SELECT FROM cancellation_policies) AS policies_begun,
           EXISTS (SELECT FROM categories) AS categories,
           EXISTS (SELECT FROM tours WHERE status = 'yayinda') AS tours,
           EXISTS (SELECT FROM departures JOIN tours ON tours.id = tour_id
                    WHERE start_date >= ${today}::date AND departures.status IN ('satista', 'kesin') AND tours.status = 'yayinda') AS departures,
           EXISTS (SELECT FROM contents WHERE page = 'home' AND section = 'slider' AND active) AS home`.execute(db)
  const { contracts_begun, policies_begun, ...done } = rows[0]!
  return { done, begun: { contracts: contracts_begun, policies: policies_begun } }
}
