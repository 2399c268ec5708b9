import { z } from 'zod'
import { OfficeImage } from '#src/base/files/image.schema.ts'
import { id, idOrNull, orNull, requiredField } from '#src/base/http/endpoint/edits.ts'
import { amount, day, flag, line, listOf, plainText, whole } from '#src/base/http/endpoint/fields.ts'
import { type FormOutput, translatedForm } from '#src/base/http/endpoint/form.ts'
import { paged, pageNumber } from '#src/base/http/endpoint/page.schema.ts'
import { richText } from '#src/base/http/endpoint/rich-fields.ts'
import { countryCodes } from '#src/base/i18n/countries.ts'
import { textState } from '#src/base/i18n/publishing.ts'
import { currencies } from '#src/base/money.ts'
import { maxFiles, postStatuses } from './posts.links.ts'
import { postSections, visaRequirements } from './posts.schema.ts'

export type PostStatus = (typeof postStatuses)[number]
const status = z.enum(postStatuses)

const section = z.enum(postSections)
export const SectionOnly = z.object({ section })

const sorts = ['title', 'published_on', 'status', 'checked_on'] as const

/** `sort`: one of these names, with a minus for descending; default: the section's own order. */
export const OfficePostQuery = z.object({
  page: pageNumber,
  search: plainText(0, 100).default(''),
  sort: z.enum([...sorts, ...sorts.map((name) => `-${name}` as const)]).optional(),
  status: status.optional(),
  /** Default: 50, for visa countries 200. A list in its own order is read whole, to be dragged. */
  per_page: whole(1, 500).optional(),
})
export type OfficePostQuery = z.output<typeof OfficePostQuery>

/** One row of a list. */
export const OfficePostItem = z.object({
  id: z.number(),
  /** in the office's language, else in the default one */
  title: z.string(),
  seo_name: z.string(),
  status,
  published_on: z.string(),
  cover_image: OfficeImage.nullable(),
  /** languages in which it has a text, with what each lacks to be public */
  langs: z.array(textState),
  file_count: z.number(),
  file_video: z.string().nullable(),
  /** null outside the section visa */
  visa: z
    .object({
      country: z.string(),
      ordinary_passport: z.enum(visaRequirements),
      green_passport: z.enum(visaRequirements),
      checked_on: z.string(),
    })
    .nullable(),
  version: z.number(),
})
export type OfficePostItem = z.output<typeof OfficePostItem>

/**
 * `ids`: the whole section in its own order, so that one page of it can be reordered; null for a searched, sorted or
 * filtered list, which cannot be reordered.
 */
export const OfficePosts = paged(OfficePostItem).extend({ ids: z.array(z.number()).nullable() })
export type OfficePosts = z.output<typeof OfficePosts>

/** A complete post; every text as title_tr, title_en…; a visa post also has its facts, documents_{lang} and notes_{lang}. */
export const OfficePost = z
  .object({
    id: z.number(),
    section,
    title: z.string(),
    status,
    published_on: z.string(),
    cover_image: OfficeImage.nullable(),
    file_video: z.string().nullable(),
    tour_id: z.number().nullable(),
    tour_name: z.string().nullable(),
    /** its gallery, in order */
    files: z.array(OfficeImage),
    queue: z.number(),
    version: z.number(),
  })
  .catchall(z.unknown())
export type OfficePost = z.output<typeof OfficePost>

/** Texts of a post by language; documents and notes in the visa section only. */
export const postTextFields = {
  title: line(2, 120),
  seo_name: z.string().max(90).default(''),
  summary: plainText(0, 400).default(''),
  body: richText({ max: 60_000 }).default(''),
  seo_title: line(0, 120).default(''),
  seo_description: plainText(0, 320).default(''),
  /** complete, and not shown to visitors */
  held: flag().default(false),
}
const paper = plainText(1, 300)
export const visaTextFields = {
  documents: z.array(paper).max(60).default([]),
  notes: z.array(paper).max(60).default([]),
}

/** Visa facts of a country; in the visa section only. */
export const visaFacts = {
  country: orNull(z.enum(countryCodes)),
  ordinary_passport: orNull(z.enum(visaRequirements)),
  green_passport: orNull(z.enum(visaRequirements)),
  stay_days: orNull(whole(1, 3650)),
  processing_days_min: orNull(whole(0, 365)),
  processing_days_max: orNull(whole(0, 365)),
  /** major units */
  fee: orNull(amount()),
  fee_currency: orNull(z.enum(currencies)),
  checked_on: orNull(day()),
}

export const postForm = translatedForm(
  {
    status,
    published_on: requiredField(day()),
    cover_image_id: idOrNull(),
    file_video: orNull(z.string().max(120)),
    tour_id: idOrNull(),
    /** ids of its pictures (POST /api/admin/files/images) in order; omitted: the gallery stays as it is */
    files: z.array(id()).max(maxFiles).optional(),
    ...visaFacts,
  },
  { ...postTextFields, ...visaTextFields },
)
export type PostForm = FormOutput<typeof postForm>

const several = () => listOf(id(), 500).refine((ids) => ids.length > 0, { params: { key: 'errors.required' } })
/** One status for several posts. */
export const PostStatuses = z.strictObject({ status, status_list: several() })
/** The body that also deletes posts. */
export const PostDeletions = z.strictObject({ delete_list: several() })
