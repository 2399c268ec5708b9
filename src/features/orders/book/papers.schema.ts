import { z } from 'zod'
import { id } from '#src/base/http/endpoint/edits.ts'
import { OrderParams } from './orders.schema.ts'
import { paperKinds } from './papers.links.ts'

/** Why a paper is void: order cancelled or expired, replaced by a newer paper, payment undone. */
export const voidReasons = ['iptal', 'suresi-doldu', 'yenilendi', 'geri-alindi'] as const

const files = paperKinds.map((kind) => `${kind}.pdf` as const)

/** GET /documents/{file}?no=&key=&of=, beside the papers a file for calendars */
export const PaperFile = z.object({ file: z.enum([...files, 'calendar.ics']) })
export const OrderPaperFile = OrderParams.extend(PaperFile.shape)
export const PaperQuery = z.object({
  no: z.string().max(40).catch(''),
  key: z.string().catch(''),
  /** payment of a receipt, contract of a contract */
  of: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .catch(0),
})

/** POST /api/admin/orders/{id}/documents */
export const PaperMaking = z.strictObject({
  kind: z.enum(paperKinds),
  subject: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  lang: z.string().regex(/^[a-z]{2,3}$/),
})

/** GET /api/admin/orders/{id}/documents/{paper} */
export const OfficePaperParams = z.object({ id: id(), paper: id() })

export const OfficePaper = z.object({
  id: z.number(),
  /** within the order, from 1 */
  number: z.number(),
  kind: z.enum(paperKinds),
  subject: z.number(),
  lang: z.string(),
  /** ISO instants */
  created_at: z.string(),
  /** null: the customer, or a mail */
  created_by: z.string().nullable(),
  voided_at: z.string().nullable(),
  void_reason: z.enum(voidReasons).nullable(),
  /** SHA-256 of the file as hexadecimal digits; null until it was made for the first time */
  sha256: z.string().nullable(),
})
export type OfficePaper = z.output<typeof OfficePaper>

/** Names with letters that the PDF fonts lack; these are printed as '?'. */
export const Unprintable = z.array(z.object({ name: z.string(), letters: z.string() }))

/** GET /api/admin/orders/{id}/documents */
export const OfficePapers = z.object({
  /** the newest first */
  papers: z.array(OfficePaper),
  /** what can be made now */
  available: z.array(z.object({ kind: z.enum(paperKinds), subject: z.number() })),
  unprintable: Unprintable,
  /** false: this system cannot make PDFs; files made elsewhere remain available */
  makes_papers: z.boolean(),
})
export type OfficePapers = z.output<typeof OfficePapers>

/** GET /api/vouchers/{code}: what somebody who holds the paper in hand may compare. */
export const VoucherParams = z.object({ code: z.string().max(60) })
export const CheckedVoucher = z.object({
  is_valid: z.boolean(),
  /** null for a valid one, and for one whose booking is not confirmed at the moment, or whose departure was cancelled */
  void_reason: z.enum(voidReasons).nullable(),
  /** the agency cancelled a departure, and the customer has not chosen what becomes of the booking */
  is_departure_cancelled: z.boolean(),
  code: z.string(),
  /** SYH-26-7F••••: half of it is hidden from the reader */
  order_no: z.string(),
  /** days */
  issued_on: z.string(),
  voided_on: z.string().nullable(),
  tours: z.array(
    z.object({
      name: z.string(),
      start_date: z.string(),
      end_date: z.string(),
      adults: z.number(),
      children: z.number(),
    }),
  ),
})
export type CheckedVoucher = z.output<typeof CheckedVoucher>
