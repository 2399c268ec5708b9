import { InsertScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficeCategory } from '../categories.admin.schema.ts'
import { categoriesAdminPath } from '../categories.links.ts'
import type { Route } from './+types/category-insert-page'
import { categoryTexts } from './category.strings.ts'
import { categoryTabs } from './category-form.ts'
import { categoryPublishing } from './category-publishing.ts'

const list = '/admin/pages/tours-categories'

export const clientLoader = () => officeApi().get<OfficeCategory[]>(`${categoriesAdminPath}?section=main`)

export default function CategoryInsertPage({ loaderData: mains }: Route.ComponentProps) {
  const t = useOfficeT(categoryTexts)
  const kind = { list, path: categoriesAdminPath, tabs: categoryTabs(mains), publishing: categoryPublishing }
  return <InsertScreen {...kind} title={t('insert_title')} update={`${list}/update`} />
}
