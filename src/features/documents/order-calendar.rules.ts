import { addDays, type Day } from '#src/base/dates.ts'
import type { Order } from '#src/features/orders/book/orders.schema.ts'

type CalendarItem = Pick<Order['items'][number], 'tour_name' | 'tour_place' | 'start_date' | 'end_date'>

/** Octets of a line without its end (RFC 5545, 3.1). */
const lineOctets = 75

/**
 * The tours of an order as an iCalendar file (RFC 5545): whole-day events, so that no calendar shifts them by a time zone.
 * All texts are the order's own, in its language. The order's key is not in the file.
 * @param agency the contact in every event, beside the order number; `host` of its site makes the ids its own
 * @param revision a calendar takes a file of a later one in the place of the earlier
 */
export function calendarOf(
  order: { order_no: string; items: readonly CalendarItem[] },
  agency: { company: string; phone: string; host: string },
  revision: { sequence: number; at: Date },
): string {
  const description = [order.order_no, agency.company, agency.phone].filter(Boolean).join('\n')
  const stamp = revision.at.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')
  const events = order.items.flatMap((item, index) => [
    'BEGIN:VEVENT',
    `UID:${order.order_no}-${index + 1}@${agency.host}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${revision.sequence}`,
    `DTSTART;VALUE=DATE:${basic(item.start_date)}`,
    // The end of a whole-day event is the day after its last.
    `DTEND;VALUE=DATE:${basic(addDays(item.end_date, 1))}`,
    `SUMMARY:${escaped(item.tour_name)}`,
    ...(item.tour_place ? [`LOCATION:${escaped(item.tour_place)}`] : []),
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ])
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Seyyah//Reservations//TR', 'CALSCALE:GREGORIAN']
  const lines = [...head, ...events, 'END:VCALENDAR']
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function basic(day: Day): string {
  return day.replaceAll('-', '')
}

function escaped(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: iCalendar cannot represent them
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  )
}

/** Folds a long line: it continues in the next line after a space. Never splits a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  let text = ''
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > lineOctets) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += size
  }
  return text
}
