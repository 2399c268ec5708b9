import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { calendarOf } from './order-calendar.rules.ts'

const item = {
  tour_name: 'Kapadokya; balon, vadi',
  tour_place: 'Göreme',
  start_date: '2027-04-12',
  end_date: '2027-04-14',
} as Order['items'][number]
const agency = { company: 'Seyyah Turizm', phone: '+90 212 000 00 00', host: 'tur.example' }
const revision = { sequence: 0, at: new Date('2026-11-21T11:05:09.123Z') }
const order = (...items: Partial<Order['items'][number]>[]) => ({
  order_no: 'SYH-26-7F3K9Q',
  items: items.map((each) => ({ ...item, ...each })),
})

type Property = { name: string; params: string; value: string }
type Component = { name: string; properties: Property[]; components: Component[] }

/** Parses an iCalendar stream strictly (RFC 5545, 3.1 and 3.6). @throws Error for anything that a strict reader would refuse */
function read(text: string): Component {
  if (!text.endsWith('\r\n') || /(^|[^\r])\n|\r(?!\n)/.test(text)) throw new Error('lines end with CRLF alone')
  const physical = text.slice(0, -2).split('\r\n')
  for (const line of physical) {
    if (Buffer.byteLength(line) > 75) throw new Error(`over 75 octets: ${line}`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the CONTROL rule of the grammar
    if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(line) || line === '') throw new Error(`not a line: ${line}`)
  }
  const lines = physical
    .join('\r\n')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
  const stack: Component[] = [{ name: '', properties: [], components: [] }]
  for (const line of lines) {
    const match = /^([A-Z][A-Z-]*)((?:;[A-Z-]+=[^;:,"]+)*):(.*)$/s.exec(line)
    if (!match) throw new Error(`not a content line: ${line}`)
    const [, name, params, value] = match as unknown as [string, string, string, string]
    const top = stack.at(-1)!
    if (name === 'BEGIN') {
      const opened = { name: value, properties: [], components: [] }
      top.components.push(opened)
      stack.push(opened)
    } else if (name === 'END') {
      if (stack.pop()?.name !== value) throw new Error(`END:${value} without its BEGIN`)
    } else {
      if (top.properties.some((other) => other.name === name)) throw new Error(`${name} twice`)
      top.properties.push({ name, params, value })
    }
  }
  const [calendar, ...more] = stack[0]!.components
  if (stack.length !== 1 || !calendar || more.length > 0 || calendar.name !== 'VCALENDAR')
    throw new Error('one calendar')
  return calendar
}

function valueIn({ properties }: Component, name: string): string {
  return properties.find((property) => property.name === name)!.value
}

/** 3.3.11: TEXT. */
function textOf(component: Component, name: string): string {
  const value = valueIn(component, name)
  if (/(^|[^\\])(\\\\)*[;,]/.test(value) || /(^|[^\\])(\\\\)*\\([^\\;,nN]|$)/.test(value))
    throw new Error(`not escaped: ${value}`)
  return value.replace(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter))
}

test('every tour is an event of whole days, from its first day to the day after its last', () => {
  const calendar = read(calendarOf(order({}, { start_date: '2027-12-31', end_date: '2027-12-31' }), agency, revision))
  expect([valueIn(calendar, 'VERSION'), valueIn(calendar, 'CALSCALE')]).toEqual(['2.0', 'GREGORIAN'])
  expect(valueIn(calendar, 'PRODID')).not.toBe('')
  const days = calendar.components.map(({ properties }) =>
    properties.filter(({ name }) => /^DT(START|END)$/.test(name)).map(({ params, value }) => params + value),
  )
  expect(days).toEqual([
    [';VALUE=DATE20270412', ';VALUE=DATE20270415'],
    [';VALUE=DATE20271231', ';VALUE=DATE20280101'],
  ])
  for (const event of calendar.components) {
    expect(event.name).toBe('VEVENT')
    expect(valueIn(event, 'DTSTAMP')).toBe('20261121T110509Z')
  }
})

test('an event has a stable id, so that a repeated import does not duplicate it', () => {
  const two = () => read(calendarOf(order({}, {}), agency, revision)).components.map((event) => valueIn(event, 'UID'))
  expect(two()).toEqual(['SYH-26-7F3K9Q-1@tur.example', 'SYH-26-7F3K9Q-2@tur.example'])
  expect(two()).toEqual(two())
})

test('an order that changed is a later revision of the same events', () => {
  const facts = (at: string, sequence: number) =>
    read(calendarOf(order({}), agency, { sequence, at: new Date(at) })).components.map((event) =>
      ['UID', 'DTSTAMP', 'SEQUENCE'].map((name) => valueIn(event, name)),
    )[0]
  expect(facts('2026-11-21T11:05:09Z', 0)).toEqual(['SYH-26-7F3K9Q-1@tur.example', '20261121T110509Z', '0'])
  expect(facts('2026-11-25T08:00:00Z', 3)).toEqual(['SYH-26-7F3K9Q-1@tur.example', '20261125T080000Z', '3'])
})

test('an event has tour, order number and contact in the order’s language, and no time, time zone or address', () => {
  const text = calendarOf(order({}), agency, revision)
  const [event] = read(text).components
  expect(textOf(event!, 'SUMMARY')).toBe('Kapadokya; balon, vadi')
  expect(textOf(event!, 'LOCATION')).toBe('Göreme')
  expect(textOf(event!, 'DESCRIPTION')).toBe('SYH-26-7F3K9Q\nSeyyah Turizm\n+90 212 000 00 00')
  expect(text).not.toMatch(/TZID|VTIMEZONE|https?:|key=/)
})

test('a tour without a route has no location', () => {
  expect(calendarOf(order({ tour_place: '' }), agency, revision)).not.toContain('LOCATION')
})

test('any text of the agency is read back unchanged, from valid lines', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: iCalendar cannot represent them
  const carried = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  const words = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'\\;,\r\n nışğ:"€🎈') }),
  )
  fc.assert(
    fc.property(words, words, (tour_name, tour_place) => {
      const [event] = read(calendarOf(order({ tour_name, tour_place }), agency, revision)).components
      expect(textOf(event!, 'SUMMARY')).toBe(carried(tour_name))
      if (tour_place) expect(textOf(event!, 'LOCATION')).toBe(carried(tour_place))
    }),
    { numRuns: 2_000 },
  )
})
