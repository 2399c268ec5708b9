import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { shellTexts } from './screens/office-shell.strings.ts'

export default function UnknownScreen() {
  const t = useOfficeT(shellTexts)
  return (
    <Stack align="flex-start" maw={560}>
      <title>{t('not_found')}</title>
      <Title order={1} size="h2">
        {t('not_found')}
      </Title>
      <Text>{t('not_found_text')}</Text>
      <Button component={Link} to="/admin/dashboard">
        {t('to_dashboard')}
      </Button>
    </Stack>
  )
}
