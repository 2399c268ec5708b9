import { z } from 'zod'
import { jsonField, line, whole } from '#src/base/http/endpoint/fields.ts'
import { withTexts } from '#src/base/i18n/translated.ts'
import { pageRoutes } from './page-meta.links.ts'

/** Title and description of one page, as title_{lang} and description_{lang}. `version` is 0 while nobody wrote any. */
export const OfficePageMeta = z.object({ route_name: z.string(), version: z.number() }).catchall(z.unknown())
export type OfficePageMeta = z.output<typeof OfficePageMeta>
export const OfficePageMetas = z.array(OfficePageMeta)

export const pageMetaTexts = { title: line(0, 120).default(''), description: line(0, 320).default('') }

const PageMetaForm = withTexts(
  { route_name: z.enum(pageRoutes.map(({ route_name }) => route_name)), version: whole(0, 2_000_000_000).optional() },
  pageMetaTexts,
)
export type PageMetaForm = z.output<typeof PageMetaForm>
export const PageMetaBody = z.strictObject({ form_data: jsonField(PageMetaForm) })
