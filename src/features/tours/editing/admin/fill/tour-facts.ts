import type { boards, transporterTypes } from '../../../tours.schema.ts'
import { fold, type Mention, mentionsOf, type Sentence, sentences, wordsOf } from './mentions.ts'
import type { TourText } from './tour-text.ts'

type Transport = (typeof transporterTypes)[number]
type Board = (typeof boards)[number]
/** A fact of a text, with the sentences that say it. */
export type Stated<T> = { value: T; words: string }
/** `unclear`: the text is ambiguous, so that staff have to choose. Null: it says nothing. */
type Fact<T> = Stated<T> | 'unclear' | null
type Facts = { transporter_types: Fact<Transport[]>; board: Fact<Board> }
/** Transport and board, where the texts are unambiguous. */
export type TourFacts = { transporter_types: Stated<Transport[]> | null; board: Stated<Board> | null }

/** The facts that the texts of a tour, one per language, agree on. */
export function factsOf(texts: readonly TourText[]): TourFacts {
  const facts = texts.map(factsIn)
  return {
    transporter_types: agreed(facts.map(({ transporter_types }) => transporter_types)),
    board: agreed(facts.map(({ board }) => board)),
  }
}

function agreed<T>(facts: readonly Fact<T>[]): Stated<T> | null {
  const stated = facts.filter((fact) => fact !== null)
  const isOne = new Set(stated.map((fact) => JSON.stringify(fact === 'unclear' ? fact : fact.value))).size === 1
  return isOne && stated[0] !== 'unclear' ? stated[0]! : null
}

function factsIn(text: TourText): Facts {
  const mentions = sentencesOf(text)
  const days = text.programme.flatMap(({ title, description }) => sentences([title, description], 'told'))
  return {
    transporter_types: transportIn([...mentions, ...days]),
    board: boardIn(mentions, days) ?? dayTripIn(text, [...mentions, ...days]),
  }
}

function sentencesOf({ description, facts, ...text }: TourText): Sentence[] {
  return [
    ...sentences([text.name, text.tour_place, text.summary], 'head'),
    ...sentences([...description.filter((line) => !facts.includes(line)), ...text.important_notes], 'told'),
    ...sentences([...text.included, ...facts], 'included'),
    ...sentences(text.excluded, 'excluded'),
  ]
}

/** Patterns of folded text. */
const transports: Record<Transport, RegExp> = {
  ucak: /\bucus|\bucup\b|\bucuyoruz|\bucak(?:la|li|lar|larla)?\b|\bthy\b|\bturk hava yollari|\bhava ?yolu|\b(?:pegasus|ajet|sunexpress)(?= (?:hava|ile|ucak|tarife|airlines))|\bturkish airlines|\bflights?\b|\bby (?:air|plane)\b(?!-)|\bwe fly\b/g,
  otobus: /\botobus|\bcoach(?:es)?\b|\bby bus\b/g,
  gemi: /\bgemi(?:yle|mizle|miz|de|ye|den|siyle|sinde)?\b|\b(?:yolcu|kruvaziyer) gemi|\bferibot|\bgulet|\bmavi yolculuk|\bcruise|\bby (?:ship|sea)\b|\bferr(?:y|ies)\b/g,
  tren: /\btren(?:le|i|in|iyle|imiz|imizle|de|e|ler)?\b|\byht\b|\bdogu ekspresi|\btrains?\b/g,
  'ozel-arac': /\bozel arac|\bvip arac|\bprivate (?:car|van|vehicle)/g,
}

function transportIn(found: readonly Sentence[]): Fact<Transport[]> {
  const mentions = mentionsOf(found, transports)
  const firm = statedIn(mentions.filter(({ isFirm }) => isFirm))
  if (firm !== null) return firm
  // A description mentions many means of transport: more than one is ambiguous.
  const told = statedIn(mentions)
  return told && told !== 'unclear' && told.value.length > 1 ? 'unclear' : told
}

function statedIn(mentions: readonly Mention<Transport>[]): Fact<Transport[]> {
  const said = (Object.keys(transports) as Transport[]).filter((type) =>
    mentions.some(({ value, voice }) => value === type && voice === 'yes'),
  )
  const isUnclear = mentions.some(({ value, voice }) => voice === 'open' || (voice === 'no' && said.includes(value)))
  if (isUnclear) return 'unclear'
  return said.length === 0 ? null : { value: said, words: wordsOf(mentions) }
}

