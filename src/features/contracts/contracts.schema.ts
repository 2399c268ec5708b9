import { z } from 'zod'
import { safeHtml } from '#src/base/http/endpoint/rich-fields.ts'

export const contractKinds = ['on-bilgilendirme', 'paket-tur', 'kvkk', 'bilgi'] as const

/** `seo_name` is null when the language has no slug; `seo_name_tr` is the default language's. */
export const ContractItem = z.object({
  id: z.number(),
  name: z.string(),
  seo_name: z.string().nullable(),
  seo_name_tr: z.string(),
  kind: z.enum(contractKinds),
  /** must be accepted to order */
  at_checkout: z.boolean(),
  /** the newest version in the requested language, or in the default one without a translation */
  version: z.number(),
})
export type ContractItem = z.output<typeof ContractItem>
export const ContractList = z.array(ContractItem)

export const Contract = ContractItem.extend({
  created_at: z.string(),
  body: safeHtml(),
  seo_names: z.record(z.string(), z.string()),
})
export type Contract = z.output<typeof Contract>
