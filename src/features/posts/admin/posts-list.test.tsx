// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfficePostItem } from '../posts.admin.schema.ts'
import { PostsList } from './posts-list.tsx'

// What another file's screens have said is still there.
beforeEach(() => notifications.clean())
afterEach(() => {
  notifications.clean()
  cleanup()
})

const post = (id: number): OfficePostItem => ({
  ...{ id, title: `Yazı ${id}`, seo_name: `yazi-${id}`, status: 'yayinda', published_on: '2027-03-01', version: 1 },
  ...{ cover_image: null, langs: [], file_count: 0, file_video: null, visa: null },
})

test('moving a post to the top of a list that has changed meanwhile is refused with the reason, and read again', async () => {
  const refusal = { message: 'Sıra Düzeni Değiştirilmedi!', errors: { queue: ['Liste bu arada değişmiş.'] } }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 422 }))
  const data = [post(1), post(2)]
  const list = { data, ids: [1, 2], page: 1, per_page: 50, page_count: 1, total: 2 }
  let reads = 0
  const loader = () => {
    reads += 1
    return null
  }
  const element = <PostsList section="news" list={list} />
  render(
    <MantineProvider env="test">
      <Notifications />
      <RouterProvider router={createMemoryRouter([{ path: '/', element, loader, hydrateFallbackElement: <p>…</p> }])} />
    </MantineProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'En üste al' }, { timeout: 20_000 }))
  expect((await screen.findByRole('alert')).textContent).toBe('Sıra Düzeni Değiştirilmedi!Liste bu arada değişmiş.')
  await vi.waitFor(() => expect(reads).toBe(2))
})
