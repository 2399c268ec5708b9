import type { ConversationSeed } from '../people-seeds.ts'
import type { Seeding } from './rows.ts'

type Seeded = { id: number; status: string; source: string; lang: string; created_at: Date }

/** What customers wrote about orders that are confirmed, on the newest ones that are older than the words. */
export async function seedConversations(
  { db, demo: { people } }: Pick<Seeding, 'db' | 'demo'>,
  { now, sales }: { now: Date; sales: number },
  orders: readonly Seeded[],
): Promise<void> {
  const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const free = orders
    .filter(({ status, source }) => status === 'onayli' && source === 'web')
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
  const write = async (seeds: ConversationSeed, lang: string) => {
    const place = free.findIndex((order) => order.lang === lang && order.created_at < at(seeds[0]!.hours_ago))
    const [order] = place < 0 ? [] : free.splice(place, 1)
    if (!order) return
    let wish: number | null = null
    for (const [index, { by, body, hours_ago, wish: asked, decision }] of seeds.entries()) {
      const answered = seeds.slice(index + 1).some((each) => each.by === 'office')
      const later = seeds.slice(index + 1).find((each) => each.decision)
      const isCustomer = by === 'customer'
      const { id } = await db
        .insertInto('order_messages')
        .values({
          order_id: order.id,
          by_customer: isCustomer,
          user_id: isCustomer ? null : sales,
          body,
          created_at: at(hours_ago),
          read_at: isCustomer && answered ? at(hours_ago - 1) : null,
          ...(asked && { wish: asked, state: later?.decision ?? ('acik' as const) }),
          decides: decision ? wish : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (asked) wish = id
    }
  }
  for (const seeds of people.conversations) await write(seeds, 'tr')
  await write(people.conversation_abroad, 'en')
}
