import { Badge, Table, Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { TimeAgo } from '#src/base/admin-kit/time-ago-text.tsx'
import { Fold } from './fold.tsx'
import { Part } from './part.tsx'
import classes from './system.module.css'
import type { SystemState } from './system.schema.ts'
import { sweepName, systemTexts } from './system.strings.ts'

type Sweep = SystemState['sweeps'][number]

/** Recurring work: what fails, and the rest on demand. */
export function WorkList({ sweeps }: Pick<SystemState, 'sweeps'>) {
  const t = useOfficeT(systemTexts)
  const { lang } = usePreferences()
  const failing = sweeps.filter(({ failed_since }) => failed_since !== null)
  return (
    <Part title={t('work')} id="work">
      {sweeps.length === 0 && <Text c="dimmed">{t('work_none')}</Text>}
      {sweeps.length > 0 && failing.length === 0 && <Text>{t('work_well')}</Text>}
      {failing.length > 0 && (
        <ul className={classes.list}>
          {failing.map(({ name, failed_since }) => (
            <li key={name}>
              <Text fw={600}>{sweepName(name, lang)}</Text>
              <Dimmed>
                {t('work_fails')} <TimeAgo at={failed_since!} />
              </Dimmed>
            </li>
          ))}
        </ul>
      )}
      {failing.length > 0 && (
        <Text size="sm" mt="sm" maw="46rem">
          {t('work_do')}
        </Text>
      )}
      {sweeps.length > 0 && (
        <Fold label={t('work_all', { n: sweeps.length })}>
          <AllWork sweeps={sweeps} />
        </Fold>
      )}
    </Part>
  )
}

function AllWork({ sweeps }: { sweeps: readonly Sweep[] }) {
  const t = useOfficeT(systemTexts)
  const { lang } = usePreferences()
  const named = sweeps.map((sweep) => ({ ...sweep, title: sweepName(sweep.name, lang) }))
  const took = (ms: number) =>
    ms < 1000 ? t('ms', { n: ms }) : t('seconds', { n: (ms / 1000).toLocaleString(lang, { maximumFractionDigits: 1 }) })
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('work_name')}</Table.Th>
            <Table.Th>{t('work_last')}</Table.Th>
            <Table.Th ta="right">{t('work_took')}</Table.Th>
            <Table.Th>{t('work_state')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {named
            .sort((a, b) => a.title.localeCompare(b.title, lang))
            .map(({ name, title, last_at, ms, failed_since }) => (
              <Table.Tr key={name}>
                <Table.Td>{title}</Table.Td>
                <Table.Td>
                  <TimeAgo at={last_at} />
                </Table.Td>
                <Table.Td ta="right">{took(ms)}</Table.Td>
                <Table.Td>
                  <Badge variant="light" color={failed_since ? 'red' : 'teal'} tt="none" miw="max-content">
                    {t(failed_since ? 'failed' : 'well')}
                  </Badge>
                </Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
