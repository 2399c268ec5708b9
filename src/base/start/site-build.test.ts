import { RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { ApiError, refusedOf } from '../http/client/client.ts'
import { siteBuild } from './site-build.server.ts'

const refused = (status: number) => new ApiError(refusedOf(status, { message: 'Olmadı' }))

/** What the loader of a page throws, once its route is one of the site. */
function thrownBy(thrown: unknown): Promise<unknown> {
  const module = {
    default: () => null,
    loader: () => {
      throw thrown
    },
  }
  const route = { id: 'page', path: 'sayfa', module }
  const build = { routes: { page: route }, assets: { routes: {} } } as unknown as ServerBuild
  const { loader } = siteBuild(build).routes.page!.module
  const args = { context: new RouterContextProvider() } as unknown as Parameters<NonNullable<typeof loader>>[0]
  return Promise.resolve(loader!(args)).then(
    () => null,
    (error: unknown) => error,
  )
}

test.each([400, 401, 403, 404, 409, 410, 422, 429])(
  'an answer %d of the API is a page with that status, and no failure',
  async (status) => {
    expect(await thrownBy(refused(status))).toMatchObject({ init: { status } })
  },
)

test.each([refused(500), refused(503), new TypeError('broken')])('%s is a failure of the page', async (error) => {
  expect(await thrownBy(error)).toBe(error)
})
