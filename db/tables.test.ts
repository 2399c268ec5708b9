import type { Selectable } from 'kysely'
import { expectTypeOf, test } from 'vitest'
import type { Currency } from '#src/base/money.ts'
import type { RoleGroup } from '#src/features/accounts/accounts.schema.ts'
import type { FactorRule } from '#src/features/accounts/factors.links.ts'
import type { contactSections } from '#src/features/agency/company.schema.ts'
import type { contractKinds } from '#src/features/contracts/contracts.schema.ts'
import type { departureStatuses, visaModes } from '#src/features/departures/board/shown-departures.schema.ts'
import type { PolicyKind } from '#src/features/departures/policies/policies.links.ts'
import type { currencies, messageKinds, transporters } from '#src/features/inquiries/inquiries.links.ts'
import type { entryKinds, messageStates, sections } from '#src/features/inquiries/mailbox/mailbox.links.ts'
import type { PaperKind } from '#src/features/orders/book/papers.links.ts'
import type { voidReasons } from '#src/features/orders/book/papers.schema.ts'
import type { wishes, wishStates } from '#src/features/orders/conversation.links.ts'
import type { documents, genders } from '#src/features/orders/money/passengers.links.ts'
import type { OrderStatus, PaymentRowStatus, PaymentStatus } from '#src/features/orders/statuses.schema.ts'
import type { PostStatus } from '#src/features/posts/posts.admin.schema.ts'
import type { PostSection, VisaRequirement } from '#src/features/posts/posts.schema.ts'
import type { meals, TourStatus } from '#src/features/tours/editing/tours.admin.schema.ts'
import type { boards, transporterTypes } from '#src/features/tours/tours.schema.ts'
import type { DB } from './tables.ts'

type Row<T extends keyof DB> = Selectable<DB[T]>
type OneOf<List extends readonly string[]> = List[number]

/** The type check fails where a CHECK of the database and a list of a room differ. */
test('lists of values are the same in the database and in the rooms', () => {
  expectTypeOf<Row<'users'>['role_group']>().toEqualTypeOf<RoleGroup>()
  expectTypeOf<Row<'settings'>['second_factor']>().toEqualTypeOf<FactorRule>()
  expectTypeOf<Row<'tours'>['status']>().toEqualTypeOf<TourStatus>()
  expectTypeOf<Row<'tours'>['board']>().toEqualTypeOf<OneOf<typeof boards>>()
  expectTypeOf<Row<'tours'>['visa_mode']>().toEqualTypeOf<OneOf<typeof visaModes>>()
  expectTypeOf<Row<'tours'>['transporter_types'][number]>().toEqualTypeOf<OneOf<typeof transporterTypes>>()
  expectTypeOf<Row<'tours'>['transporter_types'][number]>().toEqualTypeOf<OneOf<typeof transporters>>()
  expectTypeOf<Row<'tour_days'>['meals'][number]>().toEqualTypeOf<OneOf<typeof meals>>()
  expectTypeOf<Row<'departures'>['status']>().toEqualTypeOf<OneOf<typeof departureStatuses>>()
  expectTypeOf<Row<'departures'>['currency']>().toEqualTypeOf<Currency>()
  expectTypeOf<Row<'exchange_rates'>['currency']>().toEqualTypeOf<Exclude<Currency, 'TRY'>>()
  expectTypeOf<Row<'cancellation_policies'>['kind']>().toEqualTypeOf<PolicyKind>()
  expectTypeOf<Row<'bank_accounts'>['currency']>().toEqualTypeOf<Currency>()
  expectTypeOf<Row<'order_items'>['currency']>().toEqualTypeOf<Currency>()
  expectTypeOf<Row<'payments'>['currency']>().toEqualTypeOf<Currency>()
  expectTypeOf<Row<'orders'>['status']>().toEqualTypeOf<OrderStatus>()
  expectTypeOf<Row<'orders'>['payment_status']>().toEqualTypeOf<PaymentStatus>()
  expectTypeOf<Row<'payments'>['status']>().toEqualTypeOf<PaymentRowStatus>()
  expectTypeOf<Row<'passengers'>['gender']>().toEqualTypeOf<'' | OneOf<typeof genders>>()
  expectTypeOf<Row<'passengers'>['document']>().toEqualTypeOf<'' | OneOf<typeof documents>>()
  expectTypeOf<Row<'order_messages'>['wish']>().toEqualTypeOf<OneOf<typeof wishes> | null>()
  expectTypeOf<Row<'order_messages'>['state']>().toEqualTypeOf<OneOf<typeof wishStates> | null>()
  expectTypeOf<Row<'papers'>['kind']>().toEqualTypeOf<PaperKind>()
  expectTypeOf<Row<'papers'>['void_reason']>().toEqualTypeOf<OneOf<typeof voidReasons> | null>()
  expectTypeOf<Row<'contracts'>['kind']>().toEqualTypeOf<OneOf<typeof contractKinds>>()
  expectTypeOf<Row<'posts'>['section']>().toEqualTypeOf<PostSection>()
  expectTypeOf<Row<'posts'>['status']>().toEqualTypeOf<PostStatus>()
  expectTypeOf<Row<'visa_countries'>['ordinary_passport']>().toEqualTypeOf<VisaRequirement>()
  expectTypeOf<Row<'visa_countries'>['green_passport']>().toEqualTypeOf<VisaRequirement>()
  expectTypeOf<Row<'visa_countries'>['fee_currency']>().toEqualTypeOf<Currency | null>()
  expectTypeOf<Row<'contact_information'>['section']>().toEqualTypeOf<OneOf<typeof contactSections>>()
  expectTypeOf<Row<'messages'>['kind']>().toEqualTypeOf<OneOf<typeof messageKinds>>()
  expectTypeOf<Row<'messages'>['section']>().toEqualTypeOf<OneOf<typeof sections>>()
  expectTypeOf<Row<'messages'>['state']>().toEqualTypeOf<OneOf<typeof messageStates>>()
  expectTypeOf<Row<'message_entries'>['kind']>().toEqualTypeOf<OneOf<typeof entryKinds>>()
  expectTypeOf<Row<'reply_templates'>['kind']>().toEqualTypeOf<OneOf<typeof messageKinds>>()
  expectTypeOf<OneOf<typeof currencies>>().toEqualTypeOf<Currency>()
})
