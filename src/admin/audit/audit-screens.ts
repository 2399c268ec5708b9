import type { NamedAuditItem } from '#src/features/accounts/audit/audit.schema.ts'
import { screenOf } from '../library/use-screens.ts'

/** Screens that edit one thing, chosen by router state. */
const screens: Record<string, string> = {
  users: '/admin/user-update',
  bank_accounts: '/admin/pages/bank-accounts/update',
  orders: '/admin/order-show',
  departures: '/admin/departure-show',
  contact_information: '/admin/settings/contact-information/update',
  reply_templates: '/admin/reply-templates/update',
  social_media: '/admin/settings/social-media/update',
  pickup_points: '/admin/settings/pickups/update',
}
/** Kinds of use-screens.ts. */
const kinds = {
  tours: 'tour',
  categories: 'category',
  posts: 'post',
  contents: 'content',
  certificates: 'certificate',
  contracts: 'contract',
} as const

/** Screens without a chosen record. */
const wholeScreens: Record<string, string> = {
  page_meta: '/admin/page-meta',
  images: '/admin/pages/pictures',
  languages: '/admin/languages',
  static_strings: '/admin/languages',
  company: '/admin/settings/company',
  support_requests: '/admin/support',
  backup_runs: '/admin/system',
  personal_data_events: '/admin/personal-data',
  cancellation_policies: '/admin/settings/policies/update',
  card_settings: '/admin/settings/cards',
  exchange_rates: '/admin/settings/rates',
}
/** These always exist, and have no name of their own. */
const isUnnamed = new Set(['page_meta', 'static_strings', 'company', 'settings', 'exchange_rates', 'card_settings'])

type Target = { to: string; id?: number }
type Item = Pick<NamedAuditItem, 'entity' | 'entity_id' | 'name' | 'part' | 'action' | 'before' | 'after'>

/** Where the office edits the thing of a record. Null when it no longer exists or has no screen. */
export function screenOfThing({ entity, entity_id, name, part, action, before, after }: Item): Target | null {
  if (action === 'order' || (name === null && !isUnnamed.has(entity))) return null
  if (['order_events', 'order_messages', 'payments', 'passengers', 'papers', 'payment_links'].includes(entity))
    return { to: screens.orders!, id: Number(part) }
  if (entity === 'messages') return { to: `/admin/${part}/show`, id: Number(entity_id) }
  if (entity === 'message_entries') {
    const [kind, message = ''] = part.split(':')
    return { to: `/admin/${kind}/show`, id: Number(message) }
  }
  if (entity === 'settings') {
    if ('opened_at' in { ...before, ...after }) return { to: '/admin/settings/opening' }
    const isMail = Object.keys({ ...before, ...after }).some((field) => /mail/.test(field))
    return { to: isMail ? '/admin/settings/mail' : '/admin/settings/sales' }
  }
  const kind = kinds[entity as keyof typeof kinds]
  const to = screens[entity] ?? (kind && screenOf({ kind, part }))
  if (to) return { to, id: Number(entity_id) }
  return wholeScreens[entity] ? { to: wholeScreens[entity] } : null
}
