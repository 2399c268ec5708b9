import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { askConfirm, confirmDelete } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastNote } from '#src/base/admin-kit/toasts.ts'
import { departuresAdminPath } from '../departures.links.ts'
import type { OfficeDeparture } from '../departures.schema.ts'
import { switchable } from '../sale.rules.ts'
import { departureTexts } from './departures.strings.ts'
import { DeparturesBulkPrices } from './departures-bulk-prices.tsx'
import type { DepartureEdits } from './use-departure-edits.ts'

type Props = {
  /** the selected ones, at least one */
  rows: readonly OfficeDeparture[]
  /** the rows are of several tours */
  withTour: boolean
  edits: DepartureEdits
  onDone: () => void
  reload: () => Promise<unknown>
}

/** Actions on several departures. Each is one request that changes all of them or none. */
export function DeparturesBulk({ rows, withTour, edits, onDone, reload }: Props) {
  const t = useOfficeT(departureTexts)
  const tKit = useOfficeT(kitTexts)
  const ids = rows.map(({ id }) => id)
  const sold = rows.reduce((sum, { seats_taken }) => sum + seats_taken, 0)
  const [isPricing, setPricing] = useState(false)
  /** Closing or opening asks of every departure what it is now; the others of the selection stay as they are. */
  const switchSales = async (to: 'open' | 'closed') => {
    const wanted = switchable(rows, to)
    const special = wanted.filter(({ status }) => status === 'kesin' || status === 'sorunuz').length
    if (special > 0) {
      const question = { title: t('close_sales'), text: t('close_special', { n: special }), yes: t('close_sales') }
      if (!(await askConfirm(question))) return
    }
    const left = rows.length - wanted.length
    if (left > 0) toastNote(t(to === 'open' ? 'not_opened' : 'not_closed', { n: left }))
    edits.setStatus(wanted, to === 'open' ? 'satista' : 'dolu')
  }
  const cancel = async () => {
    const text = (
      <>
        <Text fw={600}>{t('selected', { n: rows.length })}</Text>
        <Text>{t('cancel_text')}</Text>
        {sold > 0 && <Text mt="xs">{t('cancel_sold', { n: sold })}</Text>}
      </>
    )
    const isConfirmed = await askConfirm({ title: tKit('sure'), text, yes: t('yes_cancel'), isDangerous: true })
    if (isConfirmed) edits.setStatus(rows, 'iptal')
  }
  const remove = () =>
    confirmDelete(
      t('selected', { n: rows.length }),
      () => edit(officeApi(), 'DELETE', departuresAdminPath, { delete_list: JSON.stringify(ids) }),
      () => {
        edits.forget(ids)
        onDone()
        void reload()
      },
    )
  return (
    <Group p="sm" gap="xs" role="toolbar" aria-label={t('bulk')}>
      <Text size="sm" fw={600} role="status">
        {t('selected', { n: rows.length })}
      </Text>
      <Button size="xs" variant="light" disabled={edits.isBusy} onClick={() => void switchSales('closed')}>
        {t('close_sales')}
      </Button>
      <Button size="xs" variant="light" disabled={edits.isBusy} onClick={() => void switchSales('open')}>
        {t('open_sales')}
      </Button>
      <Button size="xs" variant="light" disabled={edits.isBusy} onClick={() => setPricing(true)}>
        {t('prices')}
      </Button>
      <Button size="xs" variant="light" color="red" disabled={edits.isBusy} onClick={() => void cancel()}>
        {t('cancel_departures')}
      </Button>
      <Button size="xs" variant="light" color="red" disabled={edits.isBusy} onClick={remove}>
        {tKit('delete')}
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={onDone}>
        {t('unselect')}
      </Button>
      {isPricing && (
        <DeparturesBulkPrices rows={rows} withTour={withTour} edits={edits} onClose={() => setPricing(false)} />
      )}
    </Group>
  )
}
