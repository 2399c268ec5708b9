import { Alert, Anchor, Badge, Button, Code, Group, Loader, Stack, Table, Text } from '@mantine/core'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { TimeAgo } from '#src/base/admin-kit/time-ago-text.tsx'
import { formatDay, formatInstant, minuteMs } from '#src/base/dates.ts'
import { fileSize } from '#src/base/files/file-size.ts'
import { backupsPath } from '#src/features/backups/backups.links.ts'
import type { BackupState } from '#src/features/backups/backups.schema.ts'
import { backup_failed } from '#src/features/backups/backups.strings.ts'
import { backupTexts } from './backups-part.strings.ts'
import { Fold } from './fold.tsx'
import { Part } from './part.tsx'
import classes from './system.module.css'

type Props = { state: BackupState; onChange: () => void }

/** Backups: the last and the next one, what failed, those that are kept; or how to set them up. */
export function BackupsPart({ state, onChange }: Props) {
  const t = useOfficeT(backupTexts)
  const { place, running, last, failure } = state
  if (!place && !last && !failure && !running) return <NotSetUp />
  return (
    <Part
      title={t('title')}
      id="backups"
      action={place && <BackUpNow isRunning={running !== null} onDone={onChange} />}
    >
      <Stack gap="sm" align="flex-start">
        {running && <Running running={running} />}
        {failure && !running && <Failed failure={failure} hasLast={last !== null} />}
        <Last state={state} />
        {place && !place.is_writable && !failure && <Text c="red">{t('not_writable')}</Text>}
        {place?.shares_disk && <Dimmed maw="46rem">{t('shares_disk')}</Dimmed>}
        {place ? <Kept state={state} place={place} /> : <Text c="dimmed">{t('elsewhere')}</Text>}
      </Stack>
    </Part>
  )
}

function BackUpNow({ isRunning, onDone }: { isRunning: boolean; onDone: () => void }) {
  const t = useOfficeT(backupTexts)
  const { send, isBusy } = useSend()
  const begin = () => send('POST', backupsPath, { onDone, onRefused: onDone })
  return (
    <Button variant="default" onClick={() => void begin()} loading={isBusy} disabled={isRunning}>
      {t('now')}
    </Button>
  )
}

function Running({ running: { started_at } }: { running: NonNullable<BackupState['running']> }) {
  const t = useOfficeT(backupTexts)
  const { lang } = usePreferences()
  return (
    <Group gap="xs" role="status">
      <Loader size="xs" aria-hidden="true" />
      <Text>{t('running', { when: formatInstant(new Date(started_at), lang) })}</Text>
    </Group>
  )
}

function Failed({ failure, hasLast }: { failure: NonNullable<BackupState['failure']>; hasLast: boolean }) {
  const t = useOfficeT(backupTexts)
  const tReason = useOfficeT(backup_failed)
  const { lang } = usePreferences()
  const { at, reason, detail, count } = failure
  return (
    <Alert color="orange" icon={<TriangleAlert size={24} />} title={t(hasLast ? 'failed' : 'failed_first')} w="100%">
      <Text size="sm">{tReason(reason)}</Text>
      <Text size="sm" mt={4}>
        {t('tried', { n: count, when: formatInstant(new Date(at), lang) })}
        {reason === 'unexpected' && (
          <>
            {' '}
            <Anchor component={Link} to="/admin/support" underline="always" inherit c="inherit">
              {t('ask_support')}
            </Anchor>
          </>
        )}
      </Text>
      {detail && (
        <Fold label={t('technical')}>
          <Code className={classes.anywhere} style={{ whiteSpace: 'pre-wrap' }}>
            {detail}
          </Code>
        </Fold>
      )}
    </Alert>
  )
}

