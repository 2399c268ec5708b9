import { BriefcaseBusiness, HandCoins, Inbox, Sparkles } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

const unread = { tr: '{n} okunmamış mesaj', en: '{n} unread message|{n} unread messages' }

export const specialTour: MenuEntry = {
  key: 'special_tour',
  path: '/admin/special-tour',
  icon: Sparkles,
  label: { tr: 'Özel tur talebi', en: 'Special tour request' },
  search: { tr: 'çöp silinen talep', en: 'trash deleted request' },
  counts: (counts) => [{ n: counts.messages?.['special-tour'] ?? 0, words: unread }],
}

export const contact: MenuEntry = {
  key: 'contact',
  path: '/admin/contact',
  icon: Inbox,
  label: { tr: 'İletişim / gelen kutusu', en: 'Contact / inbox' },
  search: { tr: 'çöp silinen mesaj gelen kutusu yanıt', en: 'trash deleted message inbox answer' },
  screens: ['/admin/reply-templates', '/admin/reply-templates/insert', '/admin/reply-templates/update'],
  parts: [
    {
      key: 'reply_templates',
      path: '/admin/reply-templates',
      label: { tr: 'Yanıt şablonları', en: 'Reply templates' },
    },
  ],
  inserts: [{ path: '/admin/reply-templates/insert', label: { tr: 'Yeni yanıt şablonu', en: 'New reply template' } }],
  counts: (counts) => [{ n: counts.messages?.contact ?? 0, words: unread }],
}

export const offer: MenuEntry = {
  key: 'offer',
  path: '/admin/offer',
  icon: HandCoins,
  label: { tr: 'Teklif talepleri', en: 'Quote requests' },
  search: { tr: 'çöp silinen fiyat istek', en: 'trash deleted price request' },
  counts: (counts) => [{ n: counts.messages?.offer ?? 0, words: unread }],
}

export const inbox: MenuEntry = {
  key: 'inbox',
  path: '/admin/contact',
  icon: Inbox,
  label: { tr: 'Gelen kutusu', en: 'Inbox' },
  counts: (counts) => [{ n: counts.messages?.contact ?? 0, words: unread }],
}

export const humanResources: MenuEntry = {
  key: 'human_resources',
  path: '/admin/human-resources',
  icon: BriefcaseBusiness,
  label: { tr: 'İK başvuruları', en: 'HR applications' },
  counts: (counts) => [{ n: counts.messages?.['human-resources'] ?? 0, words: unread }],
}
