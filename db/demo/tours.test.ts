import { expect, test } from 'vitest'
import { factsOf } from '#src/features/tours/editing/admin/fill/tour-facts.ts'
import { readDemo } from './read.ts'
import { inSeasonFirst } from './seed/agency.ts'
import type { Lang } from './seeds.ts'

const { tours: seeds, pickupPoints, cancellationPolicies, contents } = readDemo(import.meta.dirname)
const tours = seeds.map((tour) => ({ code: tour.code, tour }))
const langs: readonly Lang[] = ['tr', 'en']

/** English number words that the texts use. */
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numberOf = (text: string) =>
  words.indexOf(text.toLowerCase()) >= 0 ? words.indexOf(text.toLowerCase()) : Number(text)
/** The numbers that stand before a noun, in the order of the text. */
const counts = (text: string, noun: string) =>
  [...text.matchAll(new RegExp(`(?<![\\p{L}\\d–])(\\d+|${words.join('|')})[ -](?:${noun})`, 'giu'))].map(([, n]) =>
    numberOf(n!),
  )
const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)
const isOnRoad = (overnight: string) => /^(otobüste|trende|uçakta)/i.test(overnight)

test.each(tours)('$code: days, nights and programme agree', ({ tour: { days, nights, programme } }) => {
  expect(programme).toHaveLength(days)
  const slept = programme.filter(({ texts: { tr } }) => tr.overnight !== '' && !isOnRoad(tr.overnight))
  const onRoad = programme.filter(({ texts: { tr } }) => isOnRoad(tr.overnight))
  expect(slept.length === nights || slept.length + onRoad.length === nights).toBe(true)
  expect(programme.at(-1)!.texts.tr.overnight).toBe('')
})

const mealNouns = {
  kahvalti: { tr: '(?:sabah )?kahvaltı', en: 'breakfast' },
  ogle: { tr: 'öğle', en: 'lunch' },
  aksam: { tr: 'akşam', en: 'dinner' },
} as const

test.each(tours)('$code: meals that are included are those of the programme', ({ tour }) => {
  for (const [meal, nouns] of Object.entries(mealNouns)) {
    const served = tour.programme.filter(({ meals }) => meals.includes(meal as keyof typeof mealNouns)).length
    for (const lang of langs) {
      const said = tour.texts[lang].included.flatMap((line) => counts(line, nouns[lang]))
      if (said.length > 0) expect([meal, lang, sum(said)]).toEqual([meal, lang, served])
    }
  }
})

test.each(tours)('$code: nights in a place that are included are those of the programme', ({ tour }) => {
  const overnights = tour.programme.map(({ texts: { tr } }) => tr.overnight.split(',')[0]!)
  for (const place of new Set(overnights.filter(Boolean))) {
    // “Kuşadası’nda 2, Karahayıt’ta 1 gece konaklama”
    const said = tour.texts.tr.included
      .filter((line) => line.includes(' gece'))
      .flatMap((line) => new RegExp(`(?<! ve )${place}(?:’\\p{L}+)? (\\d+)(?:,| gece)`, 'u').exec(line)?.[1] ?? [])
    for (const nights of said)
      expect([place, Number(nights)]).toEqual([place, overnights.filter((each) => each === place).length])
  }
})

test.each(tours)('$code: board and meals agree', ({ tour: { board, programme, nights } }) => {
  const served = (meal: keyof typeof mealNouns) => programme.filter(({ meals }) => meals.includes(meal)).length
  if (board === 'yok') expect(nights).toBe(0)
  if (board === 'oda-kahvalti' || board === 'yarim-pansiyon') expect(served('kahvalti')).toBeGreaterThan(0)
  if (board === 'yarim-pansiyon') expect(served('aksam')).toBeGreaterThanOrEqual(nights / 2)
  if (board === 'tam-pansiyon') expect(served('ogle') + served('aksam')).toBeGreaterThanOrEqual(nights)
})

