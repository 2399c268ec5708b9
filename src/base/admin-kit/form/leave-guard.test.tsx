// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { LeaveGuard, LeaveGuardProvider } from './leave-guard.tsx'

afterEach(cleanup)

async function open(element: ReactNode) {
  const router = createMemoryRouter(
    [
      { path: '/form', element },
      { path: '/list', element: <p>the list</p> },
    ],
    { initialEntries: ['/form'] },
  )
  await act(async () =>
    render(
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>,
    ),
  )
  return { leave: () => act(() => router.navigate('/list')), path: () => router.state.location.pathname }
}

function isClosingAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

const buttons = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button', { name: /\S/ })
    .map((button) => button.textContent)
const save = async () => true

test('while a form is saved the router opens the next screen, and closing the tab is asked about', async () => {
  const { leave, path } = await open(<LeaveGuard isDirty isBusy save={save} />)
  expect(isClosingAsked()).toBe(true)
  await leave()
  expect([path(), isClosingAsked()]).toEqual(['/list', false])
})

test('a form is left by staying, leaving or saving', async () => {
  const { leave, path } = await open(<LeaveGuard isDirty save={save} />)
  await leave()
  expect(path()).toBe('/form')
  expect(buttons()).toEqual(['Sayfada kal', 'Kaydetmeden ayrıl', 'Kaydet ve ayrıl'])
  await act(async () => screen.getByText('Kaydet ve ayrıl').click())
  expect(path()).toBe('/list')
})

test.each([
  ['alone', <LeaveGuard key="alone" isDirty save={null} />],
  [
    'in a form that can be saved',
    <LeaveGuardProvider key="nested" isDirty save={save}>
      <LeaveGuard isDirty save={null} />
    </LeaveGuardProvider>,
  ],
])('what is not saved in passing is left by staying or leaving: %s', async (_, element) => {
  const { leave, path } = await open(element)
  await leave()
  expect(buttons()).toEqual(['Sayfada kal', 'Kaydetmeden ayrıl'])
  await act(async () => screen.getByText('Sayfada kal').click())
  expect(path()).toBe('/form')
})
