import { z } from 'zod'
import { OfficeImage } from '#src/base/files/image.schema.ts'
import { idOrNull } from '#src/base/http/endpoint/edits.ts'
import { flag, line, plainText } from '#src/base/http/endpoint/fields.ts'
import { translatedForm } from '#src/base/http/endpoint/form.ts'
import { richText } from '#src/base/http/endpoint/rich-fields.ts'
import { textState } from '#src/base/i18n/publishing.ts'

/** 'main' categories, or 'sub' for those with a parent. */
const section = z.enum(['main', 'sub'])
/** Lists the sub-categories of this category; `section` is then optional. */
const sub_category = idOrNull()

/** Without either field the list has every category; `parent_id` gives the tree. */
export const CategoryListQuery = z.object({ section: section.optional(), sub_category })
export type CategoryListQuery = z.output<typeof CategoryListQuery>

/** `name` in the default language, and every text as name_{lang}, seo_name_{lang}… */
export const OfficeCategory = z
  .object({
    id: z.number(),
    parent_id: z.number().nullable(),
    name: z.string(),
    queue: z.number(),
    version: z.number(),
    cover_image: OfficeImage.nullable(),
    /** tours in it in any status, without those of its sub-categories */
    tour_count: z.number(),
  })
  .catchall(z.unknown())
export type OfficeCategory = z.output<typeof OfficeCategory>

export const OfficeCategoryItem = OfficeCategory.extend({
  /** languages in which it has a text, with what each lacks to be public */
  langs: z.array(textState),
  /** tours in it or in its sub-categories in any status, each once */
  all_tour_count: z.number(),
})
export type OfficeCategoryItem = z.output<typeof OfficeCategoryItem>
export const OfficeCategories = z.array(OfficeCategoryItem)

export const categoryTextFields = {
  name: line(2, 80),
  seo_name: z.string().max(90).default(''),
  description: richText({ max: 20_000 }).default(''),
  seo_title: line(0, 120).default(''),
  seo_description: plainText(0, 320).default(''),
  /** complete, and not shown to visitors */
  held: flag().default(false),
}

export const categoryForm = translatedForm({ parent_id: idOrNull(), cover_image_id: idOrNull() }, categoryTextFields)

/** The list whose order is saved. */
export const categoryPlace = { section: section.optional(), sub_category }
