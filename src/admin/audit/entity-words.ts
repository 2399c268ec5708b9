import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import { factorWords, userFactorTexts } from '#src/features/accounts/factors/admin/factors.strings.ts'
import { roleTexts, usersTexts } from '#src/features/accounts/users/admin/users.strings.ts'
import { causeTexts } from '#src/features/alerts/admin/notice.strings.ts'
import { bankAccountTexts } from '#src/features/bank-accounts/admin/bank-account.strings.ts'
import { categoryFields } from '#src/features/categories/admin/category-form.strings.ts'
import { certificateTexts } from '#src/features/company/admin/certificate.strings.ts'
import { companyTexts, settingsTexts } from '#src/features/company/settings/admin/settings.strings.ts'
import { contentTexts } from '#src/features/content/admin/content.strings.ts'
import { contentFields } from '#src/features/content/admin/content-form.strings.ts'
import { kindTexts } from '#src/features/contracts/admin/contract.strings.ts'
import { contractFields } from '#src/features/contracts/admin/contract-form.strings.ts'
import { departureTexts } from '#src/features/departures/board/admin/departures.strings.ts'
import { pickupTexts } from '#src/features/departures/pickups/admin/pickups.strings.ts'
import { policyKindTexts, policyTexts } from '#src/features/departures/policies/admin/policies.strings.ts'
import { rateTexts } from '#src/features/departures/rates/admin/rates.strings.ts'
import { paperFieldTexts, paperKindTexts } from '#src/features/documents/admin/order-papers.strings.ts'
import { replyTemplateTexts } from '#src/features/inquiries/mailbox/admin/reply-template.strings.ts'
import { conversationTexts } from '#src/features/messages/conversation/admin/conversation.strings.ts'
import { noticeTexts, statusTexts } from '#src/features/orders/book/admin/order-status.strings.ts'
import { pageMetaTexts } from '#src/features/page-meta/admin/page-meta.strings.ts'
import { cardTexts } from '#src/features/payments/cards/admin/card-office.strings.ts'
import { cardSettingsTexts } from '#src/features/payments/cards/admin/cards.strings.ts'
import { paymentTexts } from '#src/features/payments/entries/admin/payment.strings.ts'
import { paymentLinkTexts } from '#src/features/payments/payment-links/admin/payment-links.strings.ts'
import { postTexts, requirementTexts } from '#src/features/posts/admin/post.strings.ts'
import { postFields, visaFields } from '#src/features/posts/admin/post-form.strings.ts'
import {
  boardTexts,
  tourStatusTexts,
  transportTexts,
  visaTexts,
} from '#src/features/tours/editing/admin/tour-choices.strings.ts'
import { tourFields } from '#src/features/tours/editing/admin/tour-form.strings.ts'
import { demoTables } from '../demo.links.ts'
import { partTexts } from '../personal-data/personal-data.strings.ts'
import { departureFields } from './departure-words.ts'
import { loginWays, messageTexts, entityTexts as names, ownFields as own, sectionTexts } from './entity.strings.ts'
import { passengerFields } from './passenger-words.ts'

type Words = OfficeTexts[string]
export type FieldWords = {
  label: Words
  /** How a value is written; default: as it is, or yes and no. */
  as?: 'html' | 'money' | 'day' | 'instant' | 'country' | 'language' | 'picture' | 'count' | 'bands' | 'steps'
  /** Words of the values of a closed list. */
  choices?: OfficeTexts
  unit?: Words
}
export type EntityWords = {
  one: Words
  /** of the whole list, in a saved order */
  many: Words
  fields: Record<string, FieldWords>
  /** Labels of fields whose names are data: the key of a changed text. */
  anyField?: Words
}

/** Fields that say nothing to a reader: keys, counters, and what other fields already say. */
export const silentFields: ReadonlySet<string> = new Set(
  `id version token file placeholder width height bytes versions order_count tour_count departure_count seats_taken
  tour_name has_password archived mail_version sales_version texts`.split(/\s+/),
)

const day = { tr: 'gün', en: 'days' }
const percent = { tr: '%', en: '%' }
const labels = <T extends Record<string, { label: Words }>>(fields: T): { [K in keyof T]: FieldWords } =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, { label }])) as never
const plain = <T extends OfficeTexts>(texts: T): { [K in keyof T]: FieldWords } =>
  Object.fromEntries(Object.entries(texts).map(([name, label]) => [name, { label }])) as never
