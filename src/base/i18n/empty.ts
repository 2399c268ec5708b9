/** What an empty field holds, the empty paragraph of an editor too. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty)
  if (typeof value === 'string') return value.replace(/<\/?(p|br)\s*\/?>|&nbsp;|\s/g, '') === ''
  return value === undefined || value === null
}
