import { personalDataWrites } from '#src/admin/personal-data/personal-data.fixture.ts'
import { demoWrites } from '#src/admin/start/demo.fixture.ts'
import { postponedWrites } from '#src/admin/system/postponed/postponed.fixture.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { userWrites } from '#src/features/accounts/accounts.fixture.ts'
import { alertWrites } from '#src/features/alerts/alerts.fixture.ts'
import { backupWrites } from '#src/features/backups/backups.fixture.ts'
import { bankAccountWrites } from '#src/features/bank-accounts/bank-accounts.fixture.ts'
import { saleWrites } from '#src/features/booking/office-sale/office-sale.fixture.ts'
import { categoryWrites } from '#src/features/categories/categories.fixture.ts'
import { certificateWrites } from '#src/features/company/certificates.fixture.ts'
import { contactWrites } from '#src/features/company/contacts/contacts.fixture.ts'
import { settingsWrites } from '#src/features/company/settings/settings.fixture.ts'
import { contentWrites } from '#src/features/content/content.fixture.ts'
import { contractWrites } from '#src/features/contracts/contracts.fixture.ts'
import { departureWrites } from '#src/features/departures/board/departures.fixture.ts'
import { pickupWrites } from '#src/features/departures/pickups/pickups.fixture.ts'
import { policyWrites } from '#src/features/departures/policies/policies.fixture.ts'
import { rateWrites } from '#src/features/departures/rates/rates.fixture.ts'
import { fileWrites } from '#src/features/files/files.fixture.ts'
import { mailboxWrites } from '#src/features/inquiries/mailbox/mailbox.fixture.ts'
import { languageWrites } from '#src/features/languages/languages.fixture.ts'
import { orderWrites } from '#src/features/orders/office-orders.fixture.ts'
import { pageMetaWrites } from '#src/features/page-meta/page-meta.fixture.ts'
import { cardSettingsWrites } from '#src/features/payments/cards/cards.fixture.ts'
import { postWrites } from '#src/features/posts/posts.fixture.ts'
import { supportWrites } from '#src/features/support/support.fixture.ts'
import { tourWrites } from '#src/features/tours/editing/tours.admin.fixture.ts'

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
