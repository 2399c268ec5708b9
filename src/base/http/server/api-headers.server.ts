import { barePolicy } from './security-policy.server.ts'

/** Of every answer of the API. */
export const apiHeaders = [
  ['x-content-type-options', 'nosniff'],
  ['content-security-policy', barePolicy],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
] as const
