import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import routes from '#src/routes.ts'
import { splitQuery } from './page-query.ts'

test.each([
  ['/', '?utm_source=x&page=2', '', '?utm_source=x&page=2'],
  ['/tur-ara', '', '', ''],
  ['/tur-ara', '?', '', ''],
  ['/tur-ara', '?search=e%20f&utm_source=x&month=2027-04', '?search=e%20f&month=2027-04', '?utm_source=x'],
  ['/en/tur-ara', '?fbclid=1&s%65arch=a', '?s%65arch=a', '?fbclid=1'],
  // The party multiplies no cached pages.
  ['/tur-ara', '?month=2027-05&yetiskin=2&cocuk=5,8', '?month=2027-05', '?yetiskin=2&cocuk=5,8'],
  ['/turlar/balkan-turlari', '?yetiskin=3&sort=price', '?sort=price', '?yetiskin=3'],
  ['/TUR-ARA', '?search=a', '?search=a', ''],
  ['/%74ur-ara', '?search=a', '?search=a', ''],
  [
    '/turlar/balkan-turlari',
    '?transporter_types=otobus&transporter_types=ucak&&x',
    '?transporter_types=otobus&transporter_types=ucak',
    '?x',
  ],
  ['/tur/efes', '?tarih=2027-04-12&page=2', '?tarih=2027-04-12', '?page=2'],
  ['/en/tur/efes', '?tarih=2027-04-12&gclid=z', '?tarih=2027-04-12', '?gclid=z'],
  ['/hakkimizda', '?__proto__=1&constructor=2', '', '?__proto__=1&constructor=2'],
  ['/constructor', '?length=1', '', '?length=1'],
  ['/%', '?%=1', '', '?%=1'],
  ['/rezervasyon-sonuc', '?no=SYH-1&key=a', '?no=SYH-1&key=a', ''],
])('%s%s is split into %j and %j', (pathname, search, read, rest) => {
  expect(splitQuery(pathname, search)).toEqual({ read, rest })
})

test('every query parameter that a page reads is listed', () => {
  const sources = globSync(['src/site/**/*.{ts,tsx}', 'src/features/*/site/**/*.{ts,tsx}']).filter(
    // Pages only: the page of a closed site is made before a page is looked up.
    (file) => !/test|\/opening\//.test(file),
  )
  const names = sources.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\b(?:searchParams|query|params)\.get(?:All)?\('(\w+)'\)|\bof\('(\w+)'\)/g,
      ),
    ].map((match) => (match[1] ?? match[2])!),
  )
  expect(names.length).toBeGreaterThan(10)
  const paths = routes.flatMap(({ children = [] }) => children).map(({ path = '' }) => `/${path}`)
  const isKnown = (name: string) => paths.some((path) => splitQuery(path, `?${name}=1`).read !== '')
  expect(names.filter((name) => !isKnown(name))).toEqual([])
})

test('every listed path is in the site map', () => {
  const text = readFileSync('src/site/shell/page-query.ts', 'utf8')
  const table = /namesOf[^{]*\{([\s\S]*?)\n\}/.exec(text)![1]!
  const listed = [...table.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map((match) => match[1])
  const parts = routes.flatMap(({ children = [] }) => children).map(({ path = '' }) => path.split('/')[0])
  expect(listed.length).toBeGreaterThan(8)
  expect(listed.filter((part) => !parts.includes(part))).toEqual([])
})
