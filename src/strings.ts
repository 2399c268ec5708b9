import type { StringKey, TextGroups } from '#src/base/string-key.ts'
import { cancelling } from '#src/features/amendments/cancelling/cancelling.strings.ts'
import { movingMail, movingOffice } from '#src/features/amendments/moving/moving.strings.ts'
import { pricing } from '#src/features/booking/calculator/pricing.strings.ts'
import { booking } from '#src/features/booking/card/booking.strings.ts'
import { cart } from '#src/features/booking/cart/cart.strings.ts'
import { checkout } from '#src/features/booking/checkout/checkout.strings.ts'
import { departuresOffice } from '#src/features/departures/board/departures.strings.ts'
import { pickupsOffice } from '#src/features/departures/pickups/pickups.admin.strings.ts'
import { policiesOffice } from '#src/features/departures/policies/policies.admin.strings.ts'
import { policy } from '#src/features/departures/policies/policies.strings.ts'
import { rates } from '#src/features/departures/rates/rates.strings.ts'
import { paper, voucher } from '#src/features/documents/papers.strings.ts'
import { mailTextsOffice } from '#src/features/mail-texts/mail-texts.strings.ts'
import { preheaders } from '#src/features/mail-texts/preheaders.strings.ts'
import {
  conversation,
  conversationMail,
  conversationOffice,
} from '#src/features/messages/conversation/conversation.strings.ts'
import {
  departureCancellationMail,
  departureCancellationOffice,
  departureChoice,
} from '#src/features/operations/departure-cancellation/departure-cancellation.strings.ts'
import { sharedFiles, sharedFilesOffice } from '#src/features/operations/shared-files/shared-files.strings.ts'
import {
  travelInfo,
  travelInfoMail,
  travelInfoOffice,
} from '#src/features/operations/travel-info/travel-info.strings.ts'
import { lookup } from '#src/features/orders/lookup/lookup.strings.ts'
import { plan } from '#src/features/orders/money/plan.strings.ts'
import { mail } from '#src/features/orders/texts/mail.strings.ts'
import { officeMail } from '#src/features/orders/texts/office-mail.strings.ts'
import { ordersOffice } from '#src/features/orders/texts/office-orders.strings.ts'
import { result } from '#src/features/orders/texts/result.strings.ts'
import { passengers, passengersOffice } from '#src/features/passengers/manifest/passengers.strings.ts'
import { cards } from '#src/features/payments/cards/cards.strings.ts'
import { personalDataOffice } from './admin/personal-data/personal-data.strings.ts'
import { demoOffice } from './admin/start/demo.strings.ts'
import { postponedOffice } from './admin/system/postponed/postponed.strings.ts'
import { failure } from './base/http/client/failure.strings.ts'
import { required } from './base/http/required.strings.ts'
import { errors } from './base/i18n/errors.strings.ts'
import { office } from './base/i18n/office.strings.ts'
import { fill, type Values } from './base/i18n/translate.ts'
import { ui } from './base/i18n/ui.strings.ts'
import { auth, staff, staff_mail } from './features/accounts/accounts.strings.ts'
import { alert_mail, alertsOffice } from './features/alerts/alerts.strings.ts'
import { backup_failed, backupsOffice } from './features/backups/backups.strings.ts'
import { bankAccountsOffice } from './features/bank-accounts/bank-accounts.admin.strings.ts'
import { bank } from './features/bank-accounts/bank-accounts.strings.ts'
import { categoriesOffice } from './features/categories/categories.admin.strings.ts'
import { contactsOffice } from './features/company/contacts/contacts.admin.strings.ts'
import { settingsOffice } from './features/company/settings/settings.admin.strings.ts'
import { contentOffice } from './features/content/content.admin.strings.ts'
import { contractsOffice } from './features/contracts/contracts.admin.strings.ts'
import { contract } from './features/contracts/contracts.strings.ts'
import { uploads } from './features/files/files.strings.ts'
import { inquiries, inquiry_mail } from './features/inquiries/inquiries.strings.ts'
import { mailboxOffice, message_answer } from './features/inquiries/mailbox/mailbox.strings.ts'
import { careers, contact, offer, special_tour } from './features/inquiries/site/inquiry-forms.strings.ts'
import { languagesOffice } from './features/languages/languages.admin.strings.ts'
import { postsOffice } from './features/posts/posts.admin.strings.ts'
import { posts } from './features/posts/posts.strings.ts'
import { visa } from './features/posts/visa.strings.ts'
import { support_mail, supportOffice } from './features/support/support.strings.ts'
import { tour } from './features/tours/catalogue/tour.strings.ts'
import { toursOffice } from './features/tours/editing/tours.admin.strings.ts'
import { search } from './features/tours/search/search.strings.ts'
import { list } from './features/tours/search/tour-list.strings.ts'
import { about } from './site/about.strings.ts'
import { consent } from './site/consent/consent.strings.ts'
import { home } from './site/home/home.strings.ts'
import { not_found } from './site/not-found.strings.ts'
import { opening } from './site/opening/opening.strings.ts'
import { footer } from './site/shell/footer.strings.ts'
import { navbar } from './site/shell/navbar.strings.ts'

/**
 * All texts of the project in the languages it ships, by group; rooms declare theirs in *.strings.ts. At start, missing
 * ones are inserted into the database; texts changed by the agency are never overwritten.
 * {name} is a placeholder; `one|other` are plural forms.
 */
export const strings = {
  about,
  auth,
  bank,
  booking,
  cancelling: { ...cancelling, ...departureChoice },
  cards,
  cart,
  checkout,
  contract,
  consent,
  errors,
  required,
  failure,
  footer,
  careers,
  contact,
  offer,
  special_tour,
  inquiries,
  inquiry_mail,
  mail: {
    ...mail,
    ...officeMail,
    ...movingMail,
    ...conversationMail,
    ...departureCancellationMail,
    ...travelInfoMail,
    ...preheaders,
  },
  message_answer,
  navbar,
  office: {
    ...office,
    ...alertsOffice,
    ...backupsOffice,
    ...personalDataOffice,
    ...bankAccountsOffice,
    ...categoriesOffice,
    ...departuresOffice,
    ...mailboxOffice,
    ...languagesOffice,
    ...postsOffice,
    ...contentOffice,
    ...contractsOffice,
    ...contactsOffice,
    ...settingsOffice,
    ...supportOffice,
    ...demoOffice,
    ...postponedOffice,
    ...toursOffice,
    ...ordersOffice,
    ...pickupsOffice,
    ...policiesOffice,
    ...passengersOffice,
    ...movingOffice,
    ...conversationOffice,
    ...mailTextsOffice,
    ...departureCancellationOffice,
    ...travelInfoOffice,
    ...sharedFilesOffice,
  },
  passengers,
  paper,
  voucher,
  plan,
  policy,
  posts,
  pricing,
  lookup,
  rates,
  result: { ...result, ...conversation, ...travelInfo, ...sharedFiles },
  search,
  staff: { ...staff, ...uploads },
  staff_mail,
  alert_mail,
  backup_failed,
  support_mail,
  tour,
  ui,
  visa,
  home,
  list,
  not_found,
  opening,
}

type Groups = typeof strings

declare module './base/string-key.ts' {
  interface ShippedStrings extends Groups {}
}

/** A text as shipped, for when the database cannot be read. Falls back to Turkish. */
export function shippedText(key: StringKey, lang: string, values?: Values): string {
  const [group = '', name = ''] = key.split('.')
  const texts = (strings as TextGroups)[group]?.[name]
  return fill(texts?.[lang] ?? texts?.tr ?? key, lang, values)
}
