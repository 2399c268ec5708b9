import { Anchor, VisuallyHidden } from '@mantine/core'
import { ExternalLink, FolderTree } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { LanguageBadges } from '#src/base/admin-kit/list/language-badges.tsx'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { useRowEdits } from '#src/base/admin-kit/list/row-edits.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficeCategoryItem } from '../categories.admin.schema.ts'
import { categoriesAdminPath, categoryPath } from '../categories.links.ts'
import type { Route } from './+types/categories-page'
import { categoryTexts } from './category.strings.ts'
import { missingCategoryText } from './category-publishing.ts'

const here = '/admin/pages/tours-categories'

export const clientLoader = () => officeApi().get<OfficeCategoryItem[]>(categoriesAdminPath)

/** Lists the main categories, or with the query parameter `of` the sub-categories of one. */
export default function CategoriesPage({ loaderData: all }: Route.ComponentProps) {
  const t = useOfficeT(categoryTexts)
  const tKit = useOfficeT(kitTexts)
  const inside = (parent_id: number | null) => all.filter((category) => category.parent_id === parent_id)
  const [params] = useSearchParams()
  const parent = all.find(({ id }) => String(id) === params.get('of'))
  const nameOf = ({ name }: OfficeCategoryItem) => name
  const { order, link, actions } = useRowEdits<OfficeCategoryItem>({
    path: categoriesAdminPath,
    update: `${here}/update`,
    nameOf,
    list: { section: parent ? 'sub' : 'main', sub_category: parent?.id ?? '' },
  })
  return (
    <ListPage
      title={t('title')}
      lead={
        parent ? (
          <>
            <Anchor component={Link} to={here}>
              {t('to_main')}
            </Anchor>{' '}
            / {t('lead_of', { name: parent.name })}
          </>
        ) : (
          t('lead')
        )
      }
      list={inside(parent?.id ?? null)}
      nameOf={nameOf}
      add={{ label: t('add'), to: `${here}/insert` }}
      empty={t('empty')}
      listParams={['of']}
      order={order}
      columns={[
        {
          key: 'name',
          title: t('name'),
          render: (category) => link(category, category.name),
        },
        {
          key: 'subs',
          title: t('subs'),
          isExtra: true,
          render: ({ id, name, parent_id }) =>
            parent_id === null && (
              <Anchor component={Link} to={`${here}?of=${id}`} size="sm">
                {t('subs_of', { n: inside(id).length })}
                <VisuallyHidden> ({name})</VisuallyHidden>
              </Anchor>
            ),
        },
        {
          key: 'tours',
          title: t('tours'),
          align: 'right',
          render: ({ all_tour_count }) => all_tour_count,
        },
        {
          key: 'languages',
          title: t('languages'),
          isExtra: true,
          render: ({ langs }) => <LanguageBadges texts={langs} labelOf={missingCategoryText} />,
        },
      ]}
      actions={(category) => [
        ...(category.parent_id === null
          ? [{ label: t('subs'), icon: FolderTree, to: `${here}?of=${category.id}` }]
          : []),
        { label: tKit('view'), icon: ExternalLink, to: categoryPath(String(category.seo_name)), isOutside: true },
        ...actions(category),
      ]}
    />
  )
}
