import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const decisionTexts = {
  reason: { tr: 'Neden', en: 'Reason' },
  mail_none: { tr: 'Müşterinin e-posta adresi yok; haberi siz verirsiniz.', en: 'The customer has no e-mail address; please tell them yourself.' },
  mail_unsent: { tr: 'E-posta sunucusu kurulu değil: e-posta bekletilir; müşteriye haberi siz verirsiniz.', en: 'No mail server is set up, so the e-mail is kept back; please tell the customer yourself.' },
} satisfies OfficeTexts
