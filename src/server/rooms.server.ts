import { room as admin } from '#src/admin/room.server.ts'
import type { AnyEndpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import type { RoomNames } from '#src/base/i18n/naming.store.server.ts'
import type { Translations } from '#src/base/i18n/translations.store.server.ts'
import type { Room } from '#src/base/room.server.ts'
import { room as accounting } from '#src/features/accounting/room.server.ts'
import { room as accounts } from '#src/features/accounts/room.server.ts'
import { room as agency } from '#src/features/agency/room.server.ts'
import { room as alerts } from '#src/features/alerts/room.server.ts'
import { room as amendments } from '#src/features/amendments/room.server.ts'
import { room as backups } from '#src/features/backups/room.server.ts'
import { room as bankAccounts } from '#src/features/bank-accounts/room.server.ts'
import { room as booking } from '#src/features/booking/room.server.ts'
import { room as categories } from '#src/features/categories/room.server.ts'
import { room as company } from '#src/features/company/room.server.ts'
import { room as content } from '#src/features/content/room.server.ts'
import { room as contracts } from '#src/features/contracts/room.server.ts'
import { room as departures } from '#src/features/departures/room.server.ts'
import { room as documents } from '#src/features/documents/room.server.ts'
import { room as files } from '#src/features/files/room.server.ts'
import { room as inquiries } from '#src/features/inquiries/room.server.ts'
import { room as languages } from '#src/features/languages/room.server.ts'
import { room as mailTexts } from '#src/features/mail-texts/room.server.ts'
import { room as messages } from '#src/features/messages/room.server.ts'
import { room as operations } from '#src/features/operations/room.server.ts'
import { room as orders } from '#src/features/orders/room.server.ts'
import { room as pageMeta } from '#src/features/page-meta/room.server.ts'
import { room as passengers } from '#src/features/passengers/room.server.ts'
import { room as payments } from '#src/features/payments/room.server.ts'
import { room as posts } from '#src/features/posts/room.server.ts'
import { room as support } from '#src/features/support/room.server.ts'
import { room as tours } from '#src/features/tours/room.server.ts'
import { room as site } from '#src/site/room.server.ts'

/** Every room, from the ground up: each imports those before it (docs/house.md). */
export const rooms: readonly Room[] = [
  agency,
  accounts,
  company,
  files,
  backups,
  bankAccounts,
  pageMeta,
  languages,
  contracts,
  support,
  categories,
  departures,
  tours,
  posts,
  content,
  orders,
  passengers,
  documents,
  messages,
  payments,
  accounting,
  amendments,
  booking,
  mailTexts,
  operations,
  inquiries,
  alerts,
  site,
  admin,
]

export const names: readonly RoomNames[] = rooms.flatMap((room) => room.names ?? [])

/** Translated contents of all rooms; those of the topmost rooms come first. */
export const translations: readonly Translations[] = rooms.toReversed().flatMap((room) => room.translations ?? [])

/** All routes of the API. */
export const endpoints: readonly AnyEndpoint[] = rooms.flatMap((room) => room.endpoints)
