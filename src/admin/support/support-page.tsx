import { Alert, Anchor, Paper, Title } from '@mantine/core'
import { Link, useRevalidator } from 'react-router'
import { ListPages } from '#src/base/admin-kit/list/list-pages.tsx'
import { listSearch } from '#src/base/admin-kit/list/list-query.ts'
import { ListTable } from '#src/base/admin-kit/list/list-table.tsx'
import { useMay } from '#src/base/admin-kit/may.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { supportApiPath } from '#src/features/support/support.links.ts'
import type { SupportItems } from '#src/features/support/support.schema.ts'
import type { Route } from './+types/support-page'
import { supportTexts } from './support.strings.ts'
import { SupportForm } from './support-form.tsx'
import { useSupportColumns } from './support-list.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  officeApi().get<SupportItems>(`${supportApiPath}${listSearch(request.url, [])}`)

export default function SupportPage({ loaderData: requests }: Route.ComponentProps) {
  const t = useOfficeT(supportTexts)
  const maySet = useMay('settings')
  const { revalidate } = useRevalidator()
  const columns = useSupportColumns(requests)
  const { recipients, sends_mail, is_all } = requests
  const isAddress = recipients.length === 1 && recipients[0]!.includes('@')
  const lead = recipients.length === 0 || !sends_mail ? 'lead_nobody' : isAddress ? 'lead' : 'lead_people'
  return (
    <>
      <PageHead title={t('title')} lead={t(lead, { to: recipients.join(', ') })} />
      {!sends_mail && (
        <Alert color="orange" mb="md">
          {t('no_mail')}{' '}
          {maySet && (
            <Anchor component={Link} to="/admin/settings/mail" inherit c="inherit" underline="always">
              {t('to_mail')}
            </Anchor>
          )}
        </Alert>
      )}
      <SupportForm onSent={() => void revalidate()} />
      <Paper withBorder mt="lg" component="section" aria-labelledby="support-sent">
        <Title order={2} size="h4" id="support-sent" p="sm">
          {t(is_all ? 'sent_title' : 'sent_title_own')}
        </Title>
        <ListTable rows={requests.data} columns={columns} nameOf={({ subject }) => subject} emptyText={t('empty')} />
        {requests.total > 0 && <ListPages {...requests} />}
      </Paper>
    </>
  )
}
