import type { EntityWords, References, RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { demoTables } from '../demo.links.ts'

/** By the build: node alone cannot import this file. */
const rooms = Object.values(import.meta.glob<RoomAudit>('/src/**/room.audit.ts', { eager: true, import: 'audit' }))

/** The words of everything that is recorded. src/tests/writes/app.audit.db.test.ts fails for a record without them. */
export const entityWords: Readonly<Record<string, EntityWords>> = joined()
export const references: References = Object.assign({}, ...rooms.map((room) => room.references))

function joined(): Record<string, EntityWords> {
  const all: Record<string, EntityWords> = Object.assign({}, ...rooms.map(({ entities }) => entities))
  const add = (table: string, fields: EntityWords['fields']) => {
    const words = all[table]
    if (!words) throw new Error(`no room has the entity ${table}`)
    all[table] = { ...words, fields: { ...words.fields, ...fields } }
  }
  for (const { fields = {} } of rooms) for (const [table, own] of Object.entries(fields)) add(table, own)
  const listOf = ({ names }: EntityWords) => ({ label: { tr: names.tr[1], en: names.en[1] } })
  add('demo_rows', Object.fromEntries(demoTables.map((table) => [table, listOf(all[table]!)])))
  return all
}
