import { Anchor, Badge, Group, VisuallyHidden } from '@mantine/core'
import { ExternalLink, FolderTree, Pencil, Trash2 } from 'lucide-react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { confirmDelete } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { queueOf } from '#src/base/db/queue-order.ts'
import type { OfficeCategory } from '../categories.admin.schema.ts'
import { categoriesAdminPath, categoryPath } from '../categories.links.ts'
import type { Route } from './+types/categories-page'
import { categoryTexts } from './category.strings.ts'

const here = '/admin/pages/tours-categories'

export const clientLoader = () => officeApi().get<OfficeCategory[]>(categoriesAdminPath)

/** The main categories, or with `of` in the address those inside one. */
export default function CategoriesPage({ loaderData: all }: Route.ComponentProps) {
  const t = useOfficeT(categoryTexts)
  const tKit = useOfficeT(kitTexts)
  const languages = useOfficeLanguages()
  const { revalidate } = useRevalidator()
  const inside = (parent_id: number | null) => all.filter((category) => category.parent_id === parent_id)
  const [params] = useSearchParams()
  const parent = all.find(({ id }) => String(id) === params.get('of'))
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
      nameOf={({ name }) => name}
      add={{ label: t('add'), to: `${here}/insert` }}
      empty={t('empty')}
      listParams={['of']}
      order={(ids) =>
        edit(officeApi(), 'PUT', `${categoriesAdminPath}/queue`, {
          section: parent ? 'sub' : 'main',
          sub_category: parent?.id ?? '',
          queue: JSON.stringify(queueOf(ids)),
        })
      }
      columns={[
        {
          key: 'name',
          title: t('name'),
          render: (category) => (
            <RowLink to={`${here}/update`} state={targetOf(category)}>
              {category.name}
            </RowLink>
          ),
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
          render: ({ id, tour_count }) => tour_count + inside(id).reduce((n, sub) => n + sub.tour_count, 0),
        },
        {
          key: 'languages',
          title: t('languages'),
          isExtra: true,
          render: (category) => (
            <Group gap={4}>
              {languages.map(({ abbr }) => (
                <Badge key={abbr} size="sm" variant="light" color={category[`name_${abbr}`] ? 'teal' : 'gray'}>
                  {abbr}
                </Badge>
              ))}
            </Group>
          ),
        },
      ]}
      actions={(category) => [
        ...(category.parent_id === null
          ? [{ label: t('subs'), icon: FolderTree, to: `${here}?of=${category.id}` }]
          : []),
        { label: t('view'), icon: ExternalLink, to: categoryPath(String(category.seo_name)), isOutside: true },
        { label: tKit('edit'), icon: Pencil, to: `${here}/update`, state: targetOf(category) },
        {
          label: tKit('delete'),
          icon: Trash2,
          isDangerous: true,
          onClick: () =>
            confirmDelete(
              category.name,
              () => edit(officeApi(), 'DELETE', `${categoriesAdminPath}/${category.id}`),
              () => void revalidate(),
            ),
        },
      ]}
    />
  )
}
