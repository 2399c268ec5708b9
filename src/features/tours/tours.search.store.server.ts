import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { type FoundWord, type SearchQuery, type SearchTerms, toSearchQuery } from './tours.search.ts'

/** Words of tours that come near a word nobody uses, at most; the nearest are chosen from them. */
const mostSimilar = 200

/** Sorts after every letter, so that a range of an index stands for "starts with". */
const lastLetter = '\u{10ffff}'

/** @returns what to match against tour_search.document; null when the terms hold no word that says anything. */
export async function findSearchQuery(
  db: Db,
  { words, nights }: SearchTerms,
  lang: string,
): Promise<SearchQuery | null> {
  if (words.length === 0) return toSearchQuery([], nights, lang)
  const { rows } = await sql<FoundWord & { is_stop: boolean }>`
    SELECT folded, stems, is_stop, is_known, is_start, CASE WHEN is_known OR is_start THEN '{}' ELSE ARRAY(
             SELECT word FROM tour_search_words
              WHERE word % folded OR (word >= left(folded, 2) AND word < left(folded, 2) || ${lastLetter} AND abs(length(word) - length(folded)) <= 2)
              ORDER BY similarity(word, folded) DESC
              LIMIT ${mostSimilar}) END AS similar
      FROM unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ harmonised }) => harmonised)}::text[])
           WITH ORDINALITY AS typed (word, harmonised, place)
     CROSS JOIN LATERAL (SELECT fold_text(typed.word) AS folded, array_remove(ARRAY[
             fold_text((ts_lexize('turkish_stem', typed.word))[1]),
             fold_text((ts_lexize('turkish_stem', typed.harmonised))[1]),
             (ts_lexize('english_stem', fold_text(typed.word)))[1]], NULL) AS stems,
             ts_lexize('turkish_stem', typed.word) = '{}' OR ts_lexize('english_stem', typed.word) = '{}' AS is_stop) AS formed
     CROSS JOIN LATERAL (SELECT
             EXISTS (SELECT FROM tour_search_words WHERE word = ANY (stems || folded)) AS is_known,
             EXISTS (SELECT FROM tour_search_words WHERE length(folded) >= 3 AND word >= folded AND word < folded || ${lastLetter}) AS is_start) AS used
     ORDER BY place`.execute(db)
  return toSearchQuery(
    rows.filter(({ is_stop }) => !is_stop),
    nights,
    lang,
  )
}
