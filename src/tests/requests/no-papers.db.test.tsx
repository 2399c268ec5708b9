import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router'
import { expect, test } from 'vitest'
import { type ApiOf, apiContext, createClient } from '#src/base/http/client/client.ts'
import { stringsContext } from '#src/base/http/client/load-texts.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import { stringStore } from '#src/base/i18n/string-store.ts'
import type { Site } from '#src/features/agency/company.schema.ts'
import { paperOfMail } from '#src/features/documents/paper-files.commands.server.ts'
import type { ShownDeparture } from '#src/features/operations/departures/departure-lists.schema.ts'
import { paperPath } from '#src/features/orders/book/papers.links.ts'
import type { OfficePapers } from '#src/features/orders/book/papers.schema.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderPath } from '#src/features/orders/orders.links.ts'
import { tourPath } from '#src/features/tours/tours.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import ResultPage, { loader as resultLoader } from '#src/site/order/result-page.tsx'
import TourPage, { loader as tourLoader } from '#src/site/tour-page.tsx'

const agency = officeAgency(new Date('2026-11-21T10:00:00Z'))

/** The API on a system that has the compiler, and on one without it. */
const apiOf = (makesPapers: boolean) =>
  testApi(endpoints, { db: agency.db, staff: agency.staff, now: () => agency.clock.now, makesPapers })

async function sold(): Promise<{ tour: SoldTour; order: PlacedOrder; seo_name: string }> {
  const { db } = agency
  const tour = await insertSoldTour(db, { start_date: '2027-04-12' })
  const day = { tour_id: tour.tourId, day: 1 }
  await db
    .insertInto('tour_days')
    .values({ ...day, meals: [] })
    .execute()
  await db
    .insertInto('tour_day_texts')
    .values({ ...day, lang: 'tr', title: 'Varış', description: 'Otele yerleşme.' })
    .execute()
  const order = await agency.order({ tour, adults: 2 })
  await agency.send('PUT', `/${order.id}/status`, { status: 'onayli' })
  const { seo_name } = await db
    .selectFrom('tour_texts')
    .select('seo_name')
    .where('tour_id', '=', tour.tourId)
    .executeTakeFirstOrThrow()
  return { tour, order, seo_name }
}

type Shown = ComponentType<{ loaderData: unknown }>
type Page = { loader: (args: never) => unknown; Component: Shown }
/** A page without the other properties of its route. */
const shown = (page: unknown) => page as Shown
const pages: Record<string, Page> = {
  'rezervasyon-sonuc': { loader: resultLoader, Component: shown(ResultPage) },
  'tur/:seo_name': { loader: tourLoader, Component: shown(TourPage) },
}

function Screen({ page: Component }: { page: Shown }) {
  return <Component loaderData={useLoaderData()} />
}

/** Addresses of PDFs on a page of the site, each once, rendered as for a visitor. */
async function pdfsOn(path: string, api: TestApi): Promise<string[]> {
  const client: ApiOf = Object.assign(
    (lang = 'tr') =>
      createClient((to, init) => api.fetch(new Request(`https://seyyah.example${to}`, init), { address: '' }), lang),
    { defaultLang: 'tr' },
  )
  const requestContext = new RouterContextProvider()
  requestContext.set(apiContext, client)
  requestContext.set(stringsContext, stringStore())
  const children = Object.entries(pages).map(
    ([at, { loader, Component }]): RouteObject => ({
      path: at,
      loader: (args: LoaderFunctionArgs) => loader(args as never),
      element: <Screen page={Component} />,
    }),
  )
  const shell: RouteObject = {
    id: 'site/shell',
    loader: async () => ({
      site: await client('tr').get<Site>('/api/pages/site'),
      contact: { telefon: [], email: [], whatsapp: [], address: [] },
    }),
    element: (
      <I18nProvider value={{ lang: 'tr', default_lang: 'tr', languages: [], strings: {} }}>
        <Outlet />
      </I18nProvider>
    ),
    children,
  }
  const root: RouteObject = { id: 'root', loader: () => ({ siteUrl: 'https://seyyah.example' }), children: [shell] }
  const { query, dataRoutes } = createStaticHandler([root])
  const context = await query(new Request(`https://seyyah.example${path}`), { requestContext })
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`)
  if (context.errors) throw Object.values(context.errors)[0]
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />,
  )
  return [...new Set([...html.matchAll(/href="(\/documents\/[^"?]+\.pdf)/g)].map(([, href]) => href!))]
}

test('where papers cannot be made, no page of site and office offers one', async () => {
  const { tour, order, seo_name } = await sold()
  const offered = async (makesPapers: boolean) => {
    const api = apiOf(makesPapers)
    const departure = await api.get<ShownDeparture>(`/api/admin/departures/${tour.departureId}`, officeHeaders)
    const papers = await api.get<OfficePapers>(`/api/admin/orders/${order.id}/documents`, officeHeaders)
    return {
      order: await pdfsOn(orderPath(order.order_no, order.key), api),
      tour: await pdfsOn(tourPath(seo_name), api),
      departure: departure.body.makes_papers,
      office: [...new Set(papers.body.available.map(({ kind }) => kind))],
    }
  }
  expect(await offered(true)).toEqual({
    order: ['contract', 'confirmation', 'voucher'].map((kind) => `/documents/${kind}.pdf`),
    tour: [`/documents/programme/${seo_name}.pdf`],
    departure: true,
    office: ['confirmation', 'voucher', 'contract'],
  })
  expect(await offered(false)).toEqual({ order: [], tour: [], departure: false, office: [] })
})

test('there a paper that is asked for nevertheless is 503, its mail goes without it, and none is written down', async () => {
  const { order } = await sold()
  const path = `/api${paperPath(order.order_no, order.key, { kind: 'voucher', subject: 0 }, 'tr')}`
  const { status, headers } = await apiOf(false).get(path)
  expect([status, headers.get('retry-after')]).toEqual([503, '3600'])
  expect(await paperOfMail(apiOf(false).services, `order ${order.id} voucher 0 tr`)).toBeNull()
  const { body } = await apiOf(false).get<OfficePapers>(`/api/admin/orders/${order.id}/documents`, officeHeaders)
  expect(body).toEqual({ papers: [], available: [], unprintable: [], makes_papers: false })
})
