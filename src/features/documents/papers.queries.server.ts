import { dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { unprintableNames } from '#src/base/pdf/printable.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { shownCode, typedCode } from '#src/features/orders/book/papers.links.ts'
import { isConfirmed, maskedOrderNo, papersOf } from '#src/features/orders/book/papers.rules.ts'
import type { CheckedVoucher, OfficePapers } from '#src/features/orders/book/papers.schema.ts'
import { findVoucher, listPapers } from '#src/features/orders/book/papers.store.server.ts'
import { findTravelItems } from '#src/features/passengers/manifest/passengers.store.server.ts'

/** @param typed the code as somebody typed it. @returns null when no voucher has it, or when it cannot be a code */
export async function checkedVoucher(db: Db, typed: string): Promise<CheckedVoucher | null> {
  const code = typedCode(typed)
  const voucher = code === '' ? null : await findVoucher(db, code)
  if (!voucher) return null
  const { voided_at, void_reason, is_left_behind, order_no, created_at, items } = voucher
  return {
    is_valid: voided_at === null && isConfirmed(voucher) && !is_left_behind,
    void_reason,
    is_departure_cancelled: is_left_behind,
    code: shownCode(code),
    order_no: maskedOrderNo(order_no),
    issued_on: dayOf(created_at),
    voided_on: voided_at && dayOf(voided_at),
    tours: items.map(({ tour_name: name, start_date, end_date, people_quantity: adults, children_ages }) => ({
      name,
      start_date,
      end_date,
      adults,
      children: children_ages.length,
    })),
  }
}

export async function officePapers(
  { db, makesPapers }: Pick<Services, 'db' | 'makesPapers'>,
  order: OfficeFound,
): Promise<OfficePapers> {
  const rows = await listPapers(db, order.id)
  const travellers = (await findTravelItems(db, order.id)).flatMap(({ people }) => people)
  return {
    papers: rows.map(({ sha256, created_at, voided_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      voided_at: voided_at?.toISOString() ?? null,
      sha256: sha256?.toString('hex') ?? null,
    })),
    available: makesPapers ? papersOf(order) : [],
    unprintable: unprintableNames([order.name, ...travellers.map(({ name, surname }) => `${name} ${surname}`.trim())]),
    makes_papers: makesPapers,
  }
}
