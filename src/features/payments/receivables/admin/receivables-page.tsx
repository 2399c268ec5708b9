import { Paper, Stack } from '@mantine/core'
import { listSearch, useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { ListTable } from '#src/base/admin-kit/list/list-table.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { SaveFiles } from '#src/base/admin-kit/show/save-files.tsx'
import { receivablesAdminPath, receivablesFilePath, receivableTimes } from '../receivables.links.ts'
import type { Receivables } from '../receivables.schema.ts'
import { receivableTexts } from '../receivables.strings.ts'
import type { Route } from './+types/receivables-page'
import classes from './receivables.module.css'
import { useReceivableColumns } from './receivables-columns.tsx'
import { ReceivableSums } from './receivables-sums.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  officeApi().get<Receivables>(`${receivablesAdminPath}${listSearch(request.url, ['time'])}`)

/** What customers owe and by when. A sum opens its part of the list. */
export default function ReceivablesPage({ loaderData: { today, sums, dues } }: Route.ComponentProps) {
  const t = useOfficeT(receivableTexts)
  const query = useListQuery()
  const time = receivableTimes.find((each) => each === query.shown('time')) ?? ''
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <SaveFiles pathOf={(format) => `${receivablesFilePath}?file=${format}&time=${time}`} />
      </PageHead>
      <Stack gap="md">
        {sums.length > 0 && <ReceivableSums sums={sums} time={time} />}
        <Paper withBorder className={classes.list}>
          <ListTable
            rows={dues.map((due, id) => ({ ...due, id }))}
            columns={useReceivableColumns(today)}
            nameOf={({ order_no }) => order_no}
            isReorderable={false}
            emptyText={t('none')}
          />
        </Paper>
      </Stack>
    </>
  )
}
