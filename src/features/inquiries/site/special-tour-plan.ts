import type { StringKey } from '#src/base/string-key.ts'
import type { SpecialTourForm } from '../inquiries.rules.ts'

type Step = {
  name: 'where' | 'who' | 'budget' | 'contact'
  title: StringKey
  /** fields that are validated when the step is left */
  fields: readonly (keyof SpecialTourForm)[]
}

export const steps: readonly Step[] = [
  { name: 'where', title: 'special_tour.step_where', fields: ['destination', 'start_date', 'end_date', 'month'] },
  { name: 'who', title: 'special_tour.step_who', fields: ['adults', 'children', 'ages', 'ages_note'] },
  { name: 'budget', title: 'special_tour.step_budget', fields: ['budget', 'notes'] },
  { name: 'contact', title: 'special_tour.step_contact', fields: ['name', 'email', 'phone'] },
]
