// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { OfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import type { OfficeCategoryItem } from '../categories.admin.schema.ts'
import CategoriesPage from './categories-page.tsx'

afterEach(cleanup)

const language = (abbr: string, lang: string) => ({ abbr, lang, is_default: abbr === 'tr', active: true })
const Nothing = () => null

test('a language with a name alone is not shown as one that visitors see', async () => {
  const category: OfficeCategoryItem = {
    ...{ id: 1, parent_id: null, name: 'Balkan Turları', name_en: 'Balkan Tours', seo_name: 'balkan', queue: 1 },
    ...{ version: 1, cover_image: null, tour_count: 2, all_tour_count: 3 },
    langs: [
      { lang: 'tr', missing: [], held: false },
      { lang: 'en', missing: ['description'], held: false },
    ],
  }
  const Page = createRoutesStub([
    { path: '/', Component: CategoriesPage as ComponentType, HydrateFallback: Nothing, loader: () => [category] },
  ])
  render(
    <MantineProvider env="test">
      <OfficeLanguages value={[language('tr', 'Türkçe'), language('en', 'English')]}>
        <Page />
      </OfficeLanguages>
    </MantineProvider>,
  )
  expect((await screen.findByTitle(/^English/)).title).toContain('Tanıtım yazısı')
  expect(screen.getByTitle(/^Türkçe/).title).not.toContain('Tanıtım yazısı')
  expect(screen.getByRole('cell', { name: '3' })).toBeTruthy()
})
