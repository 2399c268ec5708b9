import { expect, test } from 'vitest'
import type { T } from '#src/base/i18n/i18n.tsx'
import { translate } from '#src/base/i18n/translate.ts'
import { partyLines } from '#src/features/departures/pricing/pricing.rules.ts'
import { defaultParty } from '#src/features/departures/pricing/site/visitor-party.ts'
import { strings } from '#src/strings.ts'
import {
  describeParty,
  isSameItem,
  type Party,
  partyOf,
  singlesOf,
  singlesOn,
  toItem,
  toPriceRequest,
  withSingles,
} from './party.ts'

const family: Party = { adults: 2, ages: [4, 15], singleRooms: 1 }

test('a party with a missing age is not an item', () => {
  expect(toItem('efes', '2027-04-12', { ...family, ages: [4, null] })).toBeNull()
})

test('an item is converted back to its party', () => {
  expect(partyOf(toItem('efes', '2027-04-12', family)!)).toEqual(family)
})

test('the default party is two adults', () => {
  expect(toPriceRequest(toItem('efes', '2027-04-12', { ...defaultParty, singleRooms: 0 })!)).toEqual({
    token: 'efes',
    tourDate: '2027-04-12',
    peopleQuantity: 2,
    childrenQuantity: 0,
    childrenAges: [],
    singleRoomQuantity: 0,
  })
})

test.each([
  ['another date', { tourDate: '2027-04-19' }],
  ['more adults', { quantity: 3 }],
  ['an older child', { childrenAges: [5, 15] }],
  ['another single room', { singleRoomQuantity: 2 }],
])('%s makes a different item', (_, changed) => {
  const item = toItem('efes', '2027-04-12', family)!
  expect(isSameItem(item, { ...item })).toBe(true)
  expect(isSameItem(item, { ...item, ...changed })).toBe(false)
})

test.each([
  ['tr', 3, family, '2 yetişkin, 2 çocuk (4, 15 yaş), 1 tek kişilik oda'],
  ['en', 3, family, '2 adults, 2 children (aged 4, 15), 1 single room'],
  ['tr', 3, { adults: 2, ages: [], singleRooms: 1 }, '2 yetişkin, 2 tek kişilik oda'],
  ['tr', 3, { adults: 1, ages: [], singleRooms: 0 }, '1 yetişkin, 1 tek kişilik oda'],
  ['tr', 0, { adults: 1, ages: [], singleRooms: 1 }, '1 yetişkin'],
] as const)('in %s, for %d nights, a party is described with its single rooms: %j', (lang, nights, party, words) => {
  const texts = Object.fromEntries(Object.entries(strings.booking).map(([key, text]) => [key, text[lang]]))
  const t: T = (key, values) => translate({ booking: texts }, key, lang, values)
  expect(describeParty(party, singlesOn({ nights }, party), t)).toBe(words)
})

/** Rooms for one that the price bills. */
function billedSingles({ adults, ages, singleRooms }: Party, nights = 3): number {
  const prices = { multi_room_price: 100, single_room_price: 150, child_prices: [] }
  const rules = { nights, child_bands: [], child_price_min_adults: 1 }
  const lines = partyLines(prices, rules, { adults, childrenAges: ages.map((age) => age ?? 0), singleRooms })
  return lines.reduce((n, { kind, quantity }) => (kind === 'single_room' ? n + quantity : n), 0)
}

const parties = [1, 2, 3, 4].flatMap((adults) =>
  [[], [5]].flatMap((ages) =>
    Array.from({ length: adults + 1 }, (_, singleRooms): Party => ({ adults, ages, singleRooms })),
  ),
)

test.each(parties)('the single rooms shown are those billed, and each press changes them: %j', (party) => {
  const shown = singlesOf(party)
  expect(shown).toBe(billedSingles(party))
  expect(singlesOn(null, party)).toBe(shown)
  expect(singlesOn({ nights: 0 }, party)).toBe(billedSingles(party, 0))
  if (shown < party.adults) expect(singlesOf(withSingles(party, 1))).toBeGreaterThan(shown)
  const least = party.adults === 1 && party.ages.length === 0 ? 1 : 0
  if (shown > least) {
    const fewer = withSingles(party, -1)
    expect(singlesOf(fewer)).toBeLessThan(shown)
    expect(singlesOf(fewer)).toBe(billedSingles(fewer))
  }
})
