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
  UNSAFE_RemixErrorBoundary as RootErrorBoundary,
  type RouterContextProvider,
  type RouterProviderProps,
  UNSAFE_shouldHydrateRouteLoader as runsAtStart,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { navigationContext } from '../http/client/client.ts'
import { type LoaderData, loaderDataId } from './loader-data.ts'

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
    routes: createClientRoutes(manifest.routes, modules, state, true, false),
    history: createBrowserHistory(),
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

type State = { loaderData: Record<string, unknown>; actionData: null; errors: Record<string, unknown> | null }

function readState(routes: Manifest, modules: RouteModules): State {
  const text = document.getElementById(loaderDataId)?.textContent ?? ''
  const { loaderData, errors } = JSON.parse(text) as LoaderData
  // Of the routes of this document: those that need no data have null, those with a loader for browsers only have none yet.
  for (const [id, module] of Object.entries(modules)) {
    const hasLoader = routes[id]?.hasLoader === true
    if (!hasLoader && !runsAtStart(id, module?.clientLoader, hasLoader, false)) loaderData[id] = null
  }
  return { loaderData, actionData: null, errors: errors && errorsFrom(errors) }
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
