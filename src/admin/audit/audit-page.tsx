import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { listSearch, useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { auditApiPath } from '#src/features/accounts/accounts.links.ts'
import type { AuditItems } from '#src/features/accounts/audit/audit.schema.ts'
import type { Route } from './+types/audit-page'
import { auditTexts } from './audit.strings.ts'
import { AuditFilters, auditFilters } from './audit-filters.tsx'
import { useAuditColumns } from './audit-list.tsx'
import { thingOf } from './audit-words.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  officeApi().get<AuditItems>(`${auditApiPath}${listSearch(request.url, auditFilters)}`)

export default function AuditPage({ loaderData: records }: Route.ComponentProps) {
  const t = useOfficeT(auditTexts)
  const { lang } = usePreferences()
  const isOne = useListQuery().shown('thing') !== ''
  const columns = useAuditColumns(records.names)
  return (
    <ListPage
      title={t('title')}
      lead={
        isOne ? (
          <>
            {t('lead_one')}{' '}
            <Anchor component={Link} to="?" underline="always">
              {t('show_all')}
            </Anchor>
          </>
        ) : (
          t('lead')
        )
      }
      list={records}
      nameOf={(item) => thingOf(item, lang).name}
      searchIn={t('search_in')}
      filters={<AuditFilters people={records.people} />}
      columns={columns}
      empty={t('empty')}
    />
  )
}
