import { slug } from '#src/base/slug.ts'
import { type HolidayKey, holidayKeys } from '#src/features/departures/board/departures.links.ts'

/** Turkish case suffixes, with and without a possessive: bayramda, bayramı, bayramında, bayram tatilinde. */
const ending = '(?:i|in|inda|indan|ina|ini|da|dan|a|lar|larda|lari|larinda)?'
const bayram = new RegExp(`^bayram${ending}$`)
const tatil = /^tatil(?:i|inde|ine|de|ler|leri|lerinde)?$/
const monthSuffix = '(?:da|de|ta|te|dan|den|tan|ten|i|inda|inde)?'
const month = (name: string) => new RegExp(`^${name}${monthSuffix}$`)

const religious: HolidayKey[] = ['ramazan-bayrami', 'kurban-bayrami']
const school: HolidayKey[] = ['somestr', 'ara-tatil']

/** Consecutive folded words and the holidays that they mean. The first that fits wins, so longer phrases come first. */
const phrases: readonly (readonly [RegExp[], readonly HolidayKey[]])[] = [
  [[/^kurban$/, bayram], ['kurban-bayrami']],
  [[/^(?:ramazan|seker)$/, bayram], ['ramazan-bayrami']],
  [[/^cumhuriyet$/, bayram], ['29-ekim']],
  [[/^zafer$/, bayram], ['30-agustos']],
  [[/^eid$/, /^[au]l$/, /^adha$/], ['kurban-bayrami']],
  [[/^eid$/, /^[au]l$/, /^fitr$/], ['ramazan-bayrami']],
  [[/^ramadan$/, /^(?:holidays?|feast|bayram)$/], ['ramazan-bayrami']],
  [[/^republic$/, /^day$/], ['29-ekim']],
  [[/^victory$/, /^day$/], ['30-agustos']],
  [[/^new$/, /^years?$/, /^(?:eve|holidays?|break|day)$/], ['yilbasi']],
  [[/^new$/, /^years?$/], ['yilbasi']],
  [[/^yeni$/, /^yil(?:da|a|i|tatili)?$/], ['yilbasi']],
  [[/^(?:mid|midyear)$/, /^(?:year|term)$/, /^(?:break|holidays?)$/], ['somestr']],
  [[/^(?:semester|midyear|winter)$/, /^(?:break|holidays?)$/], ['somestr']],
  [[/^spring$/, /^break$/], ['ara-tatil']],
  [[/^school$/, /^(?:holidays?|breaks?|vacations?)$/], school],
  [[/^okul$/, /^ara$/, tatil], ['ara-tatil']],
  [[/^okul(?:lar|larin)?$/, tatil], school],
  [[/^ara$/, tatil], ['ara-tatil']],
  [[/^yari$/, /^yil$/, tatil], ['somestr']],
  [[/^15$/, tatil], ['somestr']],
  [
    [/^(?:resmi|public|national)$/, /^(?:tatil(?:ler|leri|lerde|de)?|holidays?)$/],
    holidayKeys.filter((key) => !school.includes(key)),
  ],
  [[/^23$/, month('nisan')], ['23-nisan']],
  [[/^1$/, month('mayis')], ['1-mayis']],
  [[/^19$/, month('mayis')], ['19-mayis']],
  [[/^15$/, month('temmuz')], ['15-temmuz']],
  [[/^30$/, month('agustos')], ['30-agustos']],
  [[/^29$/, month('ekim')], ['29-ekim']],
  [[bayram, tatil], religious],
  [[/^yilbasi(?:nda|ndan|na|ni|tatili)?$/], ['yilbasi']],
  [[/^somest[ie]?r(?:de|tatili)?$/], ['somestr']],
  [[/^yariyil(?:da)?$/], ['somestr']],
  [[/^kurban(?:da)?$/], ['kurban-bayrami']],
  [[/^ramazan(?:da)?$/], ['ramazan-bayrami']],
  [[/^eid$/], religious],
  [[bayram], religious],
]

/** @param words in lower case. @returns the holidays that they name, and the words that are left */
export function readHolidays(words: readonly string[]): { holidays: HolidayKey[]; others: string[] } {
  const folded = words.map((word) => slug(word.replace(/['’‘`´]\p{L}*$/u, '')))
  const holidays = new Set<HolidayKey>()
  const others: string[] = []
  for (let place = 0; place < words.length; ) {
    const found = phrases.find(([parts]) => parts.every((part, at) => part.test(folded[place + at] ?? '')))
    if (found) for (const key of found[1]) holidays.add(key)
    else others.push(words[place]!)
    place += found ? found[0].length : 1
  }
  return { holidays: [...holidays], others }
}
