import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { PageMeta } from './page-meta.schema.ts'
import { findPageMeta } from './page-meta.store.server.ts'

export const pageMetaApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/pages/page-meta',
    access: 'public',
    summary: 'Document title and description by route name.',
    answer: PageMeta,
    cache: 'etag',
    handle: ({ db, lang }) => findPageMeta(db, lang),
  }),
]
