import { UpdateScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import type { OfficeCategory } from '../categories.admin.schema.ts'
import { categoriesAdminPath } from '../categories.links.ts'
import type { Route } from './+types/category-update-page'
import { categoryTabs } from './category-form.ts'
import { categoryPublishing } from './category-publishing.ts'

export const clientLoader = () => officeApi().get<OfficeCategory[]>(`${categoriesAdminPath}?section=main`)

export default function CategoryUpdatePage({ loaderData: mains }: Route.ComponentProps) {
  return (
    <UpdateScreen<OfficeCategory>
      list="/admin/pages/tours-categories"
      path={categoriesAdminPath}
      table="categories"
      titleOf={({ name }) => name}
      publishing={() => categoryPublishing}
      tabs={(category) => categoryTabs(mains.filter(({ id }) => id !== category.id))}
    />
  )
}
