import { expect, test } from 'vitest'
import { readSearch } from './search-terms.ts'
import { holidaysMeant } from './suggested-holidays.ts'

test.each([
  { typed: 'kurban bayramı', meant: ['kurban-bayrami'] },
  { typed: 'Kurban Bay', meant: ['kurban-bayrami'] },
  { typed: 'kurban bayramı turları', meant: ['kurban-bayrami'] },
  { typed: 'ramazan', meant: ['ramazan-bayrami'] },
  { typed: 'bayram', meant: ['ramazan-bayrami', 'kurban-bayrami'] },
  { typed: 'bayr', meant: ['ramazan-bayrami', 'kurban-bayrami'] },
  { typed: 'eid', meant: ['ramazan-bayrami', 'kurban-bayrami'] },
  { typed: 'eid al-a', meant: ['kurban-bayrami'] },
  { typed: 'new y', meant: ['yilbasi'] },
  { typed: 'new year', meant: ['yilbasi'] },
  { typed: 'yılb', meant: ['yilbasi'] },
  { typed: 'sömestr', meant: ['somestr'] },
  { typed: '29 ekim', meant: ['29-ekim'] },
  { typed: '29 ek', meant: ['29-ekim'] },
  { typed: 'nisan', meant: [] },
  { typed: 'mayı', meant: [] },
  { typed: 'ka', meant: [] },
  { typed: 'kapadokya', meant: [] },
  { typed: 'kapadokya kurban bayramı', meant: [] },
  { typed: 'bayram 2027', meant: [] },
  { typed: 'vize', meant: [] },
  { typed: '', meant: [] },
])('"$typed" means $meant', ({ typed, meant }) => expect(holidaysMeant(readSearch(typed))).toEqual(meant))