const some = <T extends OfficeTexts, K extends keyof T>(texts: T, names: readonly K[]): { [N in K]: FieldWords } =>
  Object.fromEntries(names.map((name) => [name, { label: texts[name] }])) as never

const seo = {
  seo_name: { label: own.seo_name },
  seo_title: { label: own.seo_title },
  seo_description: { label: own.seo_description },
}
const held = { held: { label: own.held } }
const tour = plain(tourFields)
const order: Record<string, FieldWords> = {
  ...plain(own.order),
  lang: { label: own.lang, as: 'language' },
  items: { label: own.order.items, as: 'count', unit: own.tours },
  hold_until: { label: own.order.hold_until, as: 'instant' },
  amount: { label: own.order.amount, as: 'money' },
  paid_on: { label: own.order.paid_on, as: 'day' },
  decided_at: { label: own.order.decided_at, as: 'instant' },
  created_at: { label: own.order.created_at, as: 'instant' },
}
const post = labels(postFields)
const visa = labels(visaFields)

/** The words of everything that is recorded. src/tests/writes/app.audit.db.test.ts fails for a record without them. */
export const entityWords: Record<string, EntityWords> = {
  tours: {
    ...names.tours,
    fields: {
      ...tour,
      ...seo,
      ...held,
      status: { ...tour.status, choices: tourStatusTexts },
      board: { ...tour.board, choices: boardTexts },
      visa_mode: { ...tour.visa_mode, choices: visaTexts },
      transporter_types: { ...tour.transporter_types, choices: transportTexts },
      countries: { ...tour.countries, as: 'country' },
      guide_language: { ...tour.guide_language, as: 'language' },
      description: { ...tour.description, as: 'html' },
      visa_lead_days: { ...tour.visa_lead_days, unit: day },
      min_participants: tour.min_participants,
      balance_due_days: { ...tour.balance_due_days, unit: day },
      full_payment_days: { ...tour.full_payment_days, unit: day },
      kdv_rate: { ...tour.kdv_rate, unit: percent },
      deposit_rate: { ...tour.deposit_rate, unit: percent },
      cancel_policy_id: { label: names.cancellation_policies.one },
      programme: { ...tour.programme, as: 'count', unit: day },
      child_bands: { ...tour.child_bands, as: 'bands' },
      cover_image: { ...tour.cover_image, as: 'picture' },
      files: { ...tour.gallery, as: 'count', unit: own.pictures },
    },
  },
  tour_images: { ...names.tour_images, fields: { tour_id: { label: names.tours.one } } },
  departures: {
    ...names.departures,
    fields: departureFields,
  },
  categories: {
    ...names.categories,
    fields: {
      ...labels(categoryFields),
      ...seo,
      ...held,
      cover_image: { ...categoryFields.cover_image, as: 'picture' },
      description: { ...categoryFields.description, as: 'html' },
    },
  },
  posts: {
    ...names.posts,
    fields: {
      ...post,
      ...seo,
      ...held,
      ...visa,
      section: { label: own.section, choices: sectionTexts },
      status: { ...post.status, choices: postTexts },
      body: { ...post.body, as: 'html' },
      published_on: { ...post.published_on, as: 'day' },
      cover_image: { ...post.cover_image, as: 'picture' },
      files: { ...post.files, as: 'count', unit: own.pictures },
      visa: { label: visaFields.country.label },
      country: { ...visa.country, as: 'country' },
      ordinary_passport: { ...visa.ordinary_passport, choices: requirementTexts },
      green_passport: { ...visa.green_passport, choices: requirementTexts },
      checked_on: { ...visa.checked_on, as: 'day' },
    },
  },
  contents: {
    ...names.contents,
    fields: {
      ...labels(contentFields),
      ...held,
      page: { label: own.page, choices: sectionTexts },
      section: { label: contentTexts.section, choices: contentTexts },
      description: { ...contentFields.description, as: 'html' },
      file_img: { ...contentFields.file_img, as: 'picture' },
    },
  },
  certificates: {
    ...names.certificates,
    fields: { name: { label: certificateTexts.name }, image: { label: certificateTexts.picture, as: 'picture' } },
  },
  contracts: {
    ...names.contracts,
    fields: {
      ...labels(contractFields),
      kind: { ...contractFields.kind, choices: kindTexts },
      body: { ...contractFields.body, as: 'html' },
    },
  },
  bank_accounts: {
    ...names.bank_accounts,
    fields: {
      bank: { label: bankAccountTexts.bank },
      branch: { label: own.branch },
      account_name: { label: bankAccountTexts.owner },
      iban: { label: own.iban },
      swift: { label: own.swift },
      currency: { label: bankAccountTexts.currency },
      active: { label: own.shown },
    },
  },
  page_meta: {
    ...names.page_meta,
    fields: {
      title: { label: pageMetaTexts.field_title },
      description: { label: pageMetaTexts.field_description },
    },
  },
  users: {
    ...names.users,
    fields: {
      name: { label: usersTexts.full_name },
      email: { label: usersTexts.email },
      role_group: { label: usersTexts.role_group, choices: roleTexts },
      active: { label: usersTexts.active },
      sessions: { label: usersTexts.sessions },
      browser: { label: own.browser },
      way: { label: own.way, choices: loginWays },
      one_time_codes: { label: factorWords.one_time_codes },
      passkey: { label: factorWords.passkey },
      passkeys: { label: factorWords.passkeys },
      recovery_codes: { label: factorWords.recovery_codes },
      renewed_at: { label: factorWords.renewed_at },
      reason: { label: factorWords.reason },
    },
  },
  support_requests: {
    ...names.support_requests,
    fields: { subject: { label: own.subject }, screen: { label: own.screen } },
  },
  images: { ...names.images, fields: { alt: { label: own.alt } } },
  videos: { ...names.videos, fields: {} },
  languages: { ...names.languages, fields: plain(own.language) },
  static_strings: { ...names.static_strings, fields: {}, anyField: own.text },
  contact_information: {
    ...names.contact_information,
    fields: {
      section: { label: own.section, choices: sectionTexts },
      name: { label: own.name },
      content_data: { label: own.content },
      lang: { label: own.lang, as: 'language' },
    },
  },
  social_media: {
    ...names.social_media,
    fields: { name: { label: own.name }, uri: { label: own.address }, icon_name: { label: own.icon } },
  },
  company: {
    ...names.company,
    fields: {
      ...some(companyTexts, ['name', 'slogan', 'project_company_name', 'company_url', 'legal_name', 'wp_no']),
      ...some(companyTexts, [
        'tursab_no',
        'tursab_url',
        'etbis_no',
        'etbis_url',
        'mersis_no',
        'tax_office',
        'tax_no',
        'kep',
        'founded_year',
      ]),
      ...some(companyTexts, ['main_color', 'second_color']),
      ...some(settingsTexts, ['google_script', 'yandex_script', 'fb_pixel_script', 'keywords']),
      main_logo: { label: companyTexts.main_logo, as: 'picture' },
      fav_ico_logo: { label: companyTexts.fav_ico_logo, as: 'picture' },
    },
  },
  pickup_points: { ...names.pickup_points, fields: some(pickupTexts, ['name', 'active']) },
  cancellation_policies: {
    ...names.cancellation_policies,
    fields: {
      ...some(policyTexts, ['name', 'steps', 'lines']),
      kind: { label: policyTexts.kind, choices: policyKindTexts },
      steps: { label: policyTexts.steps, as: 'steps' },
      number: { label: policyTexts.version },
    },
  },
  card_settings: {
    ...names.card_settings,
    fields: {
      ...some(cardSettingsTexts, [
        'is_test',
        'max_installments',
        'installments',
        'iyzico_api_key',
        'iyzico_secret_key',
        'paytr_merchant_id',
        'paytr_merchant_key',
        'paytr_merchant_salt',
      ]),
      provider: {
        label: cardSettingsTexts.provider,
        choices: { none: cardSettingsTexts.none, iyzico: cardSettingsTexts.iyzico, paytr: cardSettingsTexts.paytr },
      },
    },
  },
  exchange_rates: {
    ...names.exchange_rates,
    fields: {
      ...some(rateTexts, ['EUR', 'USD', 'GBP']),
      source: { label: rateTexts.source, choices: { tcmb: rateTexts.tcmb, elle: rateTexts.elle } },
    },
  },
  settings: {
    ...names.settings,
    fields: {
      ...plain(own.settings),
      second_factor: { label: userFactorTexts.column, choices: userFactorTexts },
      ...some(settingsTexts, [
        'orders_per_hour',
        'holds_per_email',
        'seats_per_email',
        'seats_per_address',
        'shown_seats',
        'payment_reminders',
        'office_payment',
        'passengers',
        'mail_from_name',
        'mail_from_address',
      ]),
      ...some(settingsTexts, ['mail_host', 'mail_port', 'mail_security', 'mail_user', 'mail_reply_to']),
      ...some(settingsTexts, ['dkim_domain', 'dkim_selector']),
      hold_hours: { label: settingsTexts.hold_hours, unit: settingsTexts.hours },
      test_mail_to: { label: settingsTexts.test_to },
      answer: { label: settingsTexts.test_answer },
      deposit_rate: { label: settingsTexts.deposit_rate, unit: percent },
      unpaid_share: { label: settingsTexts.unpaid_share, unit: percent },
      unpaid_share_of_one: { label: settingsTexts.unpaid_share_of_one, unit: percent },
      passengers_days: { label: settingsTexts.passengers_days, unit: day },
      opened_at: { label: own.settings.opened_at, as: 'instant' },
    },
  },
  demo_rows: {
    ...names.demo_rows,
    fields: Object.fromEntries(demoTables.map((table) => [table, { label: names[table].many }])),
  },
  messages: {
    ...names.messages,
    fields: {
      ...plain(own.message),
      kind: { label: own.message.kind, choices: sectionTexts },
      section: { label: own.message.section, choices: sectionTexts },
      state: { label: own.message.state, choices: messageTexts },
    },
  },
  message_entries: {
    ...names.message_entries,
    fields: { ...plain(own.message), kind: { label: own.message.kind, choices: messageTexts } },
  },
  alert_settings: { ...names.alert_settings, fields: plain(causeTexts) },
  personal_data_events: { ...names.personal_data_events, fields: plain(partTexts) },
  backup_runs: { ...names.backup_runs, fields: { file: { label: own.file } } },
  reply_templates: {
    ...names.reply_templates,
    fields: {
      kind: { label: replyTemplateTexts.kind, choices: sectionTexts },
      lang: { label: replyTemplateTexts.lang, as: 'language' },
      name: { label: replyTemplateTexts.name },
      body: { label: replyTemplateTexts.body },
    },
  },
  orders: {
    ...names.orders,
    fields: {
      ...order,
      status: { label: departureTexts.status, choices: statusTexts },
      start_date: { label: departureTexts.start_date, as: 'day' },
    },
  },
  order_events: { ...names.order_events, fields: order },
  order_messages: {
    ...names.order_messages,
    fields: {
      order_id: order.order_id!,
      check: { label: own.message.check },
      state: { label: conversationTexts.wish_state, choices: conversationTexts },
    },
  },
  passengers: { ...names.passengers, fields: passengerFields },
  papers: {
    ...names.papers,
    fields: { ...order, ...plain(paperFieldTexts), kind: { label: paperFieldTexts.kind, choices: paperKindTexts } },
  },
  payment_links: {
    ...names.payment_links,
    fields: {
      ...order,
      ...some(paymentLinkTexts, ['currency', 'purpose', 'is_partial', 'withdrawn']),
      amount: { label: paymentLinkTexts.amount, as: 'money' },
      valid_until: { label: paymentLinkTexts.valid_until, as: 'day' },
      mailed: { label: paymentLinkTexts.mailed_field },
    },
  },
  card_refunds: {
    ...names.card_refunds,
    fields: { ...order, reason: { label: cardTexts.refund_reason }, charged: { label: cardTexts.charged } },
  },
  payments: {
    ...names.payments,
    fields: {
      ...order,
      status: { label: departureTexts.status, choices: noticeTexts },
      method: { label: own.order.method, choices: noticeTexts },
      charged: { label: paymentTexts.in_lira },
      try_rate: { label: paymentTexts.rate },
      rate_day: { label: paymentTexts.rate_day, as: 'day' },
    },
  },
}
