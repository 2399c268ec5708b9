import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { noteError } from '#src/base/admin-kit/support-trail.ts'
import { ApiError } from '#src/base/http/client/client.ts'
import { failure } from '#src/base/http/client/failure.strings.ts'
import { failedOf, failureText } from '#src/base/http/client/failure.ts'
import { support } from '#src/features/support/room.office.ts'
import { supportScreen } from '#src/features/support/support.links.ts'
import { shellTexts } from '../screens/office-shell.strings.ts'

/** Replaces a screen that failed. A retry is offered, except for a missing permission. */
export function Failed({ error }: { error: unknown }) {
  const t = useOfficeT(shellTexts)
  const { lang } = usePreferences()
  const isRefused = error instanceof ApiError && error.refused.status === 403
  const tFailure = useOfficeT(failure)
  // A screen that broke in the browser has no failed request; fetch throws a TypeError without a connection.
  const isRequest = error instanceof ApiError || (error instanceof TypeError && !navigator.onLine)
  const why = failureText(failedOf(error), navigator.onLine)
  const sentence = 'message' in why ? why.message : tFailure(why.key, why.values)
  useEffect(() => {
    // A failed request has been noted already.
    if (!(error instanceof ApiError)) noteError(String(error))
  }, [error])
  const title = t(isRefused ? 'refused' : 'failed')
  return (
    <Stack align="flex-start" role="alert">
      <title>{title}</title>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text>{isRefused ? t('refused_text') : isRequest ? sentence : t('failed_text')}</Text>
      {!isRefused && (
        <Group gap="sm">
          <Button onClick={() => location.reload()}>{t('again')}</Button>
          <Anchor href={supportScreen}>{support.label[lang]}</Anchor>
        </Group>
      )}
    </Stack>
  )
}
