import { useNavigate } from 'react-router'
import { EditPage } from '#src/base/admin-kit/edit-page.tsx'
import { edit } from '#src/base/admin-kit/edits.ts'
import { kitTexts } from '#src/base/admin-kit/kit-texts.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { targetOf } from '#src/base/admin-kit/target.tsx'
import { useSay } from '#src/base/admin-kit/texts.ts'
import type { OfficeCategory } from '../categories.admin.schema.ts'
import { categoriesAdminPath } from '../categories.links.ts'
import type { Route } from './+types/category-insert-page.ts'
import { categoryTabs } from './category-form.ts'
import { categoryWords } from './category-texts.ts'

const list = '/admin/pages/tours-categories'

export const clientLoader = () => officeApi().get<OfficeCategory[]>(`${categoriesAdminPath}?section=main`)

export default function CategoryInsertPage({ loaderData: mains }: Route.ComponentProps) {
  const say = useSay(categoryWords)
  const sayKit = useSay(kitTexts)
  const navigate = useNavigate()
  return (
    <EditPage
      title={say('insert_title')}
      back={{ to: list, label: sayKit('back') }}
      tabs={categoryTabs(mains)}
      thing={null}
      send={(form) => edit(officeApi(), 'POST', categoriesAdminPath, { form_data: JSON.stringify(form) })}
      onSaved={(id) => void navigate(`${list}/update`, { state: targetOf({ id }), replace: true })}
    />
  )
}
