import { notFound } from '#src/base/errors.ts'
import { imageUploadPath } from '#src/base/files/uploads.links.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { ImageUses } from './image-uses.schema.ts'
import { findImageUses } from './image-uses.store.server.ts'

export const imageUsesApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: `${imageUploadPath}/:id/uses`,
    access: 'may:content',
    summary: 'The records that show a picture.',
    params: Id,
    answer: ImageUses,
    handle: async ({ db, names, lang, params, staff }) => {
      const namesOrders = staff.permissions.includes('orders.read')
      const uses = await findImageUses(db, names, params.id, { lang, namesOrders })
      if (!uses) throw notFound()
      return uses
    },
  }),
]
