import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useSay } from '#src/base/admin-kit/office-texts.ts'
import { shellTexts } from './shell/office-shell.strings.ts'

/** /admin/404 */
export default function UnknownScreen() {
  const say = useSay(shellTexts)
  return (
    <Stack align="flex-start" maw={560}>
      <title>{say('not_found')}</title>
      <Title order={1} size="h2">
        {say('not_found')}
      </Title>
      <Text>{say('not_found_text')}</Text>
      <Button component={Link} to="/admin/dashboard">
        {say('to_dashboard')}
      </Button>
    </Stack>
  )
}
