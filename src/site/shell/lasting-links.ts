import { voucherPath } from '#src/features/orders/book/papers.links.ts'
import { lookupPath } from '#src/features/orders/lookup/lookup.links.ts'
import { acceptedPagePath, orderPagePath, payPath } from '#src/features/orders/orders.links.ts'

/**
 * True for the pages that mails, papers and banks lead to. Their links outlive the language in which they were written.
 * @param path without its language prefix
 */
export function isLastingLink(path: string): boolean {
  const pages = [orderPagePath, acceptedPagePath, lookupPath]
  return pages.includes(path) || [voucherPath, payPath].some((page) => path.startsWith(`${page}/`))
}
