import { z } from 'zod'
import { filterQuery, filterScreens } from '#src/base/admin-kit/list/saved-filters.ts'
import { line } from '#src/base/http/endpoint/fields.ts'

const fields = {
  name: line(1, 40).meta({ description: 'unique among the user’s filters of the screen' }),
  query: z
    .string()
    .max(2000)
    .transform((query) => filterQuery(query))
    .pipe(z.string().min(1).max(1000))
    .meta({ description: 'query of the screen’s address; its page is left out' }),
}
const screen = z.enum(filterScreens).meta({ description: 'the list that the filter belongs to' })

export const FilterScreenQuery = z.object({ screen })
export const NewFilter = z.strictObject({ screen, ...fields })
export type NewFilter = z.output<typeof NewFilter>

/** Omitted fields stay as they are. */
export const FilterChange = z.strictObject({ name: fields.name.optional(), query: fields.query.optional() })
export type FilterChange = z.output<typeof FilterChange>

export const SavedFilters = z.array(z.object({ id: z.number(), name: z.string(), query: z.string() }))
