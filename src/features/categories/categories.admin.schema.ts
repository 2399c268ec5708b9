import { z } from 'zod'
import { OfficeImage } from '#src/base/files/image.schema.ts'
import { idOrNone, QueueItems, version } from '#src/base/http/endpoint/edits.ts'
import { jsonField, line, words } from '#src/base/http/endpoint/fields.ts'
import { richText } from '#src/base/http/endpoint/rich-fields.ts'
import { withTexts } from '#src/base/i18n/translated.ts'

/** Which list is meant: the main categories, or with `sub` those inside one, whose id is `sub_category`. */
const section = z.enum(['main', 'sub'])
const sub_category = idOrNone()

/** Without a section every category is told, the tree being in `parent_id`. */
export const CategoryListQuery = z.object({ section: section.optional(), sub_category })

/** `name` in the office's first language, and every text as name_{lang}, seo_name_{lang}… */
export const OfficeCategory = z
  .object({
    id: z.number(),
    parent_id: z.number().nullable(),
    name: z.string(),
    queue: z.number(),
    version: z.number(),
    cover_image: OfficeImage.nullable(),
    /** tours in it, whatever their status; those of its sub-categories not counted */
    tour_count: z.number(),
  })
  .catchall(z.unknown())
export type OfficeCategory = z.output<typeof OfficeCategory>
export const OfficeCategories = z.array(OfficeCategory)

/** Texts of a category by language. */
export const categoryTexts = {
  name: line(2, 80),
  seo_name: z.string().max(90).default(''),
  description: richText({ max: 20_000 }).default(''),
  seo_title: line(0, 120).default(''),
  seo_description: words(0, 320).default(''),
}

const CategoryForm = withTexts(
  { parent_id: idOrNone(), cover_image_id: idOrNone(), version: version().optional() },
  categoryTexts,
)
export type CategoryForm = z.output<typeof CategoryForm>
/** Spec §7: form_data, JSON in a form. */
export const CategoryBody = z.strictObject({ form_data: jsonField(CategoryForm) })

export const CategoryQueue = z.strictObject({
  section: section.default('main'),
  sub_category,
  queue: jsonField(QueueItems),
})
