import { describe, expect, test } from 'vitest'
import { slug } from '#src/base/slug.ts'
import { sectionRules } from '#src/features/content/content.links.ts'
import { pageRoutes } from '#src/features/page-meta/page-meta.links.ts'
import { readDemo } from './read.ts'
import type { Lang } from './seeds.ts'

const { categories, pictures, ...demo } = readDemo(import.meta.dirname)
const { albums, certificates, company, contactInformation, contents, contracts, pageMeta, posts, visaCountries } = demo
const langs: readonly Lang[] = ['tr', 'en']

const pictureNames = new Set(pictures.map(({ name }) => name))

const everything = {
  albums,
  certificates,
  company: [company],
  contactInformation,
  contents,
  contracts,
  pageMeta,
  posts,
  visaCountries,
}
const texts = Object.entries(everything).flatMap(([kind, seeds]) =>
  seeds.map((seed, index) => ({
    kind: `${kind}[${index}]`,
    tr: seed.texts.tr as unknown,
    en: seed.texts.en as unknown,
  })),
)

/** Every string of a text with its path, to compare two languages. */
const strings = (value: unknown, path = ''): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => strings(inner, `${path}.${key}`))

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const placeholdersOf = (body: string) => [...new Set([...body.matchAll(/\{\{(.*?)\}\}/g)].map((m) => m[1]!))].sort()

/** Tags that are not in the list, or do not close in the order in which they opened. */
function wrongTags(html: string, allowed: readonly string[]): string[] {
  const wrong: string[] = []
  const open: string[] = []
  for (const [tag, slash, name] of html.matchAll(/<(\/?)([^>]*)>/g)) {
    if (!allowed.includes(name!)) wrong.push(tag)
    else if (slash === '') open.push(name!)
    else if (open.pop() !== name) wrong.push(tag)
  }
  return [...wrong, ...open]
}