type Term = Exclude<Board, 'yok'>
const terms: Record<Term, RegExp> = {
  'oda-kahvalti': /\boda(?: ve)? kahvalti|\bbed (?:and|&) breakfast|\bb&b\b/g,
  'yarim-pansiyon': /\byarim pansiyon|\bhalf board/g,
  'tam-pansiyon': /\btam pansiyon|\bfull board/g,
  'her-sey-dahil': /\bher sey dahil|\ball inclusive/g,
}
/** "Fiyata her şey dahil" praises a price; said of a hotel, or alone, it is what people eat. */
const ofHotel = /otel|konakla|konsept|sistem|tesis|ultra|hotel|resort|^\W*(?:her sey dahil|all inclusive)\W*$/

const meals = {
  kahvalti: /\bkahvalti|\bsabah(?=, ogle| ve aksam)|\bbreakfast/g,
  ogle: /\bogle(?= (?:yeme|ve)|,)|\blunch/g,
  aksam: /\baksam(?=\w* yeme)|\bdinner/g,
}
type Meal = keyof typeof meals

const mealsOf: Record<Term, Meal[]> = {
  'oda-kahvalti': ['kahvalti'],
  'yarim-pansiyon': ['kahvalti', 'aksam'],
  'tam-pansiyon': ['kahvalti', 'ogle', 'aksam'],
  'her-sey-dahil': ['kahvalti', 'ogle', 'aksam'],
}

const lodging = /konakla|\botel|\bgece\b|pansiyon|hotel|night|accommodation/

function boardIn(told: readonly Sentence[], days: readonly Sentence[]): Fact<Board> {
  const all = [...told, ...days]
  const named = mentionsOf(all, terms).filter(({ voice }) => voice !== 'no')
  // Meals that a description mentions are not promised.
  const eaten = mentionsOf(told, meals).filter(({ isFirm }) => isFirm)
  const voices = (meal: Meal) => eaten.filter(({ value }) => value === meal).map(({ voice }) => voice)
  const [term] = named
  if (!term) return all.some(({ folded }) => lodging.test(folded)) ? fromMeals(eaten) : null
  const isPraise = term.value === 'her-sey-dahil' && !named.some(({ words }) => ofHotel.test(fold(words)))
  const isTaken = mealsOf[term.value].some((meal) => voices(meal).includes('no'))
  const isMore = term.value === 'oda-kahvalti' && [...voices('ogle'), ...voices('aksam')].includes('yes')
  if (
    isPraise ||
    isTaken ||
    isMore ||
    areUneven(eaten) ||
    named.some(({ value, voice }) => value !== term.value || voice === 'open')
  )
    return 'unclear'
  return { value: term.value, words: wordsOf(named) }
}

/** From "kahvaltılar ve akşam yemekleri". */
function fromMeals(eaten: readonly Mention<Meal>[]): Fact<Board> {
  const given = (Object.keys(meals) as Meal[]).filter((meal) =>
    eaten.some(({ value, voice }) => value === meal && voice === 'yes'),
  )
  if (given.length === 0) return null
  const term = (Object.keys(mealsOf) as Term[]).find((each) => mealsOf[each].join() === given.join())
  const isTorn = eaten.some(({ value, voice }) => voice === 'open' || (voice === 'no' && given.includes(value)))
  return !term || isTorn || areUneven(eaten) ? 'unclear' : { value: term, words: wordsOf(eaten) }
}

/** Meals of other numbers are no board: a welcome dinner is one evening. */
function areUneven(eaten: readonly Mention<Meal>[]): boolean {
  const own = eaten.filter(({ voice }) => voice === 'yes')
  const counts = new Set(own.map(({ value, words }) => countOf(value, fold(words))))
  return new Set(own.map(({ value }) => value)).size > 1 && counts.size > 1
}

const numbers = ['bir|one', 'iki|two', 'uc|three', 'dort|four', 'bes|five', 'alti|six', 'yedi|seven', 'sekiz|eight']
const single = 'gala|veda|hos ?geldin\\w*|welcome|farewell'

/** The number before a meal: "3 akşam yemeği", "üç akşam yemeği"; a gala dinner is one; '' without a number. */
function countOf(meal: Meal, folded: string): string {
  const counted = `\\b(\\d+|${numbers.join('|')}|${single})(?: \\w+)? (?=${meals[meal].source})`
  const [, count = ''] = new RegExp(counted).exec(folded) ?? []
  if (/^\d*$/.test(count)) return count
  return String(
    Math.max(
      0,
      numbers.findIndex((words) => words.split('|').includes(count)),
    ) + 1,
  )
}

function dayTripIn({ name, summary }: TourText, all: readonly Sentence[]): Fact<Board> {
  const words = [name, summary].find((text) => /\bgunubirlik|\bday trip/.test(fold(text)))
  return words && !all.some(({ folded }) => lodging.test(folded)) ? { value: 'yok', words } : null
}
