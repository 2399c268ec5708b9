import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { ratesAdminPath } from './rates.links.ts'

/** Every write route of the rates, for the audit test. */
export const rateWrites: Record<string, StaffWrite> = {
  [`PUT ${ratesAdminPath}`]: async () => ({ body: { EUR: '52,0411' } }),
}
