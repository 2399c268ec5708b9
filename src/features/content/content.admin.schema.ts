import { z } from 'zod'
import { OfficeImage } from '#src/base/files/image.schema.ts'
import { idOrNull, orNull } from '#src/base/http/endpoint/edits.ts'
import { flag, line, orEmpty, webAddress } from '#src/base/http/endpoint/fields.ts'
import { translatedForm } from '#src/base/http/endpoint/form.ts'
import { richText } from '#src/base/http/endpoint/rich-fields.ts'
import { sectionRule } from './content.links.ts'

const page = z.string().regex(/^[a-z-]{1,40}$/)
const section = z.string().regex(/^[a-z_]{1,40}$/)

export const OfficeContentQuery = z.object({ page: page.optional(), section: section.optional() })

/** Texts as title_{lang}, description_{lang}… */
export const OfficeContent = z
  .object({
    id: z.number(),
    page: z.string(),
    section: z.string(),
    file_img: OfficeImage.nullable(),
    file_video: z.string().nullable(),
    active: z.boolean(),
    version: z.number(),
  })
  .catchall(z.unknown())
export type OfficeContent = z.output<typeof OfficeContent>
export const OfficeContents = z.array(OfficeContent)

export const contentTextFields = {
  title: line(1, 160),
  description: richText({ max: 10_000 }).default(''),
  uri: orEmpty(webAddress()),
  btn_title: line(0, 60).default(''),
  uri2: orEmpty(webAddress()),
  btn_title2: line(0, 60).default(''),
  /** complete, and not shown to visitors */
  held: flag().default(false),
}

export const contentForm = translatedForm(
  {
    page,
    section,
    file_img_id: idOrNull(),
    file_video: orNull(z.string().max(120)),
    active: flag().default(true),
  },
  contentTextFields,
  (form, { addIssue }) => {
    if (!sectionRule(form.page, form.section))
      addIssue({ code: 'custom', path: ['section'], params: { key: 'office.content_section' } })
  },
)

/** The list whose order is saved. */
export const contentPlace = { page, section }
