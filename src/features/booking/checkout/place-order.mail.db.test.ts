import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testAgency } from '#src/features/orders/agency.fixture.ts'
import { insertSoldTour, orderBody } from '#src/features/orders/orders.fixture.ts'
import type { OrderCreated } from './checkout.schema.ts'

const agency = testAgency(new Date('2026-11-21T21:30:00Z'))

test.each([
  ['tr', 'https://seyyah.example/rezervasyon'],
  ['en', 'https://seyyah.example/en/'],
])(
  'the mail of an order in %s has its link in this language, and no contracts: the site showed them',
  async (lang, start) => {
    const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12' })
    const body = orderBody([{ tour }], agency.contracts)
    const headers = { 'idempotency-key': randomUUID() }
    const { data } = (await agency.api.post<OrderCreated>(`/api/orders?lang=${lang}`, body, headers)).body
    const mail = await agency.db
      .selectFrom('outbox')
      .select(['body_text', 'attachments'])
      .where('message_key', '=', `order-created:${data.order_no}`)
      .executeTakeFirstOrThrow()
    const link = mail.body_text.match(/https:\S+key=\S+/)![0]
    expect(link).toContain(`key=${data.key}`)
    expect(link.slice(0, start.length)).toBe(start)
    expect(mail.attachments).toEqual([])
  },
)
