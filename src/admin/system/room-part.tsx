import { Progress, Stack, Table, Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatInstant } from '#src/base/dates.ts'
import { fileSize } from '#src/base/files/file-size.ts'
import { Fold } from './fold.tsx'
import { Part } from './part.tsx'
import classes from './system.module.css'
import type { SystemState } from './system.schema.ts'
import { systemTexts } from './system.strings.ts'

/** Free disk and the size of the database; versions and tables on demand. */
export function RoomPart({ state }: { state: SystemState }) {
  const t = useOfficeT(systemTexts)
  const { lang } = usePreferences()
  const { disk, files, database, needs } = state
  const size = (bytes: number) => fileSize(bytes, lang)
  const isShort = needs.some(({ need }) => need === 'disk')
  return (
    <Part title={t('room')} id="room">
      <Stack gap="xs" mb="xs">
        {disk && (
          <div>
            <Text>{t('disk', { free: size(disk.free), total: size(disk.total) })}</Text>
            <Progress
              value={(1 - disk.free / disk.total) * 100}
              color={isShort ? 'red' : 'teal'}
              maw="30rem"
              mt={6}
              aria-label={t('disk_used')}
            />
          </div>
        )}
        {isShort && <Text maw="46rem">{t('disk_do')}</Text>}
        {files && <Text className={classes.anywhere}>{t('files', { place: files.place })}</Text>}
        {files?.trouble && <Text maw="46rem">{t(`files_${files.trouble}`)}</Text>}
        <Text>{t('database', { size: size(database.bytes) })}</Text>
      </Stack>
      <Fold label={t('technical')}>
        <Technical state={state} />
      </Fold>
    </Part>
  )
}

function Technical({ state: { database, pictures, node, started_at } }: { state: SystemState }) {
  const t = useOfficeT(systemTexts)
  const { lang } = usePreferences()
  return (
    <Stack gap="xs">
      <Text size="sm" className={classes.anywhere}>
        {t('versions', { node, postgres: database.version, schema: database.schema })}
      </Text>
      <Text size="sm">{t('started', { when: formatInstant(new Date(started_at), lang) })}</Text>
      <Text size="sm">{t('pictures', { n: pictures })}</Text>
      <Table verticalSpacing={6} maw={520}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('table')}</Table.Th>
            <Table.Th ta="right">{t('size')}</Table.Th>
            <Table.Th ta="right">{t('rows')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {database.tables.map(({ name, bytes, rows }) => (
            <Table.Tr key={name}>
              <Table.Td className={classes.anywhere}>{name}</Table.Td>
              <Table.Td ta="right">{fileSize(bytes, lang)}</Table.Td>
              <Table.Td ta="right">{rows.toLocaleString(lang)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  )
}
