import { Button, Paper, Stack, Title } from '@mantine/core'
import { useSay } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { readSession } from '#src/base/admin-kit/session.ts'
import { formatInstant } from '#src/base/dates.ts'
import { roleKey, shellTexts } from './shell/office-shell.strings.ts'
import classes from './shell/shell.module.css'
import { useOffice } from './shell/shell.tsx'

/** Who is in, as what and for how long; and the way to the site. */
export default function StartPage() {
  const say = useSay(shellTexts)
  const { lang } = usePreferences()
  const { who, company } = useOffice()
  const role = roleKey(who.role_group)
  const session = readSession()
  return (
    <Stack gap="lg" maw={720}>
      <title>{`${say('dashboard')} | ${company}`}</title>
      <Title order={1} size="h2">
        {say('welcome', { name: who.name })}
      </Title>
      <Paper withBorder p="lg" radius="lg">
        <Title order={2} size="h4" mb="md">
          {say('account')}
        </Title>
        <dl className={classes.facts}>
          <dt>{say('account_email')}</dt>
          <dd>{who.email}</dd>
          <dt>{say('account_group')}</dt>
          <dd>{role ? say(role) : who.role_group}</dd>
          {session && (
            <>
              <dt>{say('account_until')}</dt>
              <dd>{formatInstant(new Date(session.expires), lang)}</dd>
            </>
          )}
        </dl>
      </Paper>
      <div>
        <Button component="a" href="/" variant="default">
          {say('to_site')}
        </Button>
      </div>
    </Stack>
  )
}
