import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { ListedPage } from '#src/base/i18n/listed-page.ts'
import { listedCategories } from '#src/features/categories/listed-categories.store.server.ts'
import { listedContracts } from '#src/features/contracts/listed-contracts.store.server.ts'
import { listedPosts } from '#src/features/posts/listed-posts.store.server.ts'
import { postPaths } from '#src/features/posts/posts.links.ts'
import { postSections } from '#src/features/posts/posts.schema.ts'
import { listedTourParts, listedTours } from '#src/features/tours/catalogue/listed-tours.store.server.ts'
import { type NavTarget, navTargets } from '../nav/nav.ts'

/** Pages without a slug. The search page is listed without a query. */
export const staticPages = [
  'home',
  'search',
  'visa',
  'special_tour',
  'about_us',
  'photos',
  'news',
  'videos',
  'blog',
  'bank_accounts',
  'contact',
  'careers',
  'my_booking',
] as const satisfies NavTarget[]

type ListRequest = { db: Db; today: Day; languages: readonly { abbr: string }[] }

const isOpenAt = (path: string) => Object.values(navTargets).some((target) => target.path === path && target.isOpen)

/** Public pages by room, without tours. A new room adds a line. */
const sources: readonly ((request: ListRequest) => Promise<ListedPage[]>)[] = [
  async ({ languages }) =>
    staticPages
      .filter((target) => navTargets[target].isOpen)
      .map((target) => ({
        paths: Object.fromEntries(languages.map(({ abbr }) => [abbr, navTargets[target].path])),
        changed_at: null,
      })),
  ({ db }) => listedCategories(db),
  ({ db, today }) => {
    const sections = postSections.filter((section) => isOpenAt(postPaths[section].item))
    return listedPosts(db, sections, today)
  },
  ({ db }) => (navTargets.contract.isOpen ? listedContracts(db) : Promise.resolve([])),
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
