import { type FormTab, named } from '#src/base/admin-kit/form/form-fields.ts'
import { pickupTexts } from './pickups.strings.ts'

export const pickupsScreen = '/admin/settings/pickups'

export const pickupTabs: readonly FormTab[] = [
  {
    key: 'pickup',
    label: pickupTexts.name,
    fields: [
      { kind: 'text', ...named(pickupTexts, 'name'), perLanguage: true, required: true, max: 120 },
      { kind: 'switch', name: 'active', label: pickupTexts.active, empty: true },
    ],
  },
]
