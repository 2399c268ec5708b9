import { Text } from '@mantine/core'
import { Copy, ExternalLink, Eye } from 'lucide-react'
import { useNavigate, useRevalidator } from 'react-router'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { LanguageBadges } from '#src/base/admin-kit/list/language-badges.tsx'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { listSearch, useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { useRowEdits } from '#src/base/admin-kit/list/row-edits.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { confirmPublishingRows } from '#src/base/admin-kit/publishing/publish-dialog.tsx'
import { StatusBadge } from '#src/base/admin-kit/status-badge.tsx'
import type { OfficeCategory } from '#src/features/categories/categories.admin.schema.ts'
import { categoriesAdminPath } from '#src/features/categories/categories.links.ts'
import { tourPath, toursAdminPath } from '#src/features/tours/tours.links.ts'
import type { OfficeTourRow, OfficeTours } from '../tours.admin.schema.ts'
import type { Route } from './+types/tours-page'
import { tourTexts } from './tour.strings.ts'
import { changeStatuses, duplicateTour, toursScreen as here, openPreview } from './tour-actions.ts'
import { tourStatusTexts } from './tour-choices.strings.ts'
import { missingTourText } from './tour-publishing.ts'
import { FromPrice, NextDeparture, TourName } from './tour-row.tsx'
import { ToursFilters } from './tours-filters.tsx'

/** A list in drag order is loaded whole: the API's largest page, and further ones of that size. */
const wholeList = 200
const colours = { taslak: 'yellow', yayinda: 'teal', arsiv: 'gray' }
const statuses = { publish: 'yayinda', unpublish: 'taslak', archive: 'arsiv' } as const

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const requested = listSearch(request.url, ['section', 'status'])
  const isOrdered = /^\?(page=\d+&)?section=[^&]+$/.test(requested)
  const [tours, categories] = await Promise.all([
    officeApi().get<OfficeTours>(`${toursAdminPath}${requested}${isOrdered ? `&per_page=${wholeList}` : ''}`),
    officeApi().get<OfficeCategory[]>(categoriesAdminPath),
  ])
  return { tours, categories }
}

const nameOf = ({ name }: OfficeTourRow) => name

/** All tours, or with `section` in the address those of a category, in its order. */
export default function ToursPage({ loaderData: { tours, categories } }: Route.ComponentProps) {
  const t = useOfficeT(tourTexts)
  const tKit = useOfficeT(kitTexts)
  const query = useListQuery()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const languages = useOfficeLanguages()
  const section = query.shown('section')
  const { order, actions } = useRowEdits({ path: toursAdminPath, update: `${here}/update`, nameOf, list: { section } })
  const isWhole = query.isWhole(['section']) && tours.page_count <= 1
  return (
    <ListPage<OfficeTourRow>
      title={t('title')}
      lead={t(section === '' ? 'lead_choose' : isWhole ? 'lead_order' : 'lead_asked')}
      list={tours}
      nameOf={nameOf}
      searchIn={t('search_in')}
      filters={<ToursFilters categories={categories} />}
      add={{ label: t('add'), to: `${here}/insert` }}
      empty={t(section === '' ? 'empty' : 'empty_category')}
      listParams={['section']}
      saved={{ screen: 'products' }}
      {...(section !== '' && { order })}
      columns={[
        { key: 'name', title: t('tour'), sort: 'name', render: (tour) => <TourName tour={tour} /> },
        {
          key: 'categories',
          title: t('categories'),
          isExtra: 'wide',
          render: (tour) => (
            <Text size="sm" lineClamp={2}>
              {tour.categories.map(({ name }) => name).join(', ')}
            </Text>
          ),
        },
        {
          key: 'next',
          title: t('next'),
          sort: 'next_departure',
          isExtra: true,
          render: (tour) => <NextDeparture tour={tour} />,
        },
        {
          key: 'price',
          title: t('price'),
          sort: 'from_price',
          align: 'right',
          isExtra: true,
          render: (tour) => <FromPrice tour={tour} />,
        },
        {
          key: 'languages',
          title: t('languages'),
          isExtra: 'first',
          render: (tour) => <LanguageBadges texts={tour.languages} labelOf={missingTourText} />,
        },
        {
          key: 'status',
          title: t('status'),
          isExtra: 'last',
          render: ({ status }) => <StatusBadge status={status} texts={tourStatusTexts} colours={colours} />,
        },
      ]}
      actions={(tour) => {
        const [change, remove] = actions(tour)
        return [
          tour.status === 'yayinda'
            ? { label: tKit('view'), icon: ExternalLink, to: tourPath(tour.seo_name), isOutside: true }
            : { label: t('preview'), icon: Eye, onClick: () => void openPreview(tour.id) },
          change!,
          {
            label: t('duplicate'),
            icon: Copy,
            onClick: () => void duplicateTour(tour.id, (id) => navigate(`${here}/update`, { state: targetOf({ id }) })),
          },
          remove!,
        ]
      }}
      bulk={(['publish', 'unpublish', 'archive'] as const).map((key) => ({
        label: t(key),
        run: async (rows: OfficeTourRow[], done: () => void) => {
          if (key === 'publish' && !(await confirmPublishingRows(toBePublished(rows), languages, missingTourText)))
            return
          const answer = await changeStatuses(
            rows.map(({ id }) => id),
            statuses[key],
          )
          if (!toastAnswer(answer)) return
          done()
          await revalidate()
        },
      }))}
    />
  )
}

const toBePublished = (rows: readonly OfficeTourRow[]) =>
  rows.filter(({ status }) => status !== 'yayinda').map(({ id, name, languages }) => ({ id, name, texts: languages }))
