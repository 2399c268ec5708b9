import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { personalDataPath } from './personal-data.links.ts'

const contact = 'ayse@ornek.example'

/** For the audit test. */
export const personalDataWrites: Record<string, StaffWrite> = {
  [`POST ${personalDataPath}/find`]: async () => ({ body: { contact } }),
  [`POST ${personalDataPath}/download`]: async () => ({ body: { contact } }),
  [`POST ${personalDataPath}/erase`]: async () => ({ body: { contact, confirm: contact } }),
}
