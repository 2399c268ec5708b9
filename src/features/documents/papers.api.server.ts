import { type AttachedFile, Attachment } from '#src/base/answers/attachment.server.ts'
import { notFound } from '#src/base/errors.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id, SavedId } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { findAgency } from '#src/features/agency/agency.queries.server.ts'
import { foundOfficeOrder, type OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { findOrderByKey } from '#src/features/orders/book/order-key.queries.server.ts'
import { documentsPath, type PaperKind, voucherApiPath, voucherLimit } from '#src/features/orders/book/papers.links.ts'
import {
  CheckedVoucher,
  OfficePaperParams,
  OfficePapers,
  OrderPaperFile,
  PaperFile,
  PaperMaking,
  PaperQuery,
  VoucherParams,
} from '#src/features/orders/book/papers.schema.ts'
import { findPaper, type PaperRow } from '#src/features/orders/book/papers.store.server.ts'
import { ordersAdminPath as path } from '#src/features/orders/orders.links.ts'
import { calendarOf } from './order-calendar.rules.ts'
import { paperBytes } from './paper-files.commands.server.ts'
import { paperOf } from './papers.commands.server.ts'
import { checkedVoucher, officePapers } from './papers.queries.server.ts'

/** Of one network address: making a paper takes work. */
const fileLimit: Limit = { name: 'papers', points: 120, seconds: 3600 }

export const papersApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: `/api${documentsPath}/:file`,
    access: 'public',
    summary: 'A paper of an order as PDF. Needs the order’s key. Also at /documents/{file}.',
    params: PaperFile,
    query: PaperQuery,
    answer: Attachment,
    handle: ({ params: { file }, query: { no, ...wish }, ...call }) => paperFile(call, { no, file, ...wish }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/orders/:order_no/documents/:file',
    access: 'public',
    summary: 'The same paper, at the address of its order.',
    params: OrderPaperFile,
    query: PaperQuery.omit({ no: true }),
    answer: Attachment,
    handle: ({ params: { order_no: no, file }, query, ...call }) => paperFile(call, { no, file, ...query }),
  }),
  endpoint({
    method: 'GET',
    path: `${voucherApiPath}/:code`,
    access: 'public',
    summary: 'Whether the voucher with this code is valid, and for which journey.',
    params: VoucherParams,
    answer: CheckedVoucher,
    handle: async ({ db, params: { code }, limit, address }) => {
      // A page of this process has no address: the front has counted its request (front.server.ts).
      if (address !== '') await limit(voucherLimit, address)
      const voucher = await checkedVoucher(db, code)
      if (!voucher) throw notFound()
      return voucher
    },
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:id/documents`,
    access: 'may:orders.read',
    summary: 'The papers of an order: those that were made, the newest first, and those that can be made now.',
    params: Id,
    answer: OfficePapers,
    handle: async ({ params: { id }, ...services }) => officePapers(services, await foundOfficeOrder(services.db, id)),
  }),
  endpoint({
    method: 'POST',
    path: `${path}/:id/documents`,
    access: 'may:orders',
    summary: 'Makes a paper of an order, unless the one that is valid says the same.',
    params: Id,
    body: PaperMaking,
    answer: SavedId,
    handle: async ({ params: { id }, body, staff, lang, ...services }) => {
      const paper = await paperOf(services, await foundOfficeOrder(services.db, id), { ...body, staff })
      return { ...(await done({ ...services, lang }, 'office.paper_made')), data: { id: paper.id } }
    },
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:id/documents/:paper`,
    access: 'may:orders.read',
    summary: 'A paper that was made, as PDF; also one that is void.',
    params: OfficePaperParams,
    answer: Attachment,
    handle: async ({ params, ...services }) => {
      const paper = await findPaper(services.db, params.paper)
      if (paper?.order_id !== params.id) throw notFound()
      return attached(services, await foundOfficeOrder(services.db, params.id), paper)
    },
  }),
]

type FileWish = { no: string; key: string; file: string; of: number }

/** @throws Failure 404 for an order without this key, and for a paper that the order does not have; 429 */
async function paperFile(
  { lang, ...call }: Services & { lang: string; address: string },
  { no, key, file, of }: FileWish,
): Promise<AttachedFile> {
  const { id } = await findOrderByKey(call, no, key)
  await call.limit(fileLimit, call.address)
  const order = await foundOfficeOrder(call.db, id)
  if (file === 'calendar.ics') return calendarFile(call, order)
  const kind = file.slice(0, -'.pdf'.length) as PaperKind
  return attached(call, order, await paperOf(call, order, { kind, subject: of, lang, staff: null }))
}

/** Every event of the order makes a later revision: it may have been moved. */
async function calendarFile({ db, settings }: Services, order: OfficeFound): Promise<AttachedFile> {
  const { name, legal_name, phone } = await findAgency(db, order.lang)
  const agency = { company: legal_name || name, phone, host: new URL(settings.siteUrl).hostname }
  const revision = { sequence: order.history.length, at: order.history.at(-1)?.at ?? order.created_at }
  const text = calendarOf(order, agency, revision)
  return {
    name: `${order.order_no.toLowerCase()}.ics`,
    type: 'text/calendar; charset=utf-8',
    body: new TextEncoder().encode(text),
  }
}

async function attached(services: Services, { order_no }: OfficeFound, paper: PaperRow): Promise<AttachedFile> {
  const body = await paperBytes(services, paper)
  return { name: `${order_no} ${paper.content.title}.pdf`, type: 'application/pdf', body, isOurs: true }
}
