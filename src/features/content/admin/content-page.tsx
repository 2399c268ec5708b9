import { useLocation } from 'react-router'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import type { OfficeContent } from '../content.admin.schema.ts'
import { contentsAdminPath } from '../content.links.ts'
import type { Route } from './+types/content-page'
import { contentTexts } from './content.strings.ts'
import { contentScreenAt } from './content-screens.ts'
import { ContentSections } from './content-sections.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { page } = contentScreenAt(new URL(request.url).pathname)
  return officeApi().get<OfficeContent[]>(`${contentsAdminPath}?page=${page}`)
}

/** Edits the sections of one page of the site. */
export default function ContentPage({ loaderData: items }: Route.ComponentProps) {
  const t = useOfficeT(contentTexts)
  const { page, title, lead, here } = contentScreenAt(useLocation().pathname)
  return (
    <>
      <PageHead title={t(title)} lead={t(lead)} />
      <ContentSections page={page} items={items} here={here} />
    </>
  )
}
