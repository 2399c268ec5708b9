// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub, data } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { ApiError, refusedOf } from '#src/base/http/client/client.ts'
import { Broken } from './broken.tsx'

afterEach(cleanup)

const Nothing = () => null
const Failed = ({ error }: { error: unknown }) => <Broken lang="tr" error={error} />
const refused = (status: number) => new ApiError(refusedOf(status, {}))

test.each([
  [400, 'Bu adres açılamadı'],
  [404, 'Bu adres açılamadı'],
  [409, 'Bu adres açılamadı'],
  [410, 'Bu adres açılamadı'],
  [401, 'Bu sayfa size açık değil'],
  [403, 'Bu sayfa size açık değil'],
  [429, 'Çok sık denendi'],
  [500, 'Şu anda bu sayfayı gösteremiyoruz'],
  [503, 'Şu anda bu sayfayı gösteremiyoruz'],
])('an answer %d is told alike by server and browser: %s', async (status, title) => {
  for (const thrown of [data(null, status), refused(status)]) {
    const Page = createRoutesStub([
      {
        path: '/',
        Component: Nothing,
        HydrateFallback: Nothing,
        loader: () => {
          throw thrown
        },
        ErrorBoundary: Failed as never,
      },
    ])
    render(<Page />)
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    cleanup()
  }
})
