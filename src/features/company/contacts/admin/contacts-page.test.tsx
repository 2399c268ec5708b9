// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { OfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import type { OfficeContact } from '../contacts.admin.schema.ts'
import ContactsPage from './contacts-page.tsx'

afterEach(cleanup)

const language = (abbr: string, is_default: boolean) => ({ abbr, lang: abbr, is_default, active: true })
const email = (id: number, content_data: string, lang: string): OfficeContact => ({
  ...{ id, content_data, lang },
  section: 'email',
  name: '',
  version: 1,
})

const Nothing = () => null

async function show(contacts: OfficeContact[], at = '/') {
  const Page = createRoutesStub([
    { path: '/', Component: ContactsPage as ComponentType, HydrateFallback: Nothing, loader: () => contacts },
  ])
  render(
    <MantineProvider env="test">
      <OfficeLanguages value={[language('tr', true), language('en', false)]}>
        <Page initialEntries={[at]} />
      </OfficeLanguages>
    </MantineProvider>,
  )
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })
}
const toldAt = () => screen.queryAllByText(/bildirim e-postaları/).map((hint) => hint.closest('td')?.textContent)

test('the first e-mail address of the default language says that notices come there', async () => {
  const contacts = [
    email(1, 'hello@deneme.example', 'en'),
    email(2, 'bilgi@deneme.example', 'tr'),
    email(3, 'muhasebe@deneme.example', 'tr'),
  ]
  await show(contacts)
  expect(toldAt()).toEqual([expect.stringContaining('bilgi@deneme.example')])
  cleanup()
  await show(contacts, '/?lang=en')
  expect(screen.getAllByText('hello@deneme.example')).not.toEqual([])
  expect(toldAt()).toEqual([])
})
