import { sql } from 'kysely'
import { imageTextTable } from '#src/base/files/images.store.server.ts'
import type { RoomNames } from '#src/base/i18n/naming.store.server.ts'
import { joinOfficeTexts, textOf } from '#src/base/i18n/translated.store.server.ts'

export const names: RoomNames = {
  namings: (lang) => ({
    images: { from: sql`images ${joinOfficeTexts(imageTextTable, lang)}`, name: textOf('alt'), isSearched: false },
  }),
}
