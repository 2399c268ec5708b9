/** The permission that a subject of live events needs (db/functions/office_events.sql). */
const neededFor: Record<string, string> = { messages: 'messages', orders: 'orders.read', payments: 'orders.read' }

export function hears(permissions: readonly string[], subject: string): boolean {
  const needed = neededFor[subject]
  return needed !== undefined && permissions.includes(needed)
}
