import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { StaffWrite, TestApi } from '#src/base/http/endpoint/test-api.ts'
import { type CartWish, insertSoldTour, orderBody, type SoldTour } from './orders.fixture.ts'

/** Who writes, on a site with an agency. */
export type Visitor = { api: TestApi; contracts: readonly number[] }
/** Prepares a write of a visitor that succeeds. */
export type VisitorWrite = (db: Db, visitor: Visitor) => ReturnType<StaffWrite>

type Placed = { order_no: string; key: string }

/** An order of one tour. */
export async function ordered(
  db: Db,
  visitor: Visitor,
  wish: Omit<CartWish, 'tour'> = {},
): Promise<{ order: Placed; tour: SoldTour }> {
  const tour = await insertSoldTour(db)
  return { order: await placed(visitor, [{ tour, ...wish }]), tour }
}

export async function placed({ api, contracts }: Visitor, cart: CartWish[]): Promise<Placed> {
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await api.post<{ data: Placed }>('/api/orders', orderBody(cart, contracts), headers)
  expect([answer.status, answer.body]).toEqual([201, answer.body])
  const { order_no, key } = answer.body.data
  return { order_no, key }
}

/** What a customer sends to an order of theirs. */
export async function sent({ api }: Visitor, { order_no, key }: Placed, part: string, body: object): Promise<void> {
  expect((await api.post(`/api/orders/${order_no}${part}?key=${key}`, body)).status).toBe(200)
}

/** The fields of a report of a bank transfer. */
export async function noticeOf(db: Db) {
  const account = db.selectFrom('bank_accounts').select('id').where('currency', '=', 'TRY')
  const { id: bank_account_id } = await account.executeTakeFirstOrThrow()
  return { paid_on: dayOf(new Date()), bank_account_id, sender: 'Ayşe Yılmaz', amount: 100 }
}
