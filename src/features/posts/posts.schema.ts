import { z } from 'zod'
import { Image } from '#src/base/files/image.schema.ts'
import { listOf, plainText } from '#src/base/http/endpoint/fields.ts'
import { paged, pageNumber } from '#src/base/http/endpoint/page.schema.ts'
import { safeHtml } from '#src/base/http/endpoint/rich-fields.ts'
import { TourCard } from '../tours/tours.schema.ts'

export const postSections = ['news', 'videos', 'photos', 'blog', 'visa'] as const
export type PostSection = (typeof postSections)[number]

export const visaRequirements = ['vizesiz', 'vizeli', 'kapida', 'e-vize'] as const
export type VisaRequirement = (typeof visaRequirements)[number]

/** The visa section has a single page; the browser searches and filters all countries. */
export const postsPerPage: Record<PostSection, number> = { news: 12, videos: 12, photos: 24, blog: 12, visa: 250 }

/** Visa rules of a country for holders of a Turkish passport. */
export const VisaFacts = z.object({
  /** ISO 3166-1 alpha-2 */
  country: z.string(),
  /** in the requested language */
  country_name: z.string(),
  /** bordo pasaport */
  ordinary_passport: z.enum(visaRequirements),
  /** yeşil (hususi) pasaport */
  green_passport: z.enum(visaRequirements),
  stay_days: z.number().nullable(),
  processing_days_min: z.number().nullable(),
  processing_days_max: z.number().nullable(),
  /** the consulate's fee in major units of fee_currency; both or neither */
  fee: z.number().nullable(),
  fee_currency: z.string().nullable(),
  /** day on which the agency last checked all this */
  checked_on: z.string(),
})
export type VisaFacts = z.output<typeof VisaFacts>

const PostLink = z.object({ title: z.string(), seo_name: z.string() })
export type PostLink = z.output<typeof PostLink>

/** Visa pages of countries, or pages that match a search text, such as "italya vize". */
export const VisaPageQuery = z.object({
  countries: listOf(z.string().regex(/^[A-Z]{2}$/), 30),
  search: plainText(0, 120).default(''),
})
export const VisaPages = z.array(PostLink)

/** One row of a section's list. */
export const PostItem = z.object({
  id: z.number(),
  ...PostLink.shape,
  /** plain text */
  summary: z.string(),
  cover: Image.nullable(),
  /** name of a file under /videos/ */
  file_video: z.string().nullable(),
  published_on: z.string(),
  /** pictures in its gallery */
  file_count: z.number(),
  /** null outside the visa section */
  visa: VisaFacts.nullable(),
})
export type PostItem = z.output<typeof PostItem>

export const PostList = paged(PostItem)
export type PostList = z.output<typeof PostList>

export const Post = PostItem.extend({
  section: z.enum(postSections),
  body: safeHtml(),
  /** its gallery, in the office's order; the alt text is the caption */
  files: z.array(Image),
  visa: VisaFacts.extend({ documents: z.array(z.string()), notes: z.array(z.string()) }).nullable(),
  /** the published tour it belongs to */
  tour: TourCard.nullable(),
  /** its neighbours in the section's list */
  previous: PostLink.nullable(),
  next: PostLink.nullable(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
  /** seo_name by language, for the language switch and hreflang */
  seo_names: z.record(z.string(), z.string()),
})
export type Post = z.output<typeof Post>

export const SectionParams = z.object({ section: z.enum(postSections) })
export const SectionQuery = z.object({ page: pageNumber })
export const PostParams = SectionParams.extend({ seo_name: z.string().min(1).max(200) })
