import { markUri } from '#src/site/seo/mark.ts'

type Listed = { name: string; seo_name: string }
type Category = Listed & { cover: object; tour_count: number; sub_categories: Listed[] }
type List = { data: object[]; filters: { months: object[] } }

/** What the peer shows: the same answers of the site's API, and of them the same parts as on the site's pages. */
export async function contentOf(site: string, category: string): Promise<object> {
  const get = async <T>(path: string) => (await (await fetch(site + path)).json()) as T
  const [menu, featured, upcoming, visa] = await Promise.all([
    get<Category[]>('/api/pages/categories?products=false'),
    get<List>('/api/pages/search-products?search_type=featured&featured=true'),
    get<List>('/api/pages/search-products?search_type=upcoming&sort=date'),
    get<{ visa_application: object[] }>('/api/pages/content?page=visa'),
  ])
  const named = ({ name, seo_name }: Listed) => ({ name, seo_name })
  return {
    icon: markUri('#0f4c5c'),
    site: await get('/api/pages/site'),
    contacts: await get('/api/pages/contact-information'),
    social: await get('/api/pages/social-media'),
    contracts: await get('/api/pages/contracts'),
    page_meta: await get('/api/pages/page-meta'),
    sections: await get('/api/pages/home-sections'),
    category: await get(`/api/pages/products/${category}`),
    menu: menu.map((each) => ({ ...named(each), sub_categories: each.sub_categories.map(named) })),
    categories: menu.map(({ cover, tour_count, ...each }) => ({ ...named(each), cover, tour_count })),
    visa: visa.visa_application[0],
    featured: featured.data.slice(0, 6),
    upcoming: upcoming.data.slice(0, 8),
    months: upcoming.filters.months,
  }
}
