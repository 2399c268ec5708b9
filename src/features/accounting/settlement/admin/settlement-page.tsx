import { Alert, Badge, Group, Paper, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { DayRange } from '#src/base/admin-kit/list/folded-filters.tsx'
import { listSearch } from '#src/base/admin-kit/list/list-query.ts'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { isolated } from '#src/base/admin-kit/show/isolated.tsx'
import { SaveFiles } from '#src/base/admin-kit/show/save-files.tsx'
import { formatDay, formatDayRange } from '#src/base/dates.ts'
import { formatExactMoney } from '#src/base/money.ts'
import { orderScreen } from '#src/features/orders/orders.links.ts'
import { SumsTable } from '../../admin/sums-table.tsx'
import { settlementFilePath, settlementPath } from '../settlement.links.ts'
import type { Settlement } from '../settlement.schema.ts'
import { settlementTexts } from '../settlement.strings.ts'
import type { Route } from './+types/settlement-page'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  officeApi().get<Settlement>(`${settlementPath}${listSearch(request.url, ['from', 'to'])}`)

const providerName = (provider: string) => (provider === 'paytr' ? 'PayTR' : 'iyzico')

/** Card payments of some days beside the provider's report. */
export default function SettlementPage({ loaderData: { from, to, rows, sums, unheard } }: Route.ComponentProps) {
  const t = useOfficeT(settlementTexts)
  const { lang } = usePreferences()
  const [isNarrowed, setNarrowed] = useState(false)
  const shown = isNarrowed ? rows.filter(({ difference }) => difference !== null) : rows
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Group align="flex-end" gap="sm" mb="md">
        <DayRange from={t('from')} to={t('to')} />
        <Text c="dimmed">{formatDayRange(from, to, lang)}</Text>
      </Group>
      {unheard.map((provider) => (
        <Alert key={provider} color="orange" mb="md">
          {t('unheard', { provider: providerName(provider) })}
        </Alert>
      ))}
      <Paper withBorder p="md" component="section" aria-label={t('title')}>
        {rows.length === 0 ? (
          <Text c="dimmed">{t('none')}</Text>
        ) : (
          <>
            <Group justify="space-between" gap="sm" mb="sm">
              <Group gap="md">
                {unheard.length === 0 && (
                  <Text fw={600} role="status" {...(sums.differences > 0 && { c: 'red' })}>
                    {sums.differences > 0
                      ? t('some_differ', { n: sums.differences })
                      : t('all_equal', { n: rows.length })}
                  </Text>
                )}
                {sums.differences > 0 && (
                  <Switch
                    label={t('only_differences')}
                    checked={isNarrowed}
                    onChange={({ currentTarget }) => setNarrowed(currentTarget.checked)}
                  />
                )}
              </Group>
              <Group gap="xs">
                <SaveFiles pathOf={(format) => `${settlementFilePath}?file=${format}&from=${from}&to=${to}`} />
              </Group>
            </Group>
            <Rows rows={shown} sums={sums} unheard={unheard} />
          </>
        )}
      </Paper>
    </>
  )
}

const amounts = ['ours', 'theirs', 'ours_back', 'theirs_back', 'commission', 'net'] as const

function Rows({ rows, sums, unheard }: Pick<Settlement, 'rows' | 'sums' | 'unheard'>) {
  const t = useOfficeT(settlementTexts)
  const { lang } = usePreferences()
  const money = (amount: number | null) => (amount === null ? '–' : formatExactMoney(amount, 'TRY', lang))
  return (
    <SumsTable
      minWidth={1080}
      named={3}
      head={[t('day'), t('order_no'), t('difference'), ...amounts.map((name) => t(name))]}
      rows={rows.map((row) => ({
        key: `${row.provider} ${row.attempt_no}`,
        cells: [
          <>
            {formatDay(row.day, lang)}
            <Text size="xs" c="dimmed">
              {providerName(row.provider)}
            </Text>
          </>,
          <>
            {row.order_id === null ? (
              <Text size="sm">{t('unknown')}</Text>
            ) : (
              <RowLink to={orderScreen} state={targetOf({ id: row.order_id })}>
                {row.order_no}
              </RowLink>
            )}
            <Text size="xs" c="dimmed">
              {isolated(row.name || row.attempt_no)}
            </Text>
          </>,
          <Badge key="difference" color={colourOf(row, unheard)} variant="light" miw="max-content">
            {t(row.difference ?? (unheard.includes(row.provider) ? 'not_compared' : 'equal'))}
          </Badge>,
          ...amounts.map((name) => money(row[name])),
        ],
      }))}
      sum={t('sum')}
      sums={amounts.map((name) => money(sums[name]))}
    />
  )
}

function colourOf(
  { difference, provider }: Pick<Settlement['rows'][number], 'difference' | 'provider'>,
  unheard: Settlement['unheard'],
): string {
  if (difference !== null) return 'red'
  return unheard.includes(provider) ? 'gray' : 'green'
}
