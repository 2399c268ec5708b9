import { barePolicy } from './security-policy.server.ts'
import { transportSecurity } from './transport-security.ts'

/** Of every answer of the API. */
export const apiHeaders = (siteUrl: string): readonly (readonly [string, string])[] => [
  ['x-content-type-options', 'nosniff'],
  ['content-security-policy', barePolicy],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
  ...transportSecurity(siteUrl),
]
