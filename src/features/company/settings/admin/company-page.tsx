import { SingleScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { phoneOfDigits } from '#src/base/phone.ts'
import type { OfficeCompany } from '../settings.admin.schema.ts'
import { companyAdminPath as path } from '../settings.links.ts'
import type { Route } from './+types/company-page'
import { companyTabs } from './company-form.tsx'
import { companyTexts } from './settings.strings.ts'

/** The API has bare digits, and takes any notation. */
export const clientLoader = async () => {
  const company = await officeApi().get<OfficeCompany>(path)
  return { ...company, wp_no: phoneOfDigits(company.wp_no) }
}

export default function CompanyPage({ loaderData: record }: Route.ComponentProps) {
  const t = useOfficeT(companyTexts)
  return <SingleScreen title={t('title')} lead={t('lead')} path={path} record={record} tabs={companyTabs} />
}
