import { z } from 'zod'
import { flag, jsonField, whole } from '#src/base/http/endpoint/fields.ts'
import { plainForm } from '#src/base/http/endpoint/form.ts'
import { type CardKeyName, cardKeyNames, cardProviders } from './cards.links.ts'
import { Installment, maxRows } from './installments/installments.schema.ts'

/** '' keeps the stored one; spaces around a pasted key are not part of it. */
const key = z
  .string()
  .trim()
  .max(200)
  .regex(/^[\x21-\x7e]*$/)
  .default('')

const ofKeys = <T extends z.ZodType>(field: T) =>
  Object.fromEntries(cardKeyNames.map((name) => [name, field])) as Record<CardKeyName, T>

export const cardSettingsForm = plainForm({
  provider: z.enum(cardProviders),
  is_test: flag(),
  max_installments: whole(1, 12),
  installments: jsonField(z.array(Installment).max(maxRows)).default([]),
  ...ofKeys(key),
  /** Of the user who saves; needed for a new key. */
  current_password: z.string().max(100).default(''),
})

/** GET /api/admin/payment-providers */
export const OfficeCardSettings = z.object({
  id: z.number(),
  provider: z.enum(cardProviders),
  is_test: z.boolean(),
  max_installments: z.number(),
  installments: z.array(Installment),
  /** the last four characters of each key; null: none is stored */
  endings: z.object(ofKeys(z.string().nullable())),
  /** addresses that staff enter in the provider's panel */
  notice_urls: z.object({ iyzico: z.string(), paytr: z.string() }),
  /** every payment goes to the simulator */
  is_simulated: z.boolean(),
  version: z.number(),
})
export type OfficeCardSettings = z.output<typeof OfficeCardSettings>
