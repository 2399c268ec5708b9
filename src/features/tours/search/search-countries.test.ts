import { expect, test } from 'vitest'
import { countryCodes } from './search-countries.ts'
import { readSearch } from './search-terms.ts'

test.each([
  { typed: 'italya vize', lang: 'tr', codes: ['IT'] },
  { typed: 'vize italya', lang: 'tr', codes: ['IT'] },
  { typed: 'italy visa', lang: 'tr', codes: ['IT'] },
  { typed: 'İtalya’ya vize', lang: 'tr', codes: ['IT'] },
  { typed: 'italyaya vize', lang: 'tr', codes: ['IT'] },
  { typed: 'ital vize', lang: 'tr', codes: ['IT'] },
  { typed: 'visa for Japan', lang: 'en', codes: ['JP'] },
  { typed: 'japonya vizesi', lang: 'en', codes: ['JP'] },
  { typed: 'ingiltere vizesi', lang: 'tr', codes: ['GB'] },
  { typed: 'vize', lang: 'tr', codes: [] },
  { typed: 'kapadokya vize', lang: 'tr', codes: [] },
])('"$typed" names $codes', ({ typed, lang, codes }) => expect(countryCodes(readSearch(typed), lang)).toEqual(codes))
