import { wordsOf } from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { partTexts } from './personal-data/personal-data.strings.ts'

export const audit: RoomAudit = {
  entities: {
    /** Its fields are the tables of the demo: entity-words.ts adds them. */
    demo_rows: {
      names: { tr: ['Deneme kayıtları', 'Deneme kayıtları'], en: ['Demo records', 'demo records'] },
      fields: {},
      idText: () => '',
    },
    personal_data_events: {
      names: {
        tr: ['Kişisel veri başvurusu', 'Kişisel veri başvuruları'],
        en: ['Request about personal data', 'requests about personal data'],
      },
      fields: wordsOf(partTexts),
      screen: { to: '/admin/personal-data' },
    },
  },
  fields: {
    settings: wordsOf({
      postponed_mails: { tr: 'Bekletilen e-posta', en: 'Mails kept back' },
      postponed_mails_sent: { tr: 'Bekletilenlerden gönderilen e-posta', en: 'Kept back mails that were sent' },
      postponed_mails_erased: { tr: 'Bekletilenlerden silinen e-posta', en: 'Kept back mails that were erased' },
    }),
  },
}
