import { cleanup, configure, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import {
  createMemoryRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
  useLoaderData,
  useParams,
} from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Db } from '#src/base/db/connect.server.ts'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { apiContext } from '#src/base/http/client/client.ts'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import { defaultParty, setVisitorParty } from '#src/features/departures/pricing/site/visitor-party.ts'
import type { TestAgency } from '#src/features/orders/agency.fixture.ts'
import type { SoldTour } from '#src/features/orders/orders.fixture.ts'
import { usePartyAddress } from '#src/site/shell/party-address.ts'

// The document is empty, so an error does not print it.
configure({ getElementError: (message) => new Error(message ?? '') })

/** A request; `key` is its Idempotency-Key. */
type Sent = { path: string; lang: string | null; key: string | null }
/** What the network makes of the API's answer. */
type Delivery = (answer: () => Promise<Response>) => Promise<Response>
type Page<R> = {
  /** what the hook returned last */
  current: R
  router: ReturnType<typeof createMemoryRouter>
}
type PageOf<D, R> = { at: string; load: (args: LoaderFunctionArgs) => Promise<D>; use: (data: D) => R }

/** A visitor's browser whose network is the real API in this process. To be called at the top of a test file with a DOM. */
export function testBrowser(agency: TestAgency) {
  const sent: Sent[] = []
  const deliveries: { path: string; deliver: Delivery }[] = []
  beforeEach(() => {
    sent.length = 0
    deliveries.length = 0
    document.documentElement.lang = 'tr'
    document.head.innerHTML = '<meta name="csrf-token" content="test-token">'
    vi.stubGlobal('fetch', async (target: string, init: RequestInit) => {
      const url = new URL(target, location.href)
      const path = url.pathname
      const key = new Headers(init.headers).get('idempotency-key')
      sent.push({ path, lang: url.searchParams.get('lang'), key })
      const answer = () => agency.api.fetch(new Request(url, init), { address: '192.0.2.7' })
      const at = deliveries.findIndex((each) => each.path === path)
      return at < 0 ? answer() : deliveries.splice(at, 1)[0]!.deliver(answer)
    })
  })
  afterEach(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
    setVisitorParty(defaultParty)
  })

  return {
    /** The requests to a path so far, in order. */
    sentTo: (path: string) => sent.filter((each) => each.path === path),
    /** Handles the next request to a path. */
    deliver: (path: string, deliver: Delivery) => void deliveries.push({ path, deliver }),
    /** The next request to a path is done, and its answer is lost. */
    lose: (path: string) =>
      void deliveries.push({
        path,
        deliver: async (answer) => {
          await answer()
          throw new TypeError('Failed to fetch')
        },
      }),
    /** The next answer from a path arrives when the returned function is called. */
    delay: (path: string): (() => void) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      deliveries.push({
        path,
        deliver: async (answer) => {
          const response = await answer()
          await released
          return response
        },
      })
      return release
    },
    open: <D, R>(page: PageOf<D, R>): Promise<Page<R>> => open(page),
  }
}

/** Opens a page that shows nothing and calls a hook with the data of its loader, in the site's frame of languages and routes. */
async function open<D, R>({ at, load, use }: PageOf<D, R>): Promise<Page<R>> {
  const results: R[] = []
  const pathname = at.replace(/\?.*/, '')
  const children: RouteObject[] = [
    { path: pathname.slice(1), loader: load, element: <Screen use={(data) => results.push(use(data as D))} /> },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter([{ path: '/:lang?', Component: Frame, hydrateFallbackElement: <></>, children }], {
    initialEntries: [at],
    getContext: contextWithApi,
  })
  render(<RouterProvider router={router} />)
  await waitFor(() => {
    if (results.length === 0) throw new Error('the page is not shown')
  })
  return {
    get current() {
      return results.at(-1)!
    },
    router,
  }
}

function Screen({ use }: { use: (data: unknown) => void }) {
  use(useLoaderData())
  return null
}

function Frame(): ReactNode {
  usePartyAddress()
  const { lang = 'tr' } = useParams()
  return (
    <I18nProvider value={{ lang, default_lang: 'tr', languages: [], strings: {} }}>
      <Outlet />
    </I18nProvider>
  )
}

function contextWithApi(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, browserApi())
  return context
}

/** Changes the price per person in a shared room. @param lira whole lira */
export async function setPrice(db: Db, { departureId }: SoldTour, lira: number): Promise<void> {
  await db
    .updateTable('departures')
    .set({ multi_room_price: lira * 100 })
    .where('id', '=', departureId)
    .execute()
}
