/** Where a sentence is: `head`: name, route or summary; `told`: description or programme. */
type Place = 'head' | 'included' | 'excluded' | 'told'
export type Sentence = { words: string; folded: string; place: Place }

/** Sights and excursions, which say nothing about the transport of the tour. */
const sights =
  /\b(?:(?:balon|helikopter|parasut|tandem|kus)\w* ucus|(?:balloon|helicopter) flight|(?:savas|ucak|batik) gemi|(?:otobus|tren|ucak|gemi)\w* (?:terminal|durag|istasyon|gar|muze|yol|fabrika|maket)|(?:coach|train) station)\w*|\bflights? of\b/g

export function sentences(lines: readonly string[], place: Place): Sentence[] {
  return lines
    .flatMap((line) => line.replace(/([.!?;])\s+/g, '$1\n').split('\n'))
    .filter((words) => words.trim() !== '')
    .map((words) => ({ words: words.trim(), folded: fold(words.trim()).replace(sights, ''), place }))
}

/** `open`: one of several. `isFirm`: not from a description, or its sentence says whether it is included. */
export type Mention<T> = { value: T; voice: 'yes' | 'no' | 'open'; isFirm: boolean; words: string }

/** What sentences say about each value. @param patterns of folded text */
export function mentionsOf<T extends string>(found: readonly Sentence[], patterns: Record<T, RegExp>): Mention<T>[] {
  return found
    .filter(({ folded }) => !optional.test(folded))
    .flatMap((sentence) =>
      (Object.keys(patterns) as T[]).flatMap((value) =>
        [...sentence.folded.matchAll(patterns[value])].map(({ index, 0: match }) => ({
          value,
          words: sentence.words,
          ...voiceOf(sentence, index, index + match.length),
        })),
      ),
    )
}

/** Optional extras, which say nothing about the tour itself. */
const optional =
  /opsiyonel|istege bagli|arzu eden|dileyen|isteyen|optional|ek ucret|ilave ucret|ekstra|fark (?:oden|ucret)|surcharge/
const either = /\b(?:veya|veyahut|ya da|yahut|or)\b/
/** Turkish says at the end of a list whether it is included: the next of these decides. */
const verdict =
  /(?<no>dahil(?:dir)? (?:degil|olma)|\bharic|\bicermez|\bkapsamaz|\bnot included|\bexcluded)|(?<yes>dahil|included)/
const notNext = /^\W*(?:\w+\W+){0,2}(?:degil|yok(?:tur)?\b)/
const noBefore =
  /\b(?:no|without|excluding|except|excludes?|not include(?:d|s)?)\b[\w\s,:]{0,40}$|(?:degil|olmayan|haric)\w*[^:]{0,25}:[^:]*$/

function voiceOf({ folded, place }: Sentence, from: number, to: number): Pick<Mention<never>, 'voice' | 'isFirm'> {
  const [before, after] = [folded.slice(0, from), folded.slice(to)]
  if (either.test(before.slice(-22)) || either.test(after.slice(0, 22))) return { voice: 'open', isFirm: true }
  if (notNext.test(after)) return { voice: 'no', isFirm: true }
  const decided = verdict.exec(after)?.groups
  if (decided) return { voice: decided.no ? 'no' : 'yes', isFirm: true }
  const isNo = place === 'excluded' || noBefore.test(before)
  return { voice: isNo ? 'no' : 'yes', isFirm: isNo || place !== 'told' }
}

/** The first sentence of each value that is said. */
export function wordsOf(mentions: readonly Mention<string>[]): string {
  const firsts = mentions.filter(
    ({ value, voice }, at) =>
      voice === 'yes' && mentions.findIndex((each) => each.value === value && each.voice === 'yes') === at,
  )
  return [...new Set(firsts.map(({ words }) => words))].join(' … ')
}

/** In small letters without marks. */
export function fold(text: string): string {
  return text.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '')
}
