import { z } from 'zod'
import { jsonField, line, whole } from '#src/base/http/endpoint/fields.ts'
import { type FormOutput, translatedForm } from '#src/base/http/endpoint/form.ts'
import { pageRoutes } from './page-meta.links.ts'

/** Title and description of one page, as title_{lang} and description_{lang}. `version` is 0 until the first save. */
export const OfficePageMeta = z.object({ route_name: z.string(), version: z.number() }).catchall(z.unknown())
export type OfficePageMeta = z.output<typeof OfficePageMeta>
export const OfficePageMetas = z.array(OfficePageMeta)

export const pageMetaTextFields = { title: line(0, 120).default(''), description: line(0, 320).default('') }

const route_name = z.enum(pageRoutes.map((page) => page.route_name))
export const RouteName = z.object({ route_name })

export const pageMetaForm = translatedForm(
  { route_name, version: whole(0, 2_000_000_000).optional() },
  pageMetaTextFields,
)
export type PageMetaForm = FormOutput<typeof pageMetaForm>
/** A change of one page, identified by its `route_name`. */
export const PageMetaBody = z.strictObject({ form_data: jsonField(pageMetaForm.change) })
