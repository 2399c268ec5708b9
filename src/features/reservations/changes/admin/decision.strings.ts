import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const decisionTexts = {
  reason: { tr: 'Neden', en: 'Reason' },
} satisfies OfficeTexts
