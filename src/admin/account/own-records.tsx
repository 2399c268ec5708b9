import { Button } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { nothingAfter } from '#src/base/admin-kit/confirm.tsx'
import { ListTable } from '#src/base/admin-kit/list/list-table.tsx'
import { Loading } from '#src/base/admin-kit/loading.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { accountAuditApiPath } from '#src/features/accounts/accounts.links.ts'
import type { AuditItems } from '#src/features/accounts/audit/audit.schema.ts'
import { useAuditColumns } from '../audit/audit-list.tsx'
import { thingOf } from '../audit/audit-words.ts'
import { shellTexts } from '../screens/office-shell.strings.ts'
import { accountTexts } from './account.strings.ts'

type Loaded = Pick<AuditItems, 'data' | 'names' | 'page' | 'page_count'>
const none: Loaded = { data: [], names: {}, page: 0, page_count: 1 }

/** What the signed-in user did, newest first. */
export function OwnRecords() {
  const t = useOfficeT(accountTexts)
  const tShell = useOfficeT(shellTexts)
  const { lang } = usePreferences()
  const [records, setRecords] = useState<Loaded>(none)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const columns = useAuditColumns(records.names, { isOwn: true })
  const load = useCallback(async (page: number) => {
    setBusy(true)
    const next = await officeApi().get<AuditItems>(`${accountAuditApiPath}?page=${page}`).catch(nothingAfter)
    setBusy(false)
    setFailed(Array.isArray(next))
    if (Array.isArray(next)) return
    setRecords((before) => ({
      ...next,
      // A record made meanwhile moves others to the next page.
      data: [...before.data, ...next.data.filter(({ id }) => !before.data.some((known) => known.id === id))],
      names: { ...before.names, ...next.names },
    }))
  }, [])
  useEffect(() => {
    void load(1)
  }, [load])
  if (isFailed && records.page === 0)
    return (
      <Button variant="default" loading={isBusy} onClick={() => void load(1)}>
        {tShell('again')}
      </Button>
    )
  if (records.page === 0) return <Loading label={t('records')} width="60%" height={160} />
  return (
    <>
      <ListTable
        rows={records.data}
        nameOf={(item) => thingOf(item, lang).name}
        emptyText={t('records_empty')}
        columns={columns}
      />
      {records.page < records.page_count && (
        <Button variant="default" mt="sm" loading={isBusy} onClick={() => void load(records.page + 1)}>
          {t('older')}
        </Button>
      )}
    </>
  )
}
