import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import { joinTexts, type Reader, text } from '#src/base/i18n/translated.store.server.ts'
import { maxParty } from '#src/features/departures/board/departures.links.ts'
import { onSale, seatsLeftColumn } from '#src/features/departures/board/sale.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import { ofFoundTours } from '../tour-dependencies.store.server.ts'
import type { TourCard } from '../tours.schema.ts'

/** A tour in a cart, without its price. */
export type CartTourRow = Pick<TourCard, 'token' | 'name' | 'seo_name' | 'tour_place' | 'cover' | 'nights'> & {
  departures: { start_date: string; end_date: string; seats_left: number }[]
}

/** Published tours by their tokens, unordered, with their departures on sale. */
export async function findCartTours(
  db: Db,
  tokens: readonly string[],
  { lang, today }: Reader,
): Promise<CartTourRow[]> {
  if (tokens.length === 0) return []
  const found = sql<CartTourRow & { id: number }>`
    SELECT tours.id, token, ${text('name')}, ${text('seo_name')}, ${text('tour_place')},
           ${imageJson('tours.cover_image_id', lang)} AS cover, nights,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('start_date', start_date, 'end_date', end_date,
                     'seats_left', least(${seatsLeftColumn}, ${maxParty}::int)) ORDER BY start_date), '[]')
              FROM departures WHERE departures.tour_id = tours.id AND ${onSale(today)}) AS departures
      FROM tours ${joinTexts(tourTextTable, lang)}
     WHERE token = ANY (${tokens}::text[]) AND tours.status = 'yayinda'`
  const { rows } = await ofFoundTours(
    () => found.execute(db),
    ({ rows }) => rows.map(({ id }) => id),
  )
  return rows.map(({ id, ...tour }) => tour)
}
