import type { FactorRule } from './factors.links.ts'

/** Whether the office requires a second factor of a role group. */
export function isRequired(rule: FactorRule, role_group: string): boolean {
  return rule === 'everybody' || (rule === 'yonetici' && role_group === 'yonetici')
}
