import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { ListedPage } from '#src/base/i18n/listed-page.ts'
import { listedCategories } from '#src/features/categories/categories.store.server.ts'
import { listedContracts } from '#src/features/contracts/contracts.store.server.ts'
import { listedRoutes } from '#src/features/page-meta/page-meta.links.ts'
import { listedPosts } from '#src/features/posts/listed-posts.store.server.ts'
import { postSections } from '#src/features/posts/posts.schema.ts'
import { listedTourParts, listedTours } from '#src/features/tours/catalogue/listed-tours.store.server.ts'

type ListRequest = { db: Db; today: Day; languages: readonly { abbr: string }[] }

/** Public pages by room, without tours. */
const sources: readonly ((request: ListRequest) => Promise<ListedPage[]>)[] = [
  async ({ languages }) =>
    listedRoutes.map(({ path }) => ({
      paths: Object.fromEntries(languages.map(({ abbr }) => [abbr, path])),
      changed_at: null,
    })),
  ({ db }) => listedCategories(db),
  ({ db, today }) => listedPosts(db, postSections, today),
  ({ db }) => listedContracts(db),
]

/** Lists the pages of one part of the sitemap. */
export type ListPart = () => Promise<ListedPage[]>

/** The parts of the sitemap, each listed when it is asked for: all pages but tours, and then tours. */
export async function listParts(request: ListRequest): Promise<ListPart[]> {
  const [first = null, ...others] = await listedTourParts(request.db)
  const pages = async () => (await Promise.all(sources.map((source) => source(request)))).flat()
  const tours = (part: number | null) => (part === null ? Promise.resolve([]) : listedTours(request.db, part))
  if (others.length === 0) return [async () => (await Promise.all([pages(), tours(first)])).flat()]
  return [pages, ...[first, ...others].map((part) => () => tours(part))]
}
