import type { FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const certificateWords = {
  title: { tr: 'Belgeler', en: 'Certificates' },
  lead: {
    tr: 'Hakkımızda sayfasında “Belgelerimiz” başlığı altında bu sırayla görünür.',
    en: 'Shown in this order on the about page, under “Our certificates”.',
  },
  add: { tr: 'Belge ekle', en: 'Add a certificate' },
  insert_title: { tr: 'Yeni belge', en: 'New certificate' },
  picture: { tr: 'Görsel', en: 'Picture' },
  name: { tr: 'Belgenin adı', en: 'Name of the certificate' },
  empty: {
    tr: 'Henüz belge yok. TÜRSAB belgenizle başlayın; misafirler kime güveneceğini görmek ister.',
    en: 'No certificates yet. Begin with your licence: guests want to see whom they trust.',
  },
} satisfies OfficeTexts

/** Width by height of a sheet of A4, as the site hangs them. */
const uprightSheet = 210 / 297

export const certificateTabs: readonly FormTab[] = [
  {
    key: 'certificate',
    label: { tr: 'Belge', en: 'Certificate' },
    fields: [
      { kind: 'text', name: 'name', label: certificateWords.name, perLanguage: true, required: true, max: 160 },
      {
        kind: 'image',
        name: 'image',
        label: certificateWords.picture,
        help: {
          tr: 'Sitede dik bir A4 kâğıdı gibi asılır; tıklayan büyüğünü görür.',
          en: 'It hangs on the site as an upright sheet of A4; a click shows it large.',
        },
        aspect: uprightSheet,
      },
    ],
  },
]
