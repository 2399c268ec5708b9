import { EditPage } from '#src/base/admin-kit/edit-page.tsx'
import { edit } from '#src/base/admin-kit/edits.ts'
import { kitTexts } from '#src/base/admin-kit/kit-texts.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { Target } from '#src/base/admin-kit/target.tsx'
import { useSay } from '#src/base/admin-kit/texts.ts'
import type { OfficeCategory } from '../categories.admin.schema.ts'
import { categoriesAdminPath } from '../categories.links.ts'
import type { Route } from './+types/category-update-page.ts'
import { categoryTabs } from './category-form.ts'

const list = '/admin/pages/tours-categories'

export const clientLoader = () => officeApi().get<OfficeCategory[]>(`${categoriesAdminPath}?section=main`)

export default function CategoryUpdatePage({ loaderData: mains }: Route.ComponentProps) {
  const sayKit = useSay(kitTexts)
  return (
    <Target list={list} load={(id) => officeApi().get<OfficeCategory>(`${categoriesAdminPath}/${id}`)}>
      {(category, reload) => (
        <EditPage
          title={category.name}
          back={{ to: list, label: sayKit('back') }}
          tabs={categoryTabs(mains.filter(({ id }) => id !== category.id))}
          thing={category}
          send={(form) =>
            edit(officeApi(), 'PUT', `${categoriesAdminPath}/${category.id}`, { form_data: JSON.stringify(form) })
          }
          onSaved={reload}
          onReload={reload}
        />
      )}
    </Target>
  )
}
