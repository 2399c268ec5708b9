import { screenOfContent } from '#src/features/content/admin/content-screens.ts'
import type { ImageUse } from './image-uses.schema.ts'

/** Path of the screen that edits a record; the record is in the link's state. Null when the office has no such screen. */
export function screenOf({ kind, part }: Pick<ImageUse, 'kind' | 'part'>): string | null {
  switch (kind) {
    case 'tour':
      return '/admin/pages/tours/update'
    case 'category':
      return '/admin/pages/tours-categories/update'
    case 'post':
      return `/admin/pages/${part}/update`
    case 'content':
      return screenOfContent(part)
    case 'certificate':
      return '/admin/pages/about-us/certificates/update'
    case 'contract':
      return '/admin/contract-update'
    case 'order':
      return '/admin/order-show'
    case 'company':
      return null
  }
}
