import { z } from 'zod'
import { id } from '#src/base/http/endpoint/edits.ts'
import { flag, jsonField, line, plainText, whole } from '#src/base/http/endpoint/fields.ts'
import { translatedForm } from '#src/base/http/endpoint/form.ts'
import { richText, safeHtml } from '#src/base/http/endpoint/rich-fields.ts'
import { contractKinds } from './contracts.schema.ts'

/** `search`: part of a name in any language. `active`: contracts that are shown on the site, or the others. */
export const OfficeContractQuery = z.object({
  search: plainText(0, 100).default(''),
  active: z.enum(['true', 'false']).optional(),
})
export type OfficeContractQuery = z.output<typeof OfficeContractQuery>

const publishedText = {
  lang: z.string(),
  version: z.number(),
  created_at: z.string(),
  created_by: z.string().nullable(),
}

/** Texts as name_{lang} and seo_name_{lang}; a single contract also has body_{lang}, the newest version. */
export const OfficeContract = z
  .object({
    id: z.number(),
    name: z.string(),
    kind: z.enum(contractKinds),
    at_checkout: z.boolean(),
    active: z.boolean(),
    /** of the form, not of a text */
    version: z.number(),
    /** orders that accepted one of its versions */
    order_count: z.number(),
    /** newest first; `order_count`: orders that accepted it */
    versions: z.array(z.object({ ...publishedText, order_count: z.number() })),
  })
  .catchall(z.unknown())
export type OfficeContract = z.output<typeof OfficeContract>

/** `is_draft`: has a text, and was never on the site. */
export const ListedContract = OfficeContract.extend({ is_draft: z.boolean() })
export type ListedContract = z.output<typeof ListedContract>
export const OfficeContracts = z.array(ListedContract)

/** A version of a contract, with unfilled placeholders. */
export const VersionParams = z.object({ id: id(), lang: z.string().max(3), version: whole(1, 1_000_000) })
export const OfficeContractVersion = z.object({ ...publishedText, body: safeHtml() })
export type OfficeContractVersion = z.output<typeof OfficeContractVersion>

export const contractTextFields = {
  name: line(2, 120),
  seo_name: z.string().max(90).default(''),
  body: richText({ min: 1, max: 200_000 }),
}

export const contractForm = translatedForm(
  { kind: z.enum(contractKinds), at_checkout: flag().default(false), active: flag().default(true) },
  contractTextFields,
)

export const ContractsToPublish = z.strictObject({ ids: jsonField(z.array(id()).min(1).max(100)) })
