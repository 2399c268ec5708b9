import { expect, test } from 'vitest'
import { foundChoices, type PageNames, pageChoices } from './link-choices.ts'

const names = ((route: string) => (route === 'contact' ? 'İletişim' : route)) as PageNames

test('pages are found by name and path, without their Turkish letters', () => {
  expect(pageChoices('iletişim', names, 'tr', 'tr')).toEqual([{ path: '/iletisim', name: 'İletişim', kind: 'page' }])
  expect(pageChoices('ozel-tur', names, 'en', 'tr').map(({ path }) => path)).toEqual(['/en/ozel-tur-talebi'])
  expect(pageChoices('', names, 'tr', 'tr').map(({ path }) => path)).not.toContain('/kayit')
})

test('categories and tours have the address of the text’s language', () => {
  const found = {
    categories: [{ name: 'Balkan tours', seo_name: 'balkan-tours' }],
    tours: [{ name: 'Balkans', seo_name: 'balkans' }],
  }
  expect(foundChoices(found, 'en', 'tr').map(({ path }) => path)).toEqual([
    '/en/turlar/balkan-tours',
    '/en/tur/balkans',
  ])
  expect(foundChoices(found, 'tr', 'tr').map(({ path }) => path)).toEqual(['/turlar/balkan-tours', '/tur/balkans'])
})
