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
          tr: 'Sitede dik bir A4 kâğıdı gibi asılır; tıklayan büyüğünü görür.',
          en: 'It hangs on the site as an upright sheet of A4; a click shows it large.',
        },
        aspect: uprightSheet,
      },
    ],
  },
]
