import { Button, Stack, Text, Title } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { ApiError } from '#src/base/http/client/client.ts'
import { shellTexts } from './shell/office-shell.strings.ts'

/** Replaces a screen that failed. A retry is offered, except for a missing permission. */
export function Failed({ error }: { error: unknown }) {
  const t = useOfficeT(shellTexts)
  const isRefused = error instanceof ApiError && error.refused.status === 403
  const title = t(isRefused ? 'refused' : 'failed')
  return (
    <Stack align="flex-start" role="alert">
      <title>{title}</title>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text>{t(isRefused ? 'refused_text' : 'failed_text')}</Text>
      {!isRefused && <Button onClick={() => location.reload()}>{t('again')}</Button>}
    </Stack>
  )
}
