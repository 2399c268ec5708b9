import {
  daysUnit,
  heldWords,
  percentUnit,
  picturesUnit,
  seoWords,
  wordsOf,
} from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { departureTexts } from '#src/features/departures/board/admin/departures.strings.ts'
import { boardTexts, tourStatusTexts, transportTexts, visaTexts } from './editing/admin/tour-choices.strings.ts'
import { tourFields } from './editing/admin/tour-form.strings.ts'

export const references = { tour_id: 'tours', product_id: 'tours' }

export const audit: RoomAudit = {
  entities: {
    tours: {
      names: { tr: ['Tur', 'Turlar'], en: ['Tour', 'tours'] },
      fields: {
        ...wordsOf(tourFields),
        ...seoWords,
        ...heldWords,
        ...wordsOf(tourFields, ['visa_lead_days', 'balance_due_days', 'full_payment_days'], { unit: daysUnit }),
        ...wordsOf(tourFields, ['kdv_rate', 'deposit_rate'], { unit: percentUnit }),
        status: { label: tourFields.status, choices: tourStatusTexts },
        board: { label: tourFields.board, choices: boardTexts },
        visa_mode: { label: tourFields.visa_mode, choices: visaTexts },
        transporter_types: { label: tourFields.transporter_types, choices: transportTexts },
        countries: { label: tourFields.countries, as: 'country' },
        guide_language: { label: tourFields.guide_language, as: 'language' },
        description: { label: tourFields.description, as: 'html' },
        programme: { label: tourFields.programme, as: 'count', unit: daysUnit },
        child_bands: { label: tourFields.child_bands, as: 'bands' },
        cover_image: { label: tourFields.cover_image, as: 'picture' },
        files: { label: tourFields.gallery, as: 'count', unit: picturesUnit },
      },
      screen: '/admin/pages/tours/update',
    },
    tour_images: {
      names: { tr: ['Tur görseli', 'Tur görselleri'], en: ['Tour picture', 'tour pictures'] },
      fields: { tour_id: { label: departureTexts.col_tour } },
    },
  },
  references,
}
