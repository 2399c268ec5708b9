import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const decisionTexts = {
  back: { tr: 'Vazgeç', en: 'Cancel' },
  reason: { tr: 'Neden', en: 'Reason' },
} satisfies OfficeTexts
