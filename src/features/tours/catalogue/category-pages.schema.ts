import type { z } from 'zod'
import { CategoryHead } from '#src/features/categories/categories.schema.ts'
import { TourFacets, TourFilters, TourList } from '../tours.schema.ts'

export const CategoryPageQuery = TourFilters

export const CategoryPage = CategoryHead.extend({ products: TourList, filters: TourFacets })
export type CategoryPage = z.output<typeof CategoryPage>
