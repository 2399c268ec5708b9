import { Modal, Switch, Table, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { useReturnFocus } from '#src/base/admin-kit/form/return-focus.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatMoney } from '#src/base/money.ts'
import type { OfficeDeparture } from '../departures.schema.ts'
import { departureTexts } from './departures.strings.ts'
import { useRowName } from './departures-marks.tsx'
import { changedPrices, draftOfPrices, readPriceChange } from './departures-prices.ts'
import type { DepartureEdits } from './use-departure-edits.ts'

type Props = {
  rows: readonly OfficeDeparture[]
  withTour: boolean
  edits: DepartureEdits
  onClose: () => void
}

/** Changes the prices of several departures by a percentage or an amount, in one save, after a preview. */
export function DeparturesBulkPrices({ rows, withTour, edits, onClose }: Props) {
  const t = useOfficeT(departureTexts)
  const { lang } = usePreferences()
  const nameOf = useRowName(withTour)
  useReturnFocus()
  const [typed, setTyped] = useState('')
  const [isRound, setRound] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const change = readPriceChange(typed, lang)
  const preview = change ? rows.map((row) => ({ row, prices: changedPrices(row, change, isRound) })) : []
  const isBelow = preview.some(({ prices }) => prices.some(({ after }) => after <= 0))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    // React bubbles events through portals: the form of the page must not be submitted.
    event.stopPropagation()
    if (!change || isBelow) return
    setBusy(true)
    await edits.saveTexts(preview.map(({ row, prices }) => ({ row, texts: draftOfPrices(prices, lang) })))
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('prices_title', { n: rows.length })} size="lg" centered>
      <form onSubmit={(event) => void save(event)} noValidate>
        <TextInput
          label={t('prices_change')}
          description={t('prices_how')}
          placeholder="+%10"
          value={typed}
          error={typed.trim() !== '' && !change ? t('prices_unread') : isBelow && t('prices_below')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          data-autofocus
        />
        <Switch
          mt="sm"
          label={t('prices_round')}
          checked={isRound}
          onChange={({ currentTarget }) => setRound(currentTarget.checked)}
        />
        {preview.length > 0 && (
          <Table.ScrollContainer minWidth={360} mah="45dvh" mt="md">
            <Table stickyHeader>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('start_date')}</Table.Th>
                  <Table.Th>{t('prices_preview')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {preview.map(({ row, prices }) => (
                  <Table.Tr key={row.id}>
                    <Table.Td>{nameOf(row)}</Table.Td>
                    <Table.Td>
                      {prices.map(({ cell, before, after }) => (
                        <Text key={cell} size="sm" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                          <Text span c="dimmed" size="sm">
                            {t(cell === 'multi_room_price' || cell === 'single_room_price' ? cell : 'prices_child')}:{' '}
                          </Text>
                          {formatMoney(before, row.currency, lang)} → <b>{formatMoney(after, row.currency, lang)}</b>
                        </Text>
                      ))}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        <DialogEnd
          yes={t('prices_save', { n: rows.length })}
          isBusy={isBusy}
          isDisabled={!change || isBelow}
          onClose={onClose}
        />
      </form>
    </Modal>
  )
}
