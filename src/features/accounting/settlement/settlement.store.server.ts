import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import type { ReportedMove } from '#src/features/orders/money/card-wire.ts'
import type { CardProviderName } from '#src/features/payments/cards/cards.links.ts'
import type { Period } from '../accounting.rules.ts'
import type { OurPayment } from './settlement.rules.ts'

/** Card payments of a provider that took or refunded money in the days, and those in the provider's report. */
export async function listOurPayments(
  db: Db,
  provider: CardProviderName,
  { from, to }: Period,
  moves: readonly ReportedMove[],
): Promise<OurPayment[]> {
  const numbers = moves.map(({ attempt_no }) => attempt_no)
  const refs = moves.map(({ provider_ref }) => provider_ref).filter((ref) => ref !== '')
  const { rows } = await sql<OurPayment>`
    SELECT attempt_no, provider_ref, order_id, order_no, name, charged, surcharge,
           CASE WHEN attempt.status = 'alindi' THEN taken_on END AS taken_on, refunds
      FROM card_attempts AS attempt
      JOIN orders ON orders.id = order_id
     CROSS JOIN LATERAL (SELECT (decided_at AT TIME ZONE 'Europe/Istanbul')::date AS taken_on) AS days
     CROSS JOIN LATERAL (
       SELECT coalesce(jsonb_agg(jsonb_build_object('day', (card_refunds.decided_at AT TIME ZONE 'Europe/Istanbul')::date,
                'amount', card_refunds.charged)), '[]') AS refunds,
              coalesce(bool_or((card_refunds.decided_at AT TIME ZONE 'Europe/Istanbul')::date BETWEEN ${from}::date AND ${to}::date), false)
                AS has_refund
         FROM card_refunds WHERE attempt_id = attempt.id AND card_refunds.status = 'iade') AS back
     WHERE provider = ${provider}
       AND ((attempt.status = 'alindi' AND taken_on BETWEEN ${from}::date AND ${to}::date) OR has_refund
            OR attempt_no = ANY (${numbers}::text[]) OR provider_ref = ANY (${refs}::text[]))
     ORDER BY attempt.id`.execute(db)
  return rows
}
