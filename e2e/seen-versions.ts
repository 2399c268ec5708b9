import { type Request, request as requests } from '@playwright/test'

type Schema = { $ref?: string; properties?: Record<string, Schema> }
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } }
type Description = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }
type Route = { method: string; path: RegExp; takesVersion: boolean }

const read = new Map<string, Promise<Route[]>>()
/** Whose body is a form in `form_data`, plain, and an action. */
const known = ['/api/admin/products/1', '/api/admin/page-meta', '/api/admin/orders/1/status']

/**
 * What the office sends without the version that its user has seen, where the server would compare it: such a save overwrites what a
 * colleague saved meanwhile (docs/decisions/0041). Null for any other request.
 */
export async function unseenVersion(request: Request, baseURL: string): Promise<string | null> {
  const { pathname } = new URL(request.url())
  if (request.method() !== 'POST' || !pathname.startsWith('/api/admin/')) return null
  const sent = fieldsOf(request)
  if (!sent) return null
  const { _method: method = 'POST', form_data: form = sent } = sent as { _method?: string; form_data?: unknown }
  const reading = read.get(baseURL) ?? routesOf(baseURL)
  read.set(baseURL, reading)
  const routes = await reading.catch((error: unknown) => {
    read.delete(baseURL)
    throw error
  })
  if (!routes.find((route) => route.method === method && route.path.test(pathname))?.takesVersion) return null
  const fields = (typeof form === 'string' ? JSON.parse(form) : form) as object
  return 'version' in fields ? null : `no version: ${method} ${pathname}`
}

function fieldsOf(request: Request): object | null {
  try {
    return request.postDataJSON() as object | null
  } catch {
    // A file.
    return null
  }
}

/** Those with fewer parameters first, as the server looks for them. A POST to a list makes a new record. */
async function routesOf(baseURL: string): Promise<Route[]> {
  const client = await requests.newContext({ baseURL })
  const { paths, components } = (await (await client.get('/api/openapi.json')).json()) as Description
  await client.dispose()
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? resolved(components.schemas[schema.$ref.split('/').at(-1)!]!) : schema
  const hasVersion = ({ requestBody }: Operation) => {
    const body = requestBody?.content['application/json']?.schema
    if (!body) return false
    const { properties = {} } = resolved(body)
    const form = properties.form_data ? resolved(properties.form_data).properties : properties
    return form !== undefined && 'version' in form
  }
  const parameters = (path: string) => path.split('{').length
  const routes = Object.entries(paths)
    .toSorted(([a], [b]) => parameters(a) - parameters(b))
    .flatMap(([path, byMethod]) =>
      Object.entries(byMethod).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
        takesVersion: (method === 'put' || !byMethod.get) && hasVersion(operation),
      })),
    )
  for (const path of known)
    if (!routes.some((route) => route.takesVersion && route.path.test(path)))
      throw new Error(`the description does not say that ${path} takes a version`)
  return routes
}
