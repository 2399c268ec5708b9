import type { Naming, RoomNames } from '#src/base/admin-kit/audit/naming.store.server.ts'
import type { References } from '#src/base/admin-kit/audit/room-audit.ts'
import { names as accounts } from '#src/features/accounts/room.audit.server.ts'
import { names as alerts } from '#src/features/alerts/room.audit.server.ts'
import { names as backups } from '#src/features/backups/room.audit.server.ts'
import { names as bankAccounts } from '#src/features/bank-accounts/room.audit.server.ts'
import { names as categories } from '#src/features/categories/room.audit.server.ts'
import { names as company } from '#src/features/company/room.audit.server.ts'
import { names as content } from '#src/features/content/room.audit.server.ts'
import { names as contracts } from '#src/features/contracts/room.audit.server.ts'
import { names as departures } from '#src/features/departures/room.audit.server.ts'
import { names as documents } from '#src/features/documents/room.audit.server.ts'
import { names as files } from '#src/features/files/room.audit.server.ts'
import { names as inquiries } from '#src/features/inquiries/room.audit.server.ts'
import { names as languages } from '#src/features/languages/room.audit.server.ts'
import { names as messages } from '#src/features/messages/room.audit.server.ts'
import { names as orders } from '#src/features/orders/room.audit.server.ts'
import { names as passengers } from '#src/features/passengers/room.audit.server.ts'
import { names as payments } from '#src/features/payments/room.audit.server.ts'
import { names as posts } from '#src/features/posts/room.audit.server.ts'
import { names as support } from '#src/features/support/room.audit.server.ts'
import { names as tours } from '#src/features/tours/room.audit.server.ts'
import { names as admin } from '../room.audit.server.ts'

/** A list, because scripts that node runs without a build import the endpoints. namings.test.ts compares it with the files. */
export const allNames: readonly RoomNames[] = [
  ...[accounts, company, files, backups, bankAccounts, languages, contracts, support, categories, departures, tours],
  ...[posts, content, orders, passengers, documents, messages, payments, inquiries, alerts, admin],
]

/** How records of every table are called. The search of orders is an index over numbers and customers; names of all others are few. */
export function namingsIn(lang: string): Readonly<Record<string, Naming>> {
  return Object.assign({}, ...allNames.map(({ namings }) => namings(lang)))
}

export const references: References = Object.assign({}, ...allNames.map((room) => room.references))
