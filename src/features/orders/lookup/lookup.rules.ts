import { minuteMs } from '#src/base/dates.ts'

/** An order number as people type it: `syh 26 7f3k9q` is SYH-26-7F3K9Q. */
export function orderNoOf(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replaceAll('İ', 'I')
    .replace(/[^A-Z0-9]/g, '')
  return `${letters.slice(0, 3)}-${letters.slice(3, 5)}-${letters.slice(5)}`
}

/** Whether an address is that of the order: upper and lower case are the same, and an order without one has no match. */
export function isSameEmail(typed: string, stored: string): boolean {
  return stored !== '' && typed.trim().toLowerCase() === stored.trim().toLowerCase()
}

/** Minutes in which an order's link is sent once: a double click, or somebody who tries again and again. */
const onceInMinutes = 10

/** The same within the minutes. */
export function sendingOf(now: Date): number {
  return Math.floor(now.getTime() / (onceInMinutes * minuteMs))
}
