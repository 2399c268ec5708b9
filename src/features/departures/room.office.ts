import { ArrowLeftRight, BusFront, CalendarDays, CalendarX2 } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const departures: MenuEntry = {
  key: 'departures',
  path: '/admin/departures',
  icon: CalendarDays,
  label: { tr: 'Kalkışlar', en: 'Departures' },
  search: {
    tr: 'takvim kontenjan yer yolcu oda listesi otobüs',
    en: 'calendar quota seats passengers rooming list coach',
  },
  screens: ['/admin/departure-show', '/admin/departure-cancel'],
}

export const policies: MenuEntry = {
  key: 'policies',
  path: '/admin/settings/policies',
  icon: CalendarX2,
  label: { tr: 'İptal koşulları', en: 'Cancellation terms' },
  search: { tr: 'ayarlar iptal iade kesinti koşul politika', en: 'settings cancel refund policy' },
  inserts: [
    { path: '/admin/settings/policies/insert', label: { tr: 'Yeni iptal koşulu', en: 'New cancellation terms' } },
  ],
}

export const pickups: MenuEntry = {
  key: 'pickups',
  path: '/admin/settings/pickups',
  icon: BusFront,
  label: { tr: 'Biniş yerleri', en: 'Pick-up points' },
  search: { tr: 'ayarlar biniş durak servis otobüs saat', en: 'settings pickup stop coach shuttle' },
  inserts: [{ path: '/admin/settings/pickups/insert', label: { tr: 'Yeni biniş yeri', en: 'New pick-up point' } }],
}

export const rates: MenuEntry = {
  key: 'rates',
  path: '/admin/settings/rates',
  icon: ArrowLeftRight,
  label: { tr: 'Döviz kurları', en: 'Exchange rates' },
  search: { tr: 'ayarlar euro dolar sterlin tcmb kur', en: 'settings euro dollar pound central bank' },
}
