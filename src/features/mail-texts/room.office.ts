import { MailOpen } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const mailTexts: MenuEntry = {
  key: 'mail_texts',
  path: '/admin/settings/mail-texts',
  icon: MailOpen,
  label: { tr: 'E-posta metinleri', en: 'Mail texts' },
  search: { tr: 'ayarlar e-posta metin şablon konu önizleme', en: 'settings mail text template subject preview' },
}
