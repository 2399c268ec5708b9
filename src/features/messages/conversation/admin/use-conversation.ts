import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'
import type { OfficeMessages } from '../conversation.schema.ts'

/**
 * The conversation of an order. Messages are marked as read once the window shows them; `fresh` has those that were unread when
 * they came.
 */
export function useConversation(order: OfficeOrder) {
  const path = `${ordersAdminPath}/${order.id}/messages`
  const load = useOwnLoad<OfficeMessages>(path, order)
  const { found } = load
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const isShown = useDocumentVisibility() === 'visible'
  useEffect(() => {
    const unread = found?.messages.filter(({ is_read }) => !is_read) ?? []
    if (unread.length === 0) return
    setFresh((before) => new Set([...before, ...unread.map(({ id }) => id)]))
    if (isShown && found?.may_answer) void officeApi().post(`${path}/read`, { last: unread.at(-1)!.id })
  }, [found, path, isShown])
  return { load, fresh, path }
}
