import { Paper, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { officeApi, officeApiOf } from '#src/base/admin-kit/office-api.ts'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { ListBeside } from '#src/base/admin-kit/show/list-beside.tsx'
import { slug } from '#src/base/slug.ts'
import type { Site } from '#src/features/agency/company.schema.ts'
import type { OfficePageMeta } from '../page-meta.admin.schema.ts'
import { pageMetaAdminPath, pageRoutes } from '../page-meta.links.ts'
import { stateIn } from '../page-meta.rules.ts'
import type { Route } from './+types/page-meta-page'
import { MetaEditor } from './meta-editor.tsx'
import { MetaList } from './meta-list.tsx'
import { pageMetaTexts, pageNameTexts } from './page-meta.strings.ts'

export const clientLoader = async () => {
  const metas = await officeApi().get<OfficePageMeta[]>(pageMetaAdminPath)
  const langs = Object.keys(metas[0] ?? {}).flatMap((key) => /^title_(.+)$/.exec(key)?.[1] ?? [])
  const names = langs.map(async (lang) => [lang, (await officeApiOf(lang).get<Site>('/api/pages/site')).name] as const)
  return { metas, companies: Object.fromEntries(await Promise.all(names)) }
}

/** The list of pages beside the texts of the chosen one, which the query parameter `page` names. */
export default function PageMetaPage({ loaderData: { metas, companies } }: Route.ComponentProps) {
  const t = useOfficeT(pageMetaTexts)
  const { lang } = usePreferences()
  const languages = useOfficeLanguages()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isNarrow = useMediaQuery('(max-width: 62em)', undefined, { getInitialValueInEffect: false })
  // In state, because with unsaved texts LeaveGuard would ask at each change of the address.
  const [search, setSearch] = useState('')
  const [isOnlyOpen, setOnlyOpen] = useState(false)
  const others = languages.slice(1).map(({ abbr }) => abbr)
  const asked = params.get('lang')
  // Kept from page to page.
  const [second, setSecond] = useState(asked !== null && others.includes(asked) ? asked : (others[0] ?? null))

  const pages = useMemo(
    () =>
      pageRoutes.map((page) => ({
        ...page,
        isOfOne: 'isOfOne' in page,
        name: pageNameTexts[page.route_name][lang],
        meta: metas.find(({ route_name }) => route_name === page.route_name)!,
      })),
    [metas, lang],
  )
  const chosen = pages.find(({ route_name }) => route_name === params.get('page')) ?? pages[0]!
  const isGood = (meta: OfficePageMeta) => languages.every(({ abbr }) => stateIn(meta, abbr) === 'good')
  const shown = pages.filter(
    ({ name, path, meta }) => slug(`${name} ${path}`).includes(slug(search)) && !(isOnlyOpen && isGood(meta)),
  )
  const place = pages.indexOf(chosen)
  const next = shown.find((page) => pages.indexOf(page) > place)
  const previous = shown.findLast((page) => pages.indexOf(page) < place)
  const open = (route_name: string) =>
    void navigate({ search: `?page=${route_name}` }, { state: { isTyping: true }, preventScrollReset: true })

  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead', { n: pages.filter(({ meta }) => isGood(meta)).length, total: pages.length })}
      />
      <ListBeside
        list={
          isNarrow ? (
            <Select
              label={t('page')}
              data={pages.map(({ route_name, name }) => ({ value: route_name, label: name }))}
              value={chosen.route_name}
              onChange={(route_name) => route_name && open(route_name)}
              allowDeselect={false}
              searchable
            />
          ) : (
            <MetaList
              pages={shown}
              chosen={chosen.route_name}
              search={search}
              onSearch={setSearch}
              isOnlyOpen={isOnlyOpen}
              onOnlyOpen={setOnlyOpen}
            />
          )
        }
      >
        <Paper withBorder p="md">
          <MetaEditor
            key={chosen.route_name}
            page={chosen}
            companies={companies}
            lang={second}
            onLang={setSecond}
            onSaved={() => void revalidate()}
            onPrevious={previous && (() => open(previous.route_name))}
            onNext={next && (() => open(next.route_name))}
          />
        </Paper>
      </ListBeside>
    </>
  )
}
