import { data, type ServerBuild } from 'react-router'
import { renderedContext } from '../answers/rendered.server.ts'
import { isOfficePath } from '../areas.ts'
import { ApiError } from '../http/client/client.ts'

type Route = NonNullable<ServerBuild['routes'][string]>
type Loader = NonNullable<Route['module']['loader']>

/**
 * The build with the routes of the public site only: the router matches an address with all routes, and creates all of them for each
 * page. Loader data bypasses the router (`renderedContext`), which would write it as an unused stream.
 */
export function siteBuild(build: ServerBuild): ServerBuild {
  const isSite = (id: string): boolean => {
    const { path, parentId } = build.routes[id]!
    return !(path && isOfficePath(`/${path}`)) && (!parentId || isSite(parentId))
  }
  const ofSite = <R>(routes: Record<string, R>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isSite(id)))
  return {
    ...build,
    routes: Object.fromEntries(
      Object.entries(ofSite(build.routes)).map(([id, route]) => [id, route && besideStream(route)]),
    ),
    assets: { ...build.assets, routes: ofSite(build.assets.routes) },
  }
}

function besideStream(route: Route): Route {
  const { loader } = route.module
  return loader ? { ...route, module: { ...route.module, loader: keeping(route.id, loader) } } : route
}

function keeping(id: string, loader: Loader): Loader {
  return async (args) => {
    const answer = await loaded(loader, args)
    if (answer instanceof Response) return answer
    const { loaderData } = args.context.get(renderedContext)
    if (!isWithStatus(answer)) {
      loaderData[id] = answer
      return null
    }
    loaderData[id] = answer.data
    return data(null, answer.init ?? undefined)
  }
}

/** A request that the API refuses is a page with that status; only a failure of the API is a failure of the page. */
async function loaded(loader: Loader, args: Parameters<Loader>[0]): Promise<unknown> {
  try {
    return await loader(args)
  } catch (error) {
    throw error instanceof ApiError && error.refused.status < 500 ? data(null, error.refused.status) : error
  }
}

type WithStatus = ReturnType<typeof data<unknown>>

/** As `data` of the router makes it, whose class is not exported. */
function isWithStatus(answer: unknown): answer is WithStatus {
  return (answer as WithStatus | null)?.type === 'DataWithResponseInit'
}