describe('both languages', () => {
  test.each(texts)('$kind has the same fields and paragraphs in Turkish and English', ({ tr, en }) => {
    expect(strings(en).map(([path]) => path)).toEqual(strings(tr).map(([path]) => path))
    expect([...strings(tr), ...strings(en)].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('no sentence is the same in both languages', () => {
    const left = texts.flatMap(({ kind, tr, en }) => {
      const english = new Map(strings(en))
      return strings(tr)
        .filter(([path, text]) => /\p{L}\s+\p{L}+\s+\p{L}/u.test(text) && english.get(path) === text)
        .map((s) => [kind, ...s])
    })
    expect(left).toEqual([])
  })

  test('no text uses advertising phrases', () => {
    const worn = /unutulmaz|eşsiz|büyüleyici|unforgettable|breathtaking/i
    expect(
      texts.flatMap(({ tr, en }) => [...strings(tr), ...strings(en)]).filter(([, text]) => worn.test(text)),
    ).toEqual([])
  })
})

test('every named picture is in the list of pictures', () => {
  const named = [
    ...albums.flatMap((a) => [a.cover, ...a.pictures]),
    ...contents.flatMap((c) => c.file_img ?? []),
    ...posts.map((p) => p.cover),
    ...visaCountries.map((v) => v.cover),
  ]
  expect(named.filter((name) => !pictureNames.has(name))).toEqual([])
})

test('every certificate has its own picture, marked as an example', () => {
  expect(certificates.map(({ picture }) => picture).sort()).toEqual(
    pictures.flatMap(({ name, file }) => (file.startsWith('papers/') ? name : [])).sort(),
  )
  for (const { tr, en } of certificates.map(({ texts }) => texts)) {
    expect(tr.name).toContain('(örnek)')
    expect(en.name).toContain('(example)')
  }
})

describe.each(langs)('addresses in %s', (lang) => {
  test.each([
    { list: 'contracts', names: contracts.map((c) => c.texts[lang].name) },
    { list: 'albums', names: albums.map((a) => a.texts[lang].title) },
    { list: 'visa countries', names: visaCountries.map((v) => v.texts[lang].title) },
    { list: 'news', names: posts.filter((p) => p.section === 'news').map((p) => p.texts[lang].title) },
    { list: 'videos', names: posts.filter((p) => p.section === 'videos').map((p) => p.texts[lang].title) },
    { list: 'blog', names: posts.filter((p) => p.section === 'blog').map((p) => p.texts[lang].title) },
  ])('$list have unique slugs', ({ names }) => {
    const slugs = names.map(slug)
    expect(slugs.filter((s) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(s))).toEqual([])
    expect(repeated(slugs)).toEqual([])
  })
})

describe('visa countries', () => {
  test('twelve countries, each once', () => {
    expect(visaCountries).toHaveLength(12)
    expect(repeated(visaCountries.map((v) => v.country))).toEqual([])
  })

  test.each(visaCountries)('$country: the facts are consistent and promise no visa', (visa) => {
    const [least, most] = visa.processing_days ?? [0, 0]
    expect(most).toBeGreaterThanOrEqual(least)
    expect(visa.stay_days).toBeGreaterThan(0)
    if (visa.ordinary_passport === 'vizesiz') expect([visa.fee, visa.processing_days]).toEqual([undefined, undefined])
    expect(visa.texts.tr.notes.at(-1)).toContain('Vize garantisi verilmez')
    expect(visa.texts.en.notes.at(-1)).toContain('No visa is guaranteed')
    for (const lang of langs) {
      expect(visa.texts[lang].summary.length).toBeLessThanOrEqual(160)
      expect(wrongTags(visa.texts[lang].body, ['p', 'h2'])).toEqual([])
    }
  })

  test.each(visaCountries.filter((v) => v.ordinary_passport === 'vizeli'))(
    '$country: employees, owners, pensioners and students each find their papers',
    ({ texts: { tr, en } }) => {
      for (const who of ['Herkes', 'Çalışan', 'İşveren ya da serbest meslek', 'Emekli', 'Öğrenci'])
        expect(tr.documents.filter((d) => d.startsWith(`${who}:`))).not.toEqual([])
      for (const who of ['Everyone', 'Employees', 'Business owners and the self-employed', 'Pensioners', 'Students'])
        expect(en.documents.filter((d) => d.startsWith(`${who}:`))).not.toEqual([])
    },
  )
})

describe('contracts', () => {
  const ofCompany = ['company_address', 'company_email', 'company_legal_name', 'company_phone', 'tursab_no']
  const ofOrder = [
    ...['customer_city', 'customer_email', 'customer_name', 'customer_phone'],
    ...['hold_hours', 'order_date', 'order_items', 'order_no', 'order_total'],
  ]
  const tags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'table', 'thead', 'tbody', 'tr', 'th', 'td']

  test('checkout asks to accept the pre-information form and the package-tour contract only', () => {
    expect(contracts.map((c) => [c.kind, c.at_checkout])).toEqual([
      ['on-bilgilendirme', true],
      ['paket-tur', true],
      ['kvkk', false],
      ['bilgi', false],
      ['bilgi', false],
      ['bilgi', false],
    ])
  })

  test.each(contracts)(
    '$texts.tr.name: the same known placeholders in both languages',
    ({ at_checkout, texts: { tr, en } }) => {
      const placeholders = placeholdersOf(tr.body)
      expect(placeholdersOf(en.body)).toEqual(placeholders)
      if (at_checkout) expect(placeholders).toEqual([...ofCompany, ...ofOrder].sort())
      else expect(placeholders.filter((p) => !ofCompany.includes(p))).toEqual([])
    },
  )

  test.each(contracts)(
    '$texts.tr.name: allowed tags, properly closed, the order table between blocks',
    ({ texts: t }) => {
      for (const lang of langs) {
        expect(wrongTags(t[lang].body, tags)).toEqual([])
        expect(
          t[lang].body.split('\n').filter((line) => line.includes('order_items') && line !== '{{order_items}}'),
        ).toEqual([])
      }
    },
  )

  test.each([
    { term: 'no deduction 30 days before', tr: /30 gün veya daha fazla/, en: /30 days or more/ },
    { term: 'refund within 14 days', tr: /14 gün içinde/, en: /within 14 days/ },
    { term: 'transfer until 7 days before', tr: /en az 7 gün/, en: /at least 7 days before/ },
    { term: 'no withdrawal in 14 days', tr: /14 günlük cayma hakkı/, en: /14-day right of withdrawal/ },
    { term: 'price up by 5% at most, announced 20 days before', tr: /%5.*en az 20 gün/s, en: /5%.*at least 20 days/s },
    {
      term: 'cancelled for too few people 20 days before',
      tr: /10 katılımcı.*en geç 20 gün/s,
      en: /10 participants.*20 days/s,
    },
    {
      term: 'information 24 and 48 hours before',
      tr: /24, yurt dışı turlarda en (az|geç) 48 saat/,
      en: /24 hours.*48 hours/,
    },
    { term: 'compulsory insurance', tr: /1618 sayılı Kanun/, en: /Law no\. 1618/ },
    { term: 'where to complain', tr: /Tüketici Hakem Heyeti/, en: /Consumer Arbitration Committee/ },
  ])('the contracts accepted at checkout state: $term', ({ tr, en }) => {
    for (const { texts: t } of contracts.filter((c) => c.at_checkout)) {
      expect(t.tr.body).toMatch(tr)
      expect(t.en.body).toMatch(en)
    }
  })
})

describe('page contents', () => {
  test('every section that the pages show is there', () => {
    const count = Object.groupBy(contents, (c) => `${c.page}/${c.section}`)
    expect(Object.keys(count).sort()).toEqual(sectionRules.map(({ page, section }) => `${page}/${section}`).sort())
    expect(Object.fromEntries(Object.entries(count).map(([key, list]) => [key, list!.length]))).toEqual({
      'home/slider': 4,
      'home/photos': 8,
      'home/campaign': 1,
      'home/why_us': 4,
      'home/special_tour_call': 1,
      'home/visa_card': 1,
      'visa/visa_application': 1,
      'about-us/story': 3,
      'about-us/team_values': 3,
      'bank-accounts/fraud_note': 1,
    })
  })

  test.each(langs)('links in %s lead to existing pages in that language', (lang) => {
    const home = lang === 'tr' ? '' : `/${lang}`
    const known = new Set([
      ...['tur-ara', 'vize', 'iletisim', 'ozel-tur-talebi'].map((page) => `${home}/${page}`),
      ...categories.map((c) => `${home}/turlar/${slug(c.texts[lang].name)}`),
    ])
    const links = contents.flatMap((c) => [c.texts[lang].uri ?? [], c.texts[lang].uri2 ?? []].flat())
    expect(links).toHaveLength(17)
    expect(links.filter((link) => !known.has(link))).toEqual([])
  })

  test('every link has a button text, and every button text a link', () => {
    for (const { texts: t } of contents)
      for (const lang of langs) {
        expect(Boolean(t[lang].btn_title)).toBe(Boolean(t[lang].uri))
        expect(Boolean(t[lang].btn_title2)).toBe(Boolean(t[lang].uri2))
      }
  })

  test('a slide leads to the same category in both languages', () => {
    const keyOf = (lang: Lang, link?: string) =>
      categories.find((c) => link?.endsWith(`/turlar/${slug(c.texts[lang].name)}`))?.key
    const slides = contents.filter((c) => c.section === 'slider')
    expect(slides.map((c) => keyOf('en', c.texts.en.uri))).toEqual(slides.map((c) => keyOf('tr', c.texts.tr.uri)))
  })
})

test('eight albums, each with a cover among its different pictures', () => {
  expect(albums).toHaveLength(8)
  for (const { cover, pictures } of albums) {
    expect(pictures).toContain(cover)
    expect(pictures.length).toBeGreaterThanOrEqual(3)
    expect(repeated(pictures)).toEqual([])
  }
})

describe('posts', () => {
  test.each(['news', 'blog'])('four posts in %s, newest first, on different days', (section) => {
    const days = posts.filter((p) => p.section === section).map((p) => p.days_ago)
    expect(days).toHaveLength(4)
    expect(days).toEqual([...new Set(days)].sort((a, b) => a - b))
  })

  test.each(posts)(
    '$texts.tr.title: clean HTML, a short summary and a body of the right length',
    ({ section, texts: t }) => {
      for (const lang of langs) {
        expect(wrongTags(t[lang].body, ['p', 'h2', 'ul', 'ol', 'li', 'strong'])).toEqual([])
        expect(t[lang].summary.length).toBeLessThanOrEqual(160)
        const words = t[lang].body
          .replace(/<[^>]*>/g, ' ')
          .trim()
          .split(/\s+/).length
        expect(words).toBeGreaterThanOrEqual(section === 'blog' ? 350 : 50)
        expect(words).toBeLessThanOrEqual(section === 'blog' ? 500 : 150)
      }
    },
  )
})

describe('page titles', () => {
  test('every page of the office’s list has one, and the login page', () => {
    const routes = [...pageRoutes.map(({ route_name }) => route_name), 'login']
    expect(pageMeta.map(({ route_name }) => route_name).toSorted()).toEqual(routes.toSorted())
  })

  test.each(pageMeta)('$route_name fits in a search result', ({ texts: t }) => {
    for (const lang of langs) {
      expect(t[lang].title.length).toBeLessThanOrEqual(60)
      expect(t[lang].description.length).toBeLessThanOrEqual(155)
    }
  })

  test.each(langs)('no two routes share a title or a description in %s', (lang) => {
    expect(repeated(pageMeta.map((m) => m.texts[lang].title))).toEqual([])
    expect(repeated(pageMeta.map((m) => m.texts[lang].description))).toEqual([])
  })
})
