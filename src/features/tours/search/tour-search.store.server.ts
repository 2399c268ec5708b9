import { sql } from 'kysely'
import { cached } from '#src/base/cache/cached-reads.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { isPublicIn } from '#src/base/i18n/translated.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import { ofTourLists } from '../tour-dependencies.store.server.ts'
import { type FoundWord, lettersOf, minStemLength, type SearchQuery, toReadings } from './search-query.ts'
import type { SearchTerms } from './search-terms.ts'
import { matches, maxListed } from './tour-rank.store.server.ts'

/** Maximum similar words to compare with an unknown word. */
const maxSimilar = 200

/** Sorts after every letter, so that an index range means "starts with". */
export const lastLetter = '\u{10ffff}'

/** Query for tour_search.document. `did_you_mean`: the corrected search text; null without corrections. */
export type FoundQuery = {
  query: SearchQuery | null
  did_you_mean: string | null
  /** typed words that were left out, because no tour has them */
  unknown_words: string[]
}

/**
 * @param isUnfinished true while the visitor types the last word.
 * @returns a null query when no word has a meaning.
 */
export function findSearchQuery(db: Db, terms: SearchTerms, lang: string, isUnfinished = false): Promise<FoundQuery> {
  const read = () => ofTourLists(() => readSearchQuery(db, terms, lang, isUnfinished))
  return cached(db, ['search query', terms, lang, isUnfinished], read)
}

async function readSearchQuery(db: Db, terms: SearchTerms, lang: string, isUnfinished: boolean): Promise<FoundQuery> {
  const typed = terms.words
  // "Göbekli tepe" means Göbeklitepe when a place has that name.
  const pairs = typed.slice(1).map(({ word }, place) => {
    const joined = typed[place]!.word + word
    return { word: joined, harmonised: joined }
  })
  const found = await findWords(db, [...typed, ...pairs])
  const words = joinNames(found, typed.length).map((word, place, { length }) => ({
    ...word,
    is_unfinished: isUnfinished && place === length - 1,
  }))
  const readings = toReadings(words, terms.nights, lang)
  if (readings.length === 0) return { query: null, did_you_mean: null, unknown_words: [] }
  const { meant, ...query } = readings[await findFirstMatching(db, readings, lang)]!
  const did_you_mean = meant.reduce((text, { word, written }) => text.replace(word, written), terms.text)
  const unknown_words = meant.filter(({ written }) => written === '').map(({ word }) => word)
  return { query, did_you_mean: meant.length > 0 ? did_you_mean.replace(/\s+/g, ' ').trim() : null, unknown_words }
}

/** @param found the typed words, followed by each pair of neighbours written as one word. */
function joinNames(found: readonly PlacedWord[], count: number): PlacedWord[] {
  const words = found.slice(0, count)
  for (const [place, pair] of found.slice(count).entries()) {
    if (!pair.is_named || !pair.is_whole) continue
    if (words[place]!.is_stop || words[place + 1]!.is_stop) continue
    words[place] = pair
    words[place + 1] = { ...words[place + 1]!, is_stop: true }
  }
  return words.filter(({ is_stop, folded }) => !is_stop && folded !== '')
}

type PlacedWord = FoundWord & { is_stop: boolean }

async function findWords(db: Db, words: SearchTerms['words']): Promise<PlacedWord[]> {
  if (words.length === 0) return []
  const { rows } = await sql<PlacedWord>`
    SELECT typed.word, folded, stems, is_stop, is_named, is_known, is_whole, is_start, is_named_start,
           CASE WHEN is_named THEN '[]' ELSE (
             SELECT coalesce(jsonb_agg(jsonb_build_object('word', word, 'named', named, 'written', written)), '[]') FROM (
               SELECT word, named, written FROM tour_search_words
                WHERE word % folded OR (word >= left(folded, 2) AND word < left(folded, 2) || ${lastLetter} AND abs(length(word) - length(folded)) <= 2)
                ORDER BY named DESC, similarity(word, folded) DESC
                LIMIT ${maxSimilar}) AS near) END AS similar
      FROM unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ harmonised }) => harmonised)}::text[])
           WITH ORDINALITY AS typed (word, harmonised, place)
     CROSS JOIN LATERAL (SELECT fold_text(typed.word) AS folded, array_remove(ARRAY[
             fold_text((ts_lexize('turkish_stem', typed.word))[1]),
             fold_text((ts_lexize('turkish_stem', typed.harmonised))[1]),
             (ts_lexize('english_stem', fold_text(typed.word)))[1],
             bare_word(fold_text(typed.word))], NULL) AS stems,
             ts_lexize('turkish_stem', typed.word) = '{}' OR ts_lexize('english_stem', typed.word) = '{}' AS is_stop) AS formed
     CROSS JOIN LATERAL (SELECT count(*) > 0 AS is_known, coalesce(bool_or(named), false) AS is_named,
                                coalesce(bool_or(word = folded), false) AS is_whole
             FROM tour_search_words WHERE word = folded OR word = ANY (stems) AND length(word) >= ${minStemLength}) AS used
     CROSS JOIN LATERAL (SELECT count(*) > 0 AS is_start, coalesce(bool_or(named), false) AS is_named_start
             FROM (SELECT named FROM tour_search_words
                    WHERE length(folded) >= 3 AND word >= folded AND word < folded || ${lastLetter} ORDER BY word LIMIT 1000) AS longer) AS begun
     ORDER BY place`.execute(db)
  // unaccent() makes an apostrophe of some letters: such a word may have nothing left.
  return rows.map((row) => ({ ...row, folded: lettersOf(row.folded), stems: row.stems.map(lettersOf) }))
}

/** @returns index of the first reading that finds a tour published in the language; 0 when no reading does. */
async function findFirstMatching(db: Db, readings: readonly SearchQuery[], lang: string): Promise<number> {
  for (const [place, reading] of readings.entries()) {
    // Not LIMIT 1: the planner would prefer a full scan to the index.
    const { rows } = await sql<{ found: number }>`
      SELECT count(*) AS found
        FROM (SELECT tour_id FROM tour_search WHERE ${matches(reading)} LIMIT ${maxListed}) AS matched
       CROSS JOIN LATERAL (SELECT FROM tours WHERE tours.id = tour_id AND status = 'yayinda' AND ${isPublicIn(tourTextTable, lang)} OFFSET 0) AS tours`.execute(
      db,
    )
    if (rows[0]!.found > 0) return place
  }
  return 0
}
