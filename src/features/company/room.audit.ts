import { daysUnit, langWords, percentUnit, section, wordsOf } from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { certificateTexts } from './admin/certificate.strings.ts'
import { sectionTexts, socialTexts } from './contacts/admin/contact.strings.ts'
import { companyTexts, settingsTexts } from './settings/admin/settings.strings.ts'

const contactSections = {
  adres: { tr: 'Adres', en: 'Address' },
  email: { tr: 'E-posta', en: 'E-mail' },
  telefon: { tr: 'Telefon', en: 'Telephone' },
  shift: sectionTexts.shift,
  source_link: { tr: 'Harita bağlantısı', en: 'Map link' },
}

export const audit: RoomAudit = {
  entities: {
    certificates: {
      names: { tr: ['Belge', 'Belgeler'], en: ['Certificate', 'certificates'] },
      fields: { name: { label: certificateTexts.name }, image: { label: certificateTexts.picture, as: 'picture' } },
      screen: '/admin/pages/about-us/certificates/update',
    },
    contact_information: {
      names: { tr: ['İletişim bilgisi', 'İletişim bilgileri'], en: ['Contact detail', 'contact details'] },
      fields: {
        ...langWords,
        section: { label: section, choices: contactSections },
        name: { label: { tr: 'Ad', en: 'Name' } },
        content_data: { label: { tr: 'İçerik', en: 'Content' } },
      },
      screen: '/admin/settings/contact-information/update',
      lists: contactSections,
    },
    social_media: {
      names: { tr: ['Sosyal medya hesabı', 'Sosyal medya'], en: ['Social media account', 'social media'] },
      fields: {
        name: { label: socialTexts.name },
        uri: { label: { tr: 'Adres', en: 'Address' } },
        icon_name: { label: socialTexts.icon },
      },
      screen: '/admin/settings/social-media/update',
    },
    company: {
      names: { tr: ['Firma künyesi', 'Firma künyesi'], en: ['Company particulars', 'company particulars'] },
      fields: {
        ...wordsOf(companyTexts),
        ...wordsOf(settingsTexts, ['google_script', 'yandex_script', 'fb_pixel_script', 'keywords']),
        ...wordsOf(companyTexts, ['main_logo', 'fav_ico_logo'], { as: 'picture' }),
      },
      screen: { to: '/admin/settings/company' },
      isUnnamed: true,
      idText: () => '',
    },
    settings: {
      names: { tr: ['Ayarlar', 'Ayarlar'], en: ['Settings', 'settings'] },
      fields: {
        ...wordsOf(settingsTexts),
        ...wordsOf(settingsTexts, ['deposit_rate', 'unpaid_share', 'unpaid_share_of_one'], { unit: percentUnit }),
        hold_hours: { label: settingsTexts.hold_hours, unit: settingsTexts.hours },
        test_mail_to: { label: settingsTexts.test_to },
        answer: { label: settingsTexts.test_answer },
        passengers_days: { label: settingsTexts.passengers_days, unit: daysUnit },
        opened_at: { label: { tr: 'Sitenin açılışı', en: 'Site opened' }, as: 'instant' },
        mail_tested_at: { label: { tr: 'Son deneme', en: 'Last test' } },
        is_sent: { label: { tr: 'Gönderildi', en: 'Sent' } },
      },
      screen: ({ before, after }) => ({ to: settingsScreen({ ...before, ...after }) }),
      isUnnamed: true,
      idText: () => '',
    },
  },
}

function settingsScreen(changed: object): string {
  if ('opened_at' in changed) return '/admin/settings/opening'
  return Object.keys(changed).some((field) => /mail/.test(field)) ? '/admin/settings/mail' : '/admin/settings/sales'
}
