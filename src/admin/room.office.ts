import { Activity, DoorOpen, History, Images, LayoutDashboard, ShoppingBag, UserLock, UserRound } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const dashboard: MenuEntry = {
  key: 'dashboard',
  path: '/admin/dashboard',
  icon: LayoutDashboard,
  label: { tr: 'İstatistikler', en: 'Statistics' },
}

export const pictures: MenuEntry = {
  key: 'pictures',
  path: '/admin/pages/pictures',
  icon: Images,
  label: { tr: 'Görseller', en: 'Pictures' },
  search: { tr: 'görsel fotoğraf kütüphane', en: 'image photo library' },
}

export const orders: MenuEntry = {
  key: 'orders',
  path: '/admin/orders',
  icon: ShoppingBag,
  label: { tr: 'Siparişler', en: 'Orders' },
  search: {
    tr: 'rezervasyon satış ödeme bildirimi opsiyon iptal iade',
    en: 'booking reservation sale payment notice hold cancel refund',
  },
  screens: ['/admin/order-insert', '/admin/order-show'],
  inserts: [{ path: '/admin/order-insert', label: { tr: 'Yeni satış', en: 'New sale' } }],
  counts: ({ orders }) => [
    { n: orders?.placed ?? 0, words: { tr: '{n} yeni sipariş', en: '{n} new order|{n} new orders' } },
    { n: orders?.payments ?? 0, words: { tr: '{n} ödeme bildirimi', en: '{n} payment notice|{n} payment notices' } },
    {
      n: orders?.cancel_requests ?? 0,
      words: { tr: '{n} iptal isteği', en: '{n} cancellation request|{n} cancellation requests' },
    },
    {
      n: orders?.messages ?? 0,
      words: {
        tr: '{n} siparişte okunmamış mesaj',
        en: '{n} order with unread messages|{n} orders with unread messages',
      },
    },
    {
      n: orders?.changes ?? 0,
      words: {
        tr: '{n} siparişte değişiklik isteği',
        en: '{n} order with a change requested|{n} orders with a change requested',
      },
    },
  ],
}

export const opening: MenuEntry = {
  key: 'opening',
  path: '/admin/settings/opening',
  icon: DoorOpen,
  label: { tr: 'Sitenin açılışı', en: 'Opening of the site' },
  search: { tr: 'ayarlar siteyi açma yakında', en: 'settings open the site coming soon' },
}

export const audit: MenuEntry = {
  key: 'audit',
  path: '/admin/audit',
  icon: History,
  label: { tr: 'Kim ne yaptı', en: 'Who did what' },
  search: { tr: 'günlük kayıt kim değiştirdi log', en: 'history log who changed' },
}

export const personalData: MenuEntry = {
  key: 'personal_data',
  path: '/admin/personal-data',
  icon: UserLock,
  label: { tr: 'Kişisel veriler', en: 'Personal data' },
  search: { tr: 'kvkk silme unutulma', en: 'gdpr erase privacy' },
}

export const system: MenuEntry = {
  key: 'system',
  path: '/admin/system',
  icon: Activity,
  label: { tr: 'Sistem durumu', en: 'System status' },
  search: { tr: 'yedek disk sürüm hata sağlık', en: 'backup disk version error health' },
}

export const ownAccount: MenuEntry = {
  key: 'own_account',
  path: '/admin/account',
  icon: UserRound,
  label: { tr: 'Hesabım', en: 'My account' },
  search: { tr: 'parola oturumlar', en: 'password sessions' },
}
