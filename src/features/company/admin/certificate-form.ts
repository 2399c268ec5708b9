import type { FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import { certificateTexts } from './certificate.strings.ts'

/** Aspect ratio of A4, as on the site. */
const uprightSheet = 210 / 297

export const certificateTabs: readonly FormTab[] = [
  {
    key: 'certificate',
    label: { tr: 'Belge', en: 'Certificate' },
    fields: [
      { kind: 'text', name: 'name', label: certificateTexts.name, perLanguage: true, required: true, max: 160 },
      {
        kind: 'image',
        name: 'image',
        label: certificateTexts.picture,
        help: {
          tr: 'Sitede dik bir A4 kâğıdı gibi görünür; tıklanınca büyür.',
          en: 'Shown on the site as a portrait A4 sheet; clicking enlarges it.',
        },
        aspect: uprightSheet,
      },
    ],
  },
]
