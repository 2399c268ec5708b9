import type { FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import { pickupTexts } from './pickups.strings.ts'

export const pickupsScreen = '/admin/settings/pickups'

export const pickupTabs: readonly FormTab[] = [
  {
    key: 'pickup',
    label: pickupTexts.name,
    fields: [
      {
        kind: 'text',
        name: 'name',
        label: pickupTexts.name,
        help: pickupTexts.name_help,
        perLanguage: true,
        required: true,
        max: 120,
      },
      { kind: 'switch', name: 'active', label: pickupTexts.active, empty: true },
    ],
  },
]
