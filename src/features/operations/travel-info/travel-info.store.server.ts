import { type Insertable, type Selectable, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { insertOnce } from '#src/base/db/insert-once.server.ts'
import { notFound } from '#src/base/errors.ts'
import { isLeftBehind } from '#src/features/orders/book/orders.store.server.ts'
import { type StaffReminder, travellingStatuses } from './travel-info.rules.ts'
import { TravelContents } from './travel-info.schema.ts'

/** True for a tour that leaves the country. */
const isAbroad = sql<boolean>`NOT tours.countries <@ '{TR}'`

/** Condition on order_items, orders and departures: the order travels on the departure. */
const travels = sql<boolean>`seats_released_at IS NULL AND departures.status <> 'iptal'
  AND orders.status IN (${sql.join([...travellingStatuses])}) AND NOT ${isLeftBehind}`

export type InfoDeparture = { id: number; start_date: Day; end_date: Day; is_abroad: boolean }

/** @throws Failure 404 */
export async function foundInfoDeparture(db: Db, id: number): Promise<InfoDeparture> {
  const { rows } = await sql<InfoDeparture>`
    SELECT departures.id, start_date, end_date, ${isAbroad} AS is_abroad
      FROM departures JOIN tours ON tours.id = tour_id WHERE departures.id = ${id}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

type StoredInfo = TravelContents & {
  version: number
  changed_at: Date
  changed_by: string | null
  approved_at: Date | null
  approved_by: string | null
  was_approved: boolean
}

/** The contents as they are written now, with the approval of exactly these. */
export async function findInfo(db: Db, departure_id: number): Promise<StoredInfo | undefined> {
  const { rows } = await sql<StoredInfo>`
    SELECT meeting_time, meeting_place, meeting_place_en, guide_name, guide_phone, hotels, note, note_en, infos.version, changed_at,
           writers.name AS changed_by, approvals.at AS approved_at, approvers.name AS approved_by,
           EXISTS (SELECT FROM departure_info_approvals AS old WHERE old.departure_id = infos.departure_id AND old.version < infos.version)
             AS was_approved
      FROM departure_infos AS infos LEFT JOIN departure_info_approvals AS approvals USING (departure_id, version)
      LEFT JOIN users AS writers ON writers.id = infos.user_id LEFT JOIN users AS approvers ON approvers.id = approvals.user_id
     WHERE departure_id = ${departure_id}`.execute(db)
  return rows[0]
}

/** Locks the departure's information until the end of the transaction. Null: nothing is written. */
export async function lockInfo(
  tx: Tx,
  departure_id: number,
): Promise<{ version: number; contents: TravelContents } | null> {
  const { rows } = await sql<TravelContents & { version: number }>`
    SELECT meeting_time, meeting_place, meeting_place_en, guide_name, guide_phone, hotels, note, note_en, version
      FROM departure_infos WHERE departure_id = ${departure_id} FOR UPDATE`.execute(tx)
  if (!rows[0]) return null
  const { version, ...contents } = rows[0]
  return { version, contents: TravelContents.parse(contents) }
}

type Written = Pick<Insertable<Tables['departure_infos']>, 'departure_id' | 'version' | 'user_id' | 'changed_at'>

/** @returns false when somebody else wrote the first version */
export async function saveInfo(tx: Tx, { hotels, ...contents }: TravelContents, written: Written): Promise<boolean> {
  const row = { ...contents, hotels: JSON.stringify(hotels), ...written }
  const { departure_id, ...changes } = row
  if (written.version === 1) return insertOnce(tx, 'departure_infos', row)
  await tx.updateTable('departure_infos').set(changes).where('departure_id', '=', departure_id).execute()
  return true
}

type Approval = Omit<Insertable<Tables['departure_info_approvals']>, 'contents'>

/** @returns false when it was approved before */
export function insertApproval(tx: Tx, contents: TravelContents, approval: Approval): Promise<boolean> {
  return insertOnce(tx, 'departure_info_approvals', { ...approval, contents: JSON.stringify(contents) })
}

type TravellingOrder = {
  order_id: number
  lang: string
  email: string
  /** versions that it got, the newest first */
  versions: number[]
  sent_at: Date | null
}

/** Orders that travel on a departure, the oldest first. */
export async function findTravelling(db: Db, departure_id: number, order_id?: number): Promise<TravellingOrder[]> {
  const { rows } = await sql<TravellingOrder>`
    SELECT DISTINCT orders.id AS order_id, lang, email,
           ARRAY(SELECT version FROM departure_info_sends AS sends
                  WHERE sends.departure_id = departures.id AND sends.order_id = orders.id ORDER BY version DESC) AS versions,
           (SELECT max(at) FROM departure_info_sends AS sends
             WHERE sends.departure_id = departures.id AND sends.order_id = orders.id) AS sent_at
      FROM order_items JOIN orders ON orders.id = order_id JOIN departures ON departures.id = departure_id
     WHERE departure_id = ${departure_id} AND ${travels} AND (${order_id ?? null}::bigint IS NULL OR orders.id = ${order_id ?? null})
     ORDER BY orders.id`.execute(db)
  return rows
}

type ApprovedVersion = { version: number; contents: TravelContents }

export async function findApproved(
  db: Db,
  departure_id: number,
  version: number,
): Promise<ApprovedVersion | undefined> {
  const { rows } = await sql<ApprovedVersion>`
    SELECT version, contents FROM departure_info_approvals
     WHERE departure_id = ${departure_id} AND version = ${version}`.execute(db)
  return rows[0]
}

/** Holds the approval of a version until the end of the transaction. @returns false when the contents were changed */
export async function holdApproval(tx: Tx, departure_id: number, version: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM departure_infos WHERE departure_id = ${departure_id} AND version = ${version} FOR SHARE`.execute(tx)
  return rows.length === 1
}

/** @returns false when it was sent before */
export function insertSend(tx: Tx, send: Insertable<Tables['departure_info_sends']>): Promise<boolean> {
  return insertOnce(tx, 'departure_info_sends', send)
}

type Unsent = { departure_id: number; order_id: number; version: number; start_date: Day; is_abroad: boolean }

/** Orders that travel within these days and have got nothing, although what is written is approved. */
export async function listUnsent(db: Db, { from, to }: { from: Day; to: Day }): Promise<Unsent[]> {
  const { rows } = await sql<Unsent>`
    SELECT DISTINCT infos.departure_id, order_id, infos.version, departures.start_date, ${isAbroad} AS is_abroad
      FROM departures JOIN tours ON tours.id = departures.tour_id
      JOIN departure_infos AS infos ON infos.departure_id = departures.id
      JOIN departure_info_approvals AS approvals ON approvals.departure_id = departures.id AND approvals.version = infos.version
      JOIN order_items ON order_items.departure_id = departures.id JOIN orders ON orders.id = order_id
     WHERE departures.start_date BETWEEN ${from}::date AND ${to}::date AND ${travels}
       AND NOT EXISTS (SELECT FROM departure_info_sends AS sends
                        WHERE sends.departure_id = departures.id AND sends.order_id = orders.id)
     ORDER BY departure_id, order_id`.execute(db)
  return rows
}

type Unapproved = { id: number; start_date: Day; is_abroad: boolean; sent: StaffReminder[] }

/** Departures of these days with orders that travel, whose information nobody has approved as it is written now. */
export async function listUnapproved(db: Db, { from, to }: { from: Day; to: Day }): Promise<Unapproved[]> {
  const { rows } = await sql<Unapproved>`
    SELECT departures.id, departures.start_date, ${isAbroad} AS is_abroad,
           ARRAY(SELECT kind FROM departure_info_reminders WHERE departure_id = departures.id) AS sent
      FROM departures JOIN tours ON tours.id = departures.tour_id
     WHERE departures.start_date BETWEEN ${from}::date AND ${to}::date
       AND NOT EXISTS (SELECT FROM departure_infos JOIN departure_info_approvals USING (departure_id, version)
                        WHERE departure_id = departures.id)
       AND EXISTS (SELECT FROM order_items JOIN orders ON orders.id = order_id WHERE departure_id = departures.id AND ${travels})
     ORDER BY departures.id`.execute(db)
  return rows
}

/** A trigger alerts staff of it. @returns false when another process has inserted it */
export function insertInfoReminder(db: Db, reminder: Insertable<Tables['departure_info_reminders']>): Promise<boolean> {
  return insertOnce(db, 'departure_info_reminders', reminder)
}

type SentInfo = Pick<Selectable<Tables['order_items']>, 'departure_id' | 'tour_name' | 'start_date' | 'end_date'> & {
  contents: TravelContents
  sent_at: Date
  is_changed: boolean
}

/** What an order was sent, of each departure on which it holds seats: the newest version. */
export async function findSentInfos(db: Db, order_id: number): Promise<SentInfo[]> {
  const { rows } = await sql<SentInfo>`
    SELECT DISTINCT ON (order_items.start_date, order_items.departure_id) order_items.departure_id, order_items.tour_name,
           order_items.start_date, order_items.end_date, contents, sends.at AS sent_at,
           EXISTS (SELECT FROM departure_info_sends AS old
                    WHERE old.departure_id = sends.departure_id AND old.order_id = sends.order_id AND old.version < sends.version) AS is_changed
      FROM departure_info_sends AS sends JOIN departure_info_approvals AS approvals USING (departure_id, version)
      JOIN order_items ON order_items.order_id = sends.order_id AND order_items.departure_id = sends.departure_id
      JOIN departures ON departures.id = sends.departure_id
     WHERE sends.order_id = ${order_id} AND seats_released_at IS NULL AND departures.status <> 'iptal'
     ORDER BY order_items.start_date, order_items.departure_id, sends.version DESC`.execute(db)
  return rows
}
