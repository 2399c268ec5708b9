import type { Target } from '#src/base/admin-kit/audit/room-audit.ts'
import type { NamedAuditItem } from '#src/features/accounts/audit/audit.schema.ts'
import { entityWords } from './entity-words.ts'

type Item = Pick<NamedAuditItem, 'entity' | 'entity_id' | 'name' | 'part' | 'action' | 'before' | 'after'>

/** Where the office edits the thing of a record. Null when it no longer exists or has no screen. */
export function screenOfThing(item: Item): Target | null {
  const { screen, isUnnamed = false } = entityWords[item.entity] ?? {}
  if (!screen || item.action === 'order' || (item.name === null && !isUnnamed)) return null
  if (typeof screen === 'function') return screen(item)
  return typeof screen === 'string' ? { to: screen, id: Number(item.entity_id) } : screen
}
