import { wordsOf } from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { languageName } from '#src/base/locale.ts'

export const audit: RoomAudit = {
  entities: {
    languages: {
      names: { tr: ['Dil', 'Diller'], en: ['Language', 'languages'] },
      fields: wordsOf({
        abbr: { tr: 'Kısaltma', en: 'Code' },
        lang: { tr: 'Dilin adı', en: 'Name of the language' },
        active: { tr: 'Sitede açık', en: 'Active on the site' },
        is_default: { tr: 'Varsayılan dil', en: 'Default language' },
      }),
      screen: { to: '/admin/languages' },
    },
    static_strings: {
      names: { tr: ['Sitenin yazıları', 'Sitenin yazıları'], en: ['Texts of the site', 'texts of the site'] },
      fields: {},
      anyField: { tr: 'Yazı: {name}', en: 'Text: {name}' },
      screen: { to: '/admin/languages' },
      isUnnamed: true,
      idText: languageName,
    },
  },
}
