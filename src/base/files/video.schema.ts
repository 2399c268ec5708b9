import { z } from 'zod'

/** A film of the site at /videos/{file}. `created_at`: ISO 8601 */
export const OfficeVideo = z.object({ file: z.string(), bytes: z.number(), created_at: z.string() })
export type OfficeVideo = z.output<typeof OfficeVideo>
