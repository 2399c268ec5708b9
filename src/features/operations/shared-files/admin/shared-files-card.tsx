import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { confirmDelete } from '#src/base/admin-kit/confirm.tsx'
import { download } from '#src/base/admin-kit/download.ts'
import { FailureAlert } from '#src/base/admin-kit/failure-alert.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import { formatInstant } from '#src/base/dates.ts'
import { fileSize } from '#src/base/files/file-size.ts'
import type { ShownDeparture } from '../../departures/departure-lists.schema.ts'
import { maxSharedFiles, sharedFilesPath } from '../shared-files.links.ts'
import type { SharedFile, SharedFiles } from '../shared-files.schema.ts'
import { SharedFileDialog } from './shared-file-dialog.tsx'
import { sharedFileTexts } from './shared-files.strings.ts'

/** The files that everybody on a departure can read: a list, and an upload for who may write. */
export function SharedFilesCard({ departure }: { departure: ShownDeparture }) {
  const t = useOfficeT(sharedFileTexts)
  const path = sharedFilesPath(departure.id)
  // The departure is another object whenever a file, or an order of it, changed.
  const { found, lastFailed, again } = useOwnLoad<SharedFiles>(path, departure)
  const [isAdding, setAdding] = useState(false)
  const isCancelled = departure.status === 'iptal'
  if (isCancelled && !found?.files.length) return null
  const mayAdd = found?.may_write && !isCancelled && found.files.length < maxSharedFiles
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="shared-files-title">
      <Title order={2} size="h4" id="shared-files-title" mb={6}>
        {t('title')}
      </Title>
      <FailureAlert of={lastFailed} />
      {found && (
        <Stack gap="sm">
          <Text size="sm">{t(isCancelled ? 'cancelled' : 'lead')}</Text>
          {found.files.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('empty')}
            </Text>
          ) : (
            <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
              {found.files.map((file) => (
                <Row key={file.id} file={file} path={path} mayRemove={found.may_write} onRemoved={again} />
              ))}
            </Stack>
          )}
          {mayAdd && (
            <Group>
              <Button
                size="xs"
                variant="default"
                leftSection={<Paperclip size={14} aria-hidden="true" />}
                onClick={() => setAdding(true)}
              >
                {t('add')}
              </Button>
            </Group>
          )}
        </Stack>
      )}
      {found && isAdding && (
        <SharedFileDialog
          path={path}
          needsEnglish={found.needs_english}
          onClose={() => setAdding(false)}
          onAdded={again}
        />
      )}
    </Paper>
  )
}

type RowProps = { file: SharedFile; path: string; mayRemove: boolean; onRemoved: () => void }

function Row({ file: { id, name, name_en, bytes, created_at, created_by }, path, mayRemove, onRemoved }: RowProps) {
  const t = useOfficeT(sharedFileTexts)
  const { lang } = usePreferences()
  const open = () => download(`${path}/${id}`, t('open_failed'))
  const remove = () =>
    confirmDelete(
      name,
      async () => {
        const answer = await edit(officeApi(), 'DELETE', `${path}/${id}`)
        // Also when somebody else has deleted it.
        onRemoved()
        return answer
      },
      () => {},
    )
  return (
    <Group component="li" justify="space-between" gap="xs">
      <div style={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text size="sm" fw={600}>
          {name}
          {name_en !== '' && (
            <Text span c="dimmed" fw={400} lang="en">
              {` · ${name_en}`}
            </Text>
          )}
        </Text>
        <Text size="xs" c="dimmed">
          {t('about', {
            size: fileSize(bytes, lang),
            who: created_by ?? t('somebody'),
            when: formatInstant(new Date(created_at), lang),
          })}
        </Text>
      </div>
      <Group gap={6}>
        <Button size="compact-xs" variant="default" onClick={() => void open()} aria-label={t('open_of', { name })}>
          {t('open')}
        </Button>
        {mayRemove && (
          <Button size="compact-xs" variant="light" color="red" onClick={remove} aria-label={t('remove_of', { name })}>
            {t('remove')}
          </Button>
        )}
      </Group>
    </Group>
  )
}
