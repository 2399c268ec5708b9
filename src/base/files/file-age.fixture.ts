import { statSync } from 'node:fs'

/** `hours` after a file or folder was written, on the file system's clock, which stamps the files that a sweep looks at. */
export function hoursAfter(path: string, hours: number): Date {
  return new Date(statSync(path).mtimeMs + hours * 3_600_000)
}
