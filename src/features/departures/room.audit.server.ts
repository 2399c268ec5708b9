import { type RawBuilder, sql } from 'kysely'
import { contains } from '#src/base/db/contains.server.ts'
import { plainName, type RoomNames, translatedName } from '#src/base/i18n/naming.store.server.ts'
import { joinOfficeTexts, textOf } from '#src/base/i18n/translated.store.server.ts'
import { currencies } from '#src/base/money.ts'
import { pickupTextTable } from './pickups/pickups.store.server.ts'
import { references } from './room.audit.ts'
import { tourTextTable } from './tour-texts.store.server.ts'

export const names: RoomNames = {
  namings: (lang) => ({
    departures: {
      from: sql`departures JOIN tours ON tours.id = departures.tour_id ${joinOfficeTexts(tourTextTable, lang)}`,
      name: sql`concat_ws('|', ${textOf('name')}, departures.start_date, departures.currency)`,
      finds: (search) => findsDeparture(search, lang),
    },
    pickup_points: translatedName('pickup_points', pickupTextTable, 'name', lang),
    cancellation_policies: plainName('cancellation_policies', sql`name`),
  }),
  references,
}

/** Names of tours are few and read once; days are compared only with a text that can be part of one. */
function findsDeparture(search: string, lang: string): RawBuilder<boolean> {
  const codes = currencies.filter((code) => code.toLowerCase().includes(search.toLowerCase()))
  const isOfDay = /^[\d-]+$/.test(search)
  return sql<boolean>`(departures.tour_id IN (
      SELECT tours.id FROM tours ${joinOfficeTexts(tourTextTable, lang)} WHERE ${contains(textOf('name'), search)})
    OR departures.currency = ANY (${codes}::text[])
    ${isOfDay ? sql`OR ${contains(sql`departures.start_date::text`, search)}` : sql``})`
}
