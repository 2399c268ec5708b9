/** True for the value of an empty field, including the empty paragraph of the text editor and a switch that is off. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty)
  if (typeof value === 'string') return value.replace(/<\/?(p|br)\s*\/?>|&nbsp;|\s/g, '') === ''
  return value === undefined || value === null || value === false
}
