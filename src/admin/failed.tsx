import { Button, Stack, Text, Title } from '@mantine/core'
import { useSay } from '#src/base/admin-kit/office-texts.ts'
import { ApiError } from '#src/base/http/client/client.ts'
import { shellTexts } from './shell/office-shell.strings.ts'

/** In place of a screen that could not be shown. To ask again helps with everything but a permission one has not. */
export function Failed({ error }: { error: unknown }) {
  const say = useSay(shellTexts)
  const isRefused = error instanceof ApiError && error.refused.status === 403
  const title = say(isRefused ? 'refused' : 'failed')
  return (
    <Stack align="flex-start" role="alert">
      <title>{title}</title>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text>{say(isRefused ? 'refused_text' : 'failed_text')}</Text>
      {!isRefused && <Button onClick={() => location.reload()}>{say('again')}</Button>}
    </Stack>
  )
}