test.each(tours)('$code: it goes by what is included', ({ tour: { transporter_types, texts } }) => {
  const included = texts.tr.included.join(' ')
  if (/uçak bileti|uçuş bileti/.test(included)) expect(transporter_types).toContain('ucak')
  if (transporter_types.includes('ucak')) expect(included).toMatch(/uçak|uçuş/)
  if (/hızlı tren|Ekspresi/.test(included)) expect(transporter_types).toContain('tren')
  if (/feribot bileti|kruvaziyer/.test(included)) expect(transporter_types).toContain('gemi')
})

test.each(tours)('$code: the visa is a cost of the guest or of the tour, not of both', ({ tour }) => {
  const { visa_mode, texts } = tour
  const names = (lines: readonly string[]) => lines.some((line) => /vize/i.test(line))
  if (visa_mode === 'vizesiz') expect([names(texts.tr.included), names(texts.tr.excluded)]).toEqual([false, false])
  if (visa_mode === 'vizeli') expect(names(texts.tr.included)).not.toBe(names(texts.tr.excluded))
  // A cancellation keeps no cost that the price does not hold.
  const kind = tour.countries.every((country) => country === 'TR') ? 'yurt-ici' : 'yurt-disi'
  const policy = cancellationPolicies.find((each) => each.kind === kind)!
  const holds = { vize: names(texts.tr.included), sigorta: /sigorta/i.test(texts.tr.included.join()) } as Record<
    string,
    boolean
  >
  expect(policy.lines.filter((line) => !holds[line.kind])).toEqual([])
})

/** How a stop is called in a sentence: the first word of its name. */
const stopNames = pickupPoints.map(({ key, texts }) => ({ key, name: texts.tr.name.split(' ')[0]! }))

test.each(tours)('$code: the table of stops alone says where and when guests get on', ({ tour }) => {
  const { pickups = {}, transporter_types, programme, texts } = tour
  if (transporter_types.join() === 'otobus') expect(Object.keys(pickups)).not.toEqual([])
  expect(Object.keys(pickups).filter((key) => !stopNames.some((stop) => stop.key === key))).toEqual([])
  for (const lang of langs) {
    const prose = [programme[0]!, programme.at(-1)!].map((day) => day.texts[lang].description).join(' ')
    if (Object.keys(pickups).length > 0)
      expect(stopNames.filter(({ name }) => prose.includes(name)).map(({ name }) => name)).toEqual([])
    const said = counts(JSON.stringify(texts[lang]), lang === 'tr' ? 'noktasından' : 'pick-up points')
    for (const points of said) expect(points).toBe(Object.keys(pickups).length)
  }
})

const months = Array.from({ length: 12 }, (_, at) => at + 1)

test.each(months)('in month %i the home page shows what leaves then', (month) => {
  const [first] = inSeasonFirst(contents, `2027-${String(month).padStart(2, '0')}-15`).filter(
    ({ section }) => section === 'slider',
  )
  expect(first!.months ?? months).toContain(month)
  const leaving = seeds.filter(
    (tour) =>
      tour.featured &&
      tour.seasons.some((season) => [month, (month % 12) + 1].some((each) => season.months.includes(each))),
  )
  expect(leaving.length).toBeGreaterThanOrEqual(6)
})

test.each(tours)('$code: what the form would propose from its texts is what the tour says', ({ tour }) => {
  for (const lang of langs) {
    const { name, tour_place, summary, description, included, excluded, important_notes } = tour.texts[lang]
    const programme = tour.programme.map(({ texts }) => texts[lang])
    const lists = {
      description: [description.replace(/<[^>]+>/g, ' ')],
      included,
      excluded,
      important_notes,
      programme,
    }
    const { transporter_types, board } = factsOf([{ name, tour_place, summary, ...lists, facts: [] }])
    if (board) expect(board.value).toBe(tour.board)
    // Of the small coaches of some tours two words are true: coach, and private vehicle.
    for (const type of transporter_types?.value ?? [])
      if (type !== 'otobus') expect(tour.transporter_types).toContain(type)
  }
})
