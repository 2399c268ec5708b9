import { beforeEach, expect, test, vi } from 'vitest'
import { cartKey, maxCartItems } from '#src/features/orders/orders.links.ts'
import type { CartItem } from '../../calculator/cart-item.schema.ts'
import { cartItem } from '../cart.fixture.ts'
import { changeItem, readCart, removeItem, restoreItem, toggleItem } from './cart.ts'
import { itemsOf, parseCart } from './cart-entries.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
})

const item = (token: string, more: Partial<CartItem> = {}) => cartItem({ token, ...more })
const tokens = () => readCart().map(({ token }) => token)

test('a tour is added, and removed when it is added again', () => {
  expect(toggleItem(item('efes'), { total: 9000, currency: 'TRY' })).toBe('added')
  expect(toggleItem(item('roma'), null)).toBe('added')
  expect(toggleItem(item('efes', { tourDate: '2027-05-01' }), null)).toBe('removed')
  expect(tokens()).toEqual(['roma'])
})

test('the cart survives a reload: the storage holds it', () => {
  toggleItem(item('efes', { quantity: 3, childrenQuantity: 1, childrenAges: [4] }), { total: 9000, currency: 'EUR' })
  expect(parseCart(stored.get(cartKey)!)).toEqual([
    {
      ...item('efes', { quantity: 3, childrenQuantity: 1, childrenAges: [4] }),
      seen: { total: 9000, currency: 'EUR' },
    },
  ])
})

test('the change of another tab is seen, and is not overwritten by this tab', () => {
  toggleItem(item('efes'), null)
  stored.set(cartKey, JSON.stringify([item('efes'), item('roma')]))
  toggleItem(item('paris'), null)
  expect(tokens()).toEqual(['efes', 'roma', 'paris'])
})

test('an unchanged cart is the same object, so that React does not render again', () => {
  toggleItem(item('efes'), null)
  expect(readCart()).toBe(readCart())
})

test('a removed tour is restored at its place', () => {
  for (const token of ['efes', 'roma', 'paris']) toggleItem(item(token), null)
  const removed = removeItem('roma')!
  expect(tokens()).toEqual(['efes', 'paris'])
  restoreItem(removed)
  expect(tokens()).toEqual(['efes', 'roma', 'paris'])
  restoreItem(removed)
  expect(tokens()).toEqual(['efes', 'roma', 'paris'])
  expect(removeItem('tokyo')).toBeNull()
})

test.each([
  ['a quantity never goes under 1', { quantity: 0 }, { quantity: 1 }],
  ['single rooms never exceed the adults', { quantity: 1, singleRoomQuantity: 2 }, { singleRoomQuantity: 1 }],
  ['the number of children is the number of ages', { childrenAges: [3, 9] }, { childrenQuantity: 2 }],
  ['a party stays within twenty', { quantity: 40, childrenAges: [3] }, { quantity: 19 }],
])('%s', (_, changed, result) => {
  toggleItem(item('efes'), null)
  changeItem('efes', changed)
  expect(readCart()[0]).toMatchObject(result)
})

test('a full cart refuses another tour and stays as it is', () => {
  for (let n = 0; n < maxCartItems; n++) toggleItem(item(`tour-${n}`), null)
  expect(toggleItem(item('one-more'), null)).toBe('full')
  expect(readCart()).toHaveLength(maxCartItems)
})

test.each([
  ['nothing', null],
  ['broken JSON', '[{"token":'],
  ['something else', '{"items":[1]}'],
  ['other people’s items', '[null, 3, "x", [], {"token":""}, {"token":"a"}, {"token":"a","tourDate":"2027-02-31"}]'],
])('a storage with %s is an empty cart', (_, text) => {
  expect(parseCart(text)).toEqual([])
})

test('an item with invalid parts is corrected or dropped; a tour is in the cart once', () => {
  const odd = { ...item('efes'), quantity: '2', childrenAges: [3, 'x', 40], seen: { total: 'much' }, extra: 1 }
  expect(parseCart(JSON.stringify([odd, item('efes')]))).toEqual([
    { ...item('efes', { quantity: 1, childrenQuantity: 1, childrenAges: [3] }), seen: null },
  ])
})

test('the server is sent the items without the prices seen', () => {
  toggleItem(item('efes'), { total: 9000, currency: 'TRY' })
  expect(itemsOf(readCart())).toEqual([item('efes')])
})

test('without a storage the cart lives in this tab', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  toggleItem(item('efes'), null)
  expect(tokens()).toEqual(['efes'])
})
