import { data, type ServerBuild } from 'react-router'
import { ApiError } from '../http/client/client.ts'

type Loader = NonNullable<NonNullable<ServerBuild['routes'][string]>['module']['loader']>

/** The build, whose loaders turn what the API refuses into a page with its status: only what the API failed at is a failure of the page. */
export function withRefusals(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader
    return [id, loader ? { ...route, module: { ...route.module, loader: refusing(loader) } } : route]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function refusing(loader: Loader): Loader {
  return async (args) => {
    try {
      return await loader(args)
    } catch (error) {
      throw error instanceof ApiError && error.refused.status < 500 ? data(null, error.refused.status) : error
    }
  }
}
