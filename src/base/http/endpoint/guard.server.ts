import { Failure } from '../../errors.ts'
import type { AnyEndpoint } from './endpoint.server.ts'
import type { Services, Staff } from './services.server.ts'

/** Every path under this prefix needs a session, also an undeclared one. */
export const protectedPrefix = '/api/admin'

export function bearerToken(headers: Headers): string | undefined {
  return headers.get('authorization')?.match(/^Bearer +([\w-]{20,200})$/i)?.[1]
}

/** @throws Failure 401 */
export async function signedIn(headers: Headers, services: Pick<Services, 'authenticate'>): Promise<Staff> {
  const token = bearerToken(headers)
  const staff = token && (await services.authenticate(token))
  if (!staff) throw new Failure('no_session', { key: 'errors.no_session' })
  return staff
}

/** @throws Failure 403 */
export function assertPermission({ access, beforeFactor = false }: AnyEndpoint, staff: Staff): void {
  if (staff.lacks_factor && !beforeFactor)
    throw new Failure('second_factor_missing', { key: 'errors.second_factor_missing' })
  if (access.startsWith('may:') && !staff.permissions.includes(access.slice('may:'.length)))
    throw new Failure('not_allowed', { key: 'errors.not_allowed' })
}