function Last({ state: { last, next_at, is_overdue, running, place } }: { state: BackupState }) {
  const t = useOfficeT(backupTexts)
  const { lang } = usePreferences()
  const isSoon = next_at !== null && Date.parse(next_at) <= Date.now()
  return (
    <div>
      {last ? (
        <>
          <Group gap="xs">
            <Text fw={600}>
              {t('last')} <TimeAgo at={last.ended_at} />
            </Text>
            {is_overdue && (
              <Badge color="orange" variant="light" tt="none" miw="max-content">
                {t('overdue')}
              </Badge>
            )}
          </Group>
          <Text size="sm">
            {formatInstant(new Date(last.ended_at), lang)} · {fileSize(last.bytes, lang)} ·{' '}
            {took(Date.parse(last.ended_at) - Date.parse(last.started_at), t)}
          </Text>
          <Group gap={6} mt={2} wrap="nowrap" align="flex-start">
            <CircleCheck color="var(--mantine-color-teal-text)" style={{ flex: 'none', marginTop: 3 }} />
            <Text size="sm">{t('checked')}</Text>
          </Group>
          {last.missing > 0 && <Missing {...last} />}
        </>
      ) : (
        <Text>{t(running ? 'first_running' : 'none')}</Text>
      )}
      {place && next_at && !running && (
        <Text size="sm" mt={4}>
          {isSoon ? t('next_soon') : t('next', { when: formatInstant(new Date(next_at), lang) })}
        </Text>
      )}
    </div>
  )
}

function Missing({ missing, missing_files }: { missing: number; missing_files: readonly string[] }) {
  const t = useOfficeT(backupTexts)
  const more = missing - missing_files.length
  return (
    <Alert color="orange" icon={<TriangleAlert size={24} />} mt="xs">
      <Text size="sm">{t('missing', { n: missing })}</Text>
      <Fold label={t('missing_names')}>
        <Code block className={classes.anywhere} style={{ whiteSpace: 'pre-wrap' }}>
          {missing_files.join('\n')}
        </Code>
        {more > 0 && <Text size="sm">{t('missing_more', { n: more })}</Text>}
      </Fold>
    </Alert>
  )
}

function took(ms: number, t: (key: 'seconds' | 'minutes', values: { n: number }) => string): string {
  return ms < 90_000
    ? t('seconds', { n: Math.max(1, Math.round(ms / 1000)) })
    : t('minutes', { n: Math.round(ms / minuteMs) })
}

function Kept({ state: { files }, place }: { state: BackupState; place: NonNullable<BackupState['place']> }) {
  const t = useOfficeT(backupTexts)
  const { lang } = usePreferences()
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <Fold label={files.length > 0 ? t('kept', { n: files.length, size: fileSize(total, lang) }) : t('kept_none')}>
      <Stack gap="xs">
        <Text size="sm" className={classes.anywhere}>
          {t('folder')} <Code>{place.folder}</Code>
          {place.free !== null && ` · ${t('free', { size: fileSize(place.free, lang) })}`}
        </Text>
        <Text size="sm">{t('plan', { hours: place.every_hours, n: place.keep })}</Text>
        {files.length > 0 && (
          <Table verticalSpacing={6} maw={620}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('when')}</Table.Th>
                <Table.Th ta="right">{t('size')}</Table.Th>
                <Table.Th>{t('state')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {files.map(({ name, day, time, bytes, made_at }) => (
                <Table.Tr key={name}>
                  <Table.Td title={name}>
                    {formatDay(day, lang)} {time}
                  </Table.Td>
                  <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                    {fileSize(bytes, lang)}
                  </Table.Td>
                  <Table.Td>{t(made_at ? 'is_checked' : 'not_on_record')}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Fold>
  )
}

function NotSetUp() {
  const t = useOfficeT(backupTexts)
  return (
    <Part title={t('title')} id="backups">
      <Stack gap="xs" align="flex-start">
        <Text maw="46rem">{t('off')}</Text>
        <Text maw="46rem">{t('off_do')}</Text>
        <Fold label={t('off_how')}>
          <Stack gap="xs">
            <Text size="sm" maw="46rem">
              {t('off_settings')}
            </Text>
            <Code block>
              {['BACKUP_DIR=/yedekler', 'BACKUP_PASSPHRASE=…', 'BACKUP_EVERY=24', 'BACKUP_KEEP=14'].join('\n')}
            </Code>
            <Text size="sm" maw="46rem">
              {t('off_passphrase')}
            </Text>
          </Stack>
        </Fold>
      </Stack>
    </Part>
  )
}
