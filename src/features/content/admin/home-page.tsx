import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { useSay } from '#src/base/admin-kit/texts.ts'
import type { OfficeContent } from '../content.admin.schema.ts'
import { contentsAdminPath } from '../content.links.ts'
import type { Route } from './+types/home-page.ts'
import { ContentSections } from './content-sections.tsx'
import { contentWords } from './content-words.ts'

export const clientLoader = () => officeApi().get<OfficeContent[]>(`${contentsAdminPath}?page=home`)

export default function HomePage({ loaderData: items }: Route.ComponentProps) {
  const say = useSay(contentWords)
  return (
    <>
      <PageHead title={say('home_title')} lead={say('home_lead')} />
      <ContentSections page="home" items={items} here="/admin/pages/home" />
    </>
  )
}
