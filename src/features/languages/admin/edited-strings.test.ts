import { expect, test } from 'vitest'
import { strings as shipped } from '#src/strings.ts'
import type { OfficeString } from '../languages.admin.schema.ts'
import { siteStrings } from '../static-strings.rules.ts'
import { draftProblems, missingByGroup, nameOf, shownStrings, withDraft } from './edited-strings.ts'
import { stringGroups } from './string-groups.strings.ts'

const string = (name: string, texts: Partial<OfficeString>): OfficeString => {
  const [group = '', key = ''] = name.split('.')
  const text = texts.text ?? ''
  return {
    group,
    key,
    text,
    missing: text === '',
    main: '',
    english: '',
    shipped: null,
    required: [],
    allowed: [],
    counted: false,
    ...texts,
  }
}
const home = string('navbar.home', { main: 'Ana sayfa', english: 'Home', text: 'Startseite' })
const cart = string('navbar.cart_link', { main: 'Sepetiniz', english: 'Your cart' })
const seats = string('list.seats', {
  main: '{n} yer',
  english: '{n} seat|{n} seats',
  required: ['n'],
  allowed: ['n'],
  counted: true,
})
const all = [home, cart, seats]
const names = (shown: { group?: string; search?: string; isOnlyMissing?: boolean }) =>
  shownStrings(all, { group: '', search: '', isOnlyMissing: false, ...shown }).map(nameOf)

test.each([
  [{}, ['navbar.home', 'navbar.cart_link', 'list.seats']],
  [{ group: 'navbar' }, ['navbar.home', 'navbar.cart_link']],
  [{ isOnlyMissing: true }, ['navbar.cart_link', 'list.seats']],
  [{ search: 'SEPET' }, ['navbar.cart_link']],
  [{ search: 'startseite' }, ['navbar.home']],
  [{ search: 'cart link' }, ['navbar.cart_link']],
  [{ search: 'your cart' }, ['navbar.cart_link']],
  [{ search: 'navbar.home' }, ['navbar.home']],
  [{ search: 'yok' }, []],
])('%j shows %j', (shown, found) => {
  expect(names(shown)).toEqual(found)
})

test('a text typed back to the stored one is no change', () => {
  const typed = withDraft(new Map(), home, 'Start')
  expect([...typed]).toEqual([['navbar.home', 'Start']])
  expect([...withDraft(typed, home, 'Startseite')]).toEqual([])
})

test('a draft that loses a placeholder is found before it is sent', () => {
  const drafts = new Map([
    ['list.seats', 'Plätze'],
    ['navbar.home', 'Start'],
  ])
  expect([...draftProblems(all, drafts, 'de', false)]).toEqual([['list.seats', { key: 'lost', name: 'n' }]])
})

test('missing texts are counted by section, typed ones as translated', () => {
  expect([...missingByGroup(all, new Map([['list.seats', '{n} Plätze']]))]).toEqual([
    ['navbar', 1],
    ['list', 0],
  ])
})

test('every section of the site’s texts says where it is shown', () => {
  expect(Object.keys(stringGroups).sort()).toEqual(Object.keys(siteStrings(shipped)).sort())
})
