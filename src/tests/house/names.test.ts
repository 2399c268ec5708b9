import { expect, test } from 'vitest'
import { ofAll } from '../rooms.fixture.ts'

/** A line break in a name comes from pasting. */
test.each(Object.entries(ofAll(({ names }) => names)))('the name %s is a single line', (_, field) => {
  expect(field.parse(' Balkan\r\n\tTurları ')).toBe('Balkan Turları')
})
