import { z } from 'zod'
import { Image } from '#src/base/files/image.schema.ts'
import { flag } from '#src/base/http/endpoint/fields.ts'
import { safeHtml } from '#src/base/http/endpoint/rich-fields.ts'

const ProductLink = z.object({ token: z.string(), name: z.string(), seo_name: z.string() })

const CategoryNode = z.object({
  id: z.number(),
  name: z.string(),
  seo_name: z.string(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
  queue: z.number(),
  cover: Image.nullable(),
  /** published tours in it, including those of its sub-categories */
  tour_count: z.number(),
  /** at most 50 */
  products: z.array(ProductLink),
})

export const Category = CategoryNode.extend({ sub_categories: z.array(CategoryNode) })
export type Category = z.output<typeof Category>

/** `products=false` omits the tours; the menu needs none. */
export const CategoryTreeQuery = z.object({ products: flag().default(true) })
export const CategoryTree = z.array(Category)

export const CategoryParams = z.object({ seo_name: z.string().min(1).max(200) })

const CategorySummary = CategoryNode.omit({ products: true })
export type CategorySummary = z.output<typeof CategorySummary>

export const CategoryHead = z.object({
  /** the category of the slug; a sub-category has its `parent` */
  main_category: CategorySummary.extend({
    description: safeHtml(),
    parent: z.object({ name: z.string(), seo_name: z.string() }).nullable(),
    seo_names: z.record(z.string(), z.string()),
  }),
  sub_categories: z.array(CategorySummary),
})
export type CategoryHead = z.output<typeof CategoryHead>
