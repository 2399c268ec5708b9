import { expect, test } from 'vitest'
import { contactsOf } from './contact-offices.ts'

const item = (id: number, name: string, content: string) => ({ id, name, content })

test('entries named after an address belong to that office, the others to none', () => {
  const { offices, others } = contactsOf({
    adres: [item(1, 'İzmir', 'Konak'), item(2, 'İstanbul', 'Fatih')],
    telefon: [item(3, 'İstanbul', '0212'), item(4, '7/24', '0850')],
    email: [item(5, 'İzmir', 'izmir@a.example'), item(6, 'Genel', 'a@a.example')],
    shift: [item(7, 'İzmir', '9-18')],
    source_link: [item(8, 'İstanbul', 'https://yol.example/')],
  })
  expect(offices).toMatchObject([
    { name: 'İzmir', lines: [{ content: 'izmir@a.example' }], hours: ['9-18'], directions: null },
    { name: 'İstanbul', lines: [{ content: '0212' }], hours: [], directions: 'https://yol.example/' },
  ])
  expect(others.map(({ content }) => content)).toEqual(['0850', 'a@a.example'])
})

test('an agency without contact data has no offices', () => {
  expect(contactsOf({ adres: [], telefon: [], email: [], shift: [], source_link: [] })).toEqual({
    offices: [],
    others: [],
  })
})
