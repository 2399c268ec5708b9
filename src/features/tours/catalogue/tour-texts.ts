import type { StringKey } from '#src/base/string-key.ts'
import type { Tour } from '../tours.schema.ts'

/** The text of each board; null: no meals are included. */
export const boardKeys = {
  yok: null,
  'oda-kahvalti': 'tour.oda_kahvalti',
  'yarim-pansiyon': 'tour.yarim_pansiyon',
  'tam-pansiyon': 'tour.tam_pansiyon',
  'her-sey-dahil': 'tour.her_sey_dahil',
} as const satisfies Record<Tour['board'], StringKey | null>

/** Keeps the dashes of a route at the end of their line. */
export function keepDashes(route: string): string {
  return route.replaceAll(' – ', '\u00a0– ')
}

/** Whether the programme states which meals are included. If no day has a meal it does not; else a day without meals includes none. */
export function saysMeals(programme: readonly Pick<Tour['programme'][number], 'meals'>[]): boolean {
  return programme.some(({ meals }) => meals.length > 0)
}
