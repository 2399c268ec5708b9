import { Building2, Contact, MailCheck, Plug, Share2, Timer } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const contactInfo: MenuEntry = {
  key: 'contact_info',
  path: '/admin/settings/contact-information',
  icon: Contact,
  label: { tr: 'İletişim bilgileri', en: 'Contact details' },
  search: { tr: 'ayarlar adres telefon harita çalışma saatleri', en: 'settings address phone map opening hours' },
  inserts: [
    {
      path: '/admin/settings/contact-information/insert',
      label: { tr: 'Yeni iletişim bilgisi', en: 'New contact entry' },
    },
  ],
}

export const company: MenuEntry = {
  key: 'company',
  path: '/admin/settings/company',
  icon: Building2,
  label: { tr: 'Firma künyesi', en: 'Company particulars' },
  search: {
    tr: 'ayarlar logo simge renk slogan ünvan whatsapp vergi mersis kep tursab künye',
    en: 'settings logo icon colour slogan legal name whatsapp tax licence',
  },
}

export const socialMedia: MenuEntry = {
  key: 'social_media',
  path: '/admin/settings/social-media',
  icon: Share2,
  label: { tr: 'Sosyal medya', en: 'Social media' },
  search: { tr: 'ayarlar instagram facebook youtube', en: 'settings instagram facebook youtube' },
  inserts: [
    {
      path: '/admin/settings/social-media/insert',
      label: { tr: 'Yeni sosyal medya hesabı', en: 'New social media account' },
    },
  ],
}

export const integrations: MenuEntry = {
  key: 'integrations',
  path: '/admin/settings/site',
  icon: Plug,
  label: { tr: 'Entegrasyonlar', en: 'Integrations' },
  search: {
    tr: 'ayarlar google yandex facebook piksel izleme anahtar kelimeler',
    en: 'settings google yandex facebook pixel tracking keywords',
  },
}

export const salesRules: MenuEntry = {
  key: 'sales_rules',
  path: '/admin/settings/sales',
  icon: Timer,
  label: { tr: 'Opsiyon kuralları', en: 'Booking holds' },
  search: { tr: 'ayarlar opsiyon süresi ön ödeme', en: 'settings hold deposit' },
}

export const mailSettings: MenuEntry = {
  key: 'mail_settings',
  path: '/admin/settings/mail',
  icon: MailCheck,
  label: { tr: 'E-posta', en: 'Mail' },
  search: { tr: 'ayarlar e-posta smtp sunucu gönderen deneme', en: 'settings mail smtp server sender test' },
}
