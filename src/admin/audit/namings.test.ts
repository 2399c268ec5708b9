import { expect, test } from 'vitest'
import { references as shownReferences } from './entity-words.ts'
import { allNames, references } from './namings.server.ts'

test('every room that names its records is in the list', () => {
  const found = import.meta.glob('/src/**/room.audit.server.ts', { eager: true, import: 'names' })
  expect(new Set(allNames)).toEqual(new Set(Object.values(found)))
})

test('what the screen shows by its name, the server reads the name of', () => {
  expect(references).toEqual(shownReferences)
})
