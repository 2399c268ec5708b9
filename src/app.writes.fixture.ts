import { personalDataWrites } from './admin/personal-data/personal-data.fixture.ts'
import { demoWrites } from './admin/start/demo.fixture.ts'
import { postponedWrites } from './admin/system/postponed/postponed.fixture.ts'
import type { StaffWrite } from './base/http/endpoint/test-api.ts'
import { userWrites } from './features/accounts/accounts.fixture.ts'
import { alertWrites } from './features/alerts/alerts.fixture.ts'
import { backupWrites } from './features/backups/backups.fixture.ts'
import { bankAccountWrites } from './features/bank-accounts/bank-accounts.fixture.ts'
import { categoryWrites } from './features/categories/categories.fixture.ts'
import { certificateWrites } from './features/company/certificates.fixture.ts'
import { contactWrites } from './features/company/contacts/contacts.fixture.ts'
import { settingsWrites } from './features/company/settings/settings.fixture.ts'
import { contentWrites } from './features/content/content.fixture.ts'
import { contractWrites } from './features/contracts/contracts.fixture.ts'
import { fileWrites } from './features/files/files.fixture.ts'
import { mailboxWrites } from './features/inquiries/mailbox/mailbox.fixture.ts'
import { languageWrites } from './features/languages/languages.fixture.ts'
import { pageMetaWrites } from './features/page-meta/page-meta.fixture.ts'
import { postWrites } from './features/posts/posts.fixture.ts'
import { cardSettingsWrites } from './features/reservations/cards/cards.fixture.ts'
import { orderWrites } from './features/reservations/office-orders.fixture.ts'
import { saleWrites } from './features/reservations/office-sale/office-sale.fixture.ts'
import { supportWrites } from './features/support/support.fixture.ts'
import { departureWrites } from './features/tours/departures/departures.fixture.ts'
import { tourWrites } from './features/tours/editing/tours.admin.fixture.ts'
import { pickupWrites } from './features/tours/pickups/pickups.fixture.ts'
import { policyWrites } from './features/tours/policies/policies.fixture.ts'
import { rateWrites } from './features/tours/rates/rates.fixture.ts'

/** A sample request for every staff write, by room (docs/add-a-feature.md). */
export const staffWrites: Record<string, StaffWrite> = {
  ...userWrites,
  ...alertWrites,
  ...fileWrites,
  ...categoryWrites,
  ...departureWrites,
  ...postWrites,
  ...bankAccountWrites,
  ...certificateWrites,
  ...contactWrites,
  ...settingsWrites,
  ...contentWrites,
  ...contractWrites,
  ...mailboxWrites,
  ...languageWrites,
  ...pageMetaWrites,
  ...orderWrites,
  ...tourWrites,
  ...saleWrites,
  ...pickupWrites,
  ...policyWrites,
  ...rateWrites,
  ...cardSettingsWrites,
  ...supportWrites,
  ...demoWrites,
  ...postponedWrites,
  ...backupWrites,
  ...personalDataWrites,
}
