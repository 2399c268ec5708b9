import type { Values } from '#src/base/admin-kit/form/form-fields.ts'
import { isEmpty } from '#src/base/i18n/empty.ts'
import type { Stated, TourFacts } from './tour-facts.ts'

/** Form field that holds the proposals; not saved. */
export const fillField = 'fill_from_text'

/** Facts that a pasted text proposes for empty fields, by the name of the field: kept in the form until it is saved. */
export type Proposed = Partial<Record<keyof TourFacts, Stated<unknown>>>

/** Proposals for the fields that are still empty. */
export function proposedFor(values: Values, facts: TourFacts): Proposed {
  return Object.fromEntries(
    Object.entries(facts).filter(([name, said]) => said !== null && isEmpty(values[name])),
  ) as Proposed
}

/** The proposal that a field still has; null once somebody has chosen something else, or saved it. */
export function proposalOf(values: Values, name: keyof TourFacts): Stated<unknown> | null {
  const said = (values[fillField] as Proposed | null | undefined)?.[name]
  return said && JSON.stringify(said.value) === JSON.stringify(values[name]) ? said : null
}
