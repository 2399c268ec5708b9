import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_createClientRoutesWithHMRRevalidationOptOut as createUpdatedRoutes,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type Path,
  parsePath,
  UNSAFE_RemixErrorBoundary as RootErrorBoundary,
  type RouterContextProvider,
  type RouterProviderProps,
  UNSAFE_shouldHydrateRouteLoader as runsAtStart,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { navigationContext } from '../http/client/client.ts'
import { type LoaderData, loaderDataId } from './loader-data.ts'
import { openDocument } from './open-document.ts'

type Router = RouterProviderProps['router']
type Manifest = Parameters<typeof createClientRoutes>[0]
type RouteModules = Parameters<typeof createClientRoutes>[1]

declare global {
  interface Window {
    __reactRouterManifest: NonNullable<React.ContextType<typeof FrameworkContext>>['manifest']
    __reactRouterRouteModules: RouteModules
    __reactRouterDataRouter: Router
  }
}

/**
 * The router of a document, as the router's own HydratedRouter makes it, without what this site has no use for: all routes read
 * the API in the browser (docs/decisions/0072), so there is no request for loader data, and no decoder for their format; all routes are known
 * from the start. It is made before React hydrates, in a task of its own.
 */
export function createDocumentRouter(getContext: () => RouterContextProvider): Router {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window
  const state = readState(manifest.routes, modules)
  const router: Router = createRouter({
    routes: withMissingFiles(createClientRoutes(manifest.routes, modules, state, true, false), (id, property, load) =>
      withFile(fileOf(manifest.routes[id], property), load, () => router.state.navigation.location),
    ),
    history: documentHistory(state.at),
    getContext() {
      const context = getContext()
      context.set(navigationContext, () => router.state.navigation.location ?? null)
      return context
    },
    hydrationData: state,
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
  })
  if (router.state.initialized) router.initialize()
  if (import.meta.env.DEV) {
    // Read by the development server's script.
    window.__reactRouterDataRouter = Object.assign(router, { createRoutesForHMR: createUpdatedRoutes })
  }
  return router
}

/**
 * The browser's history. On the not-found page the router gets the address of that page, as on the server, while the browser shows the
 * requested one, also for fragments and after going back.
 * @param at path and query of that page
 */
function documentHistory(at: string | undefined): ReturnType<typeof createBrowserHistory> {
  const history = createBrowserHistory()
  if (!at) return history
  const { pathname } = window.location
  const { get } = Object.getOwnPropertyDescriptor(history, 'location')!
  return Object.defineProperty(history, 'location', {
    get() {
      const location = get!.call(history)
      return location.pathname === pathname ? { ...location, search: '', ...parsePath(at) } : location
    },
  })
}

type Routes = ReturnType<typeof createClientRoutes>
type Load = () => Promise<unknown>

/** The routes, whose files are loaded by `loading`, by property: the router itself reloads the present page for a missing one. */
function withMissingFiles(routes: Routes, loading: (id: string, property: string, load: Load) => Load): Routes {
  return routes.map((route) => {
    const { id, lazy, children } = route
    if (typeof lazy === 'object')
      for (const [property, load] of Object.entries(lazy))
        if (load) Object.assign(lazy, { [property]: loading(id, property, load as Load) })
    if (children) withMissingFiles(children, loading)
    return route
  })
}

/** Small files of a route may have its loader alone. */
function fileOf(route: Manifest[string], property: string): string {
  const { module, clientLoaderModule, clientActionModule, clientMiddlewareModule } = route!
  const own = { loader: clientLoaderModule, action: clientActionModule, middleware: clientMiddlewareModule }
  return own[property as keyof typeof own] ?? module
}

/** Loads the file, with one retry. A navigation whose file is missing continues as a document request. */
function withFile(file: string, load: Load, target: () => Path | undefined): Load {
  const read = () => import(/* @vite-ignore */ file)
  return async () => {
    try {
      await read().catch(read)
    } catch (error) {
      const to = target()
      if (to) return openDocument(to)
      throw error
    }
    return load()
  }
}

type State = {
  loaderData: Record<string, unknown>
  actionData: null
  errors: Record<string, unknown> | null
  at: string | undefined
}

function readState(routes: Manifest, modules: RouteModules): State {
  const text = document.getElementById(loaderDataId)?.textContent ?? ''
  const { loaderData, errors, at } = JSON.parse(text) as LoaderData
  // Routes of this document without a loader get null; those with a loader for browsers only have no data yet.
  for (const [id, module] of Object.entries(modules)) {
    const hasLoader = routes[id]?.hasLoader === true
    if (!hasLoader && !runsAtStart(id, module?.clientLoader, hasLoader, false)) loaderData[id] = null
  }
  return { loaderData, actionData: null, errors: errors && errorsFrom(errors), at }
}

function errorsFrom(errors: NonNullable<LoaderData['errors']>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([route, thrown]) => [
      route,
      thrown ? new ErrorResponse(thrown.status, thrown.statusText, thrown.data) : new Error('Unexpected Server Error'),
    ]),
  )
}

/** Not in an array of elements of its own: `useId` counts them, and the server's tree has one above the router's. */
export function DocumentRouter({ router }: { router: Router }): ReactNode {
  const [location, setLocation] = useState(router.state.location)
  const isStarted = useRef(router.state.initialized)
  useLayoutEffect(() => {
    // In development React runs effects twice.
    if (!isStarted.current) router.initialize()
    isStarted.current = true
  }, [router])
  useLayoutEffect(() => router.subscribe((state) => setLocation(state.location)), [router])
  const framework = useMemo(
    () => ({
      manifest: window.__reactRouterManifest,
      routeModules: window.__reactRouterRouteModules,
      future: {},
      ssr: true,
      isSpaMode: false,
      routeDiscovery: { mode: 'initial' } as const,
    }),
    [],
  )
  return (
    <FrameworkContext value={framework as React.ContextType<typeof FrameworkContext>}>
      <RootErrorBoundary location={location}>
        <RouterProvider router={router} />
      </RootErrorBoundary>
    </FrameworkContext>
  )
}
