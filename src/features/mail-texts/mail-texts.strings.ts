import type { TextGroup } from '#src/base/string-key.ts'

/** Part of the group `office`. */
export const mailTextsOffice = {
  mail_sample_answer: { tr: 'Ekibinizin yazdığı yanıt burada yer alır.', en: 'The answer that your team writes stands here.' },
  mail_sample_tour: { tr: 'Kapadokya Turu', en: 'Cappadocia tour' },
} satisfies TextGroup
