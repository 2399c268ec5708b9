import { Button, Paper, Stack, Title } from '@mantine/core'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { readSession } from '#src/base/admin-kit/session.ts'
import { formatInstant } from '#src/base/dates.ts'
import type { Route } from './+types/start-page'
import { roleKey, shellTexts } from './shell/office-shell.strings.ts'
import classes from './shell/shell.module.css'
import { useOffice } from './shell/shell.tsx'
import { firstStepsPath } from './start/first-steps.links.ts'
import type { FirstSteps as Steps } from './start/first-steps.schema.ts'
import { FirstSteps } from './start/first-steps.tsx'

export const clientLoader = () => officeApi().get<Steps>(firstStepsPath)

/** Dashboard: first steps of a new agency, the signed-in user, their role and session, and a link to the site. */
export default function StartPage({ loaderData: steps }: Route.ComponentProps) {
  const t = useOfficeT(shellTexts)
  const { lang } = usePreferences()
  const { user, company } = useOffice()
  const role = roleKey(user.role_group)
  const session = readSession()
  return (
    <Stack gap="lg" maw={720}>
      <title>{`${t('dashboard')} | ${company}`}</title>
      <Title order={1} size="h2">
        {t('welcome', { name: user.name })}
      </Title>
      <FirstSteps steps={steps} />
      <Paper withBorder p="lg" radius="lg">
        <Title order={2} size="h4" mb="md">
          {t('account')}
        </Title>
        <dl className={classes.facts}>
          <dt>{t('account_email')}</dt>
          <dd>{user.email}</dd>
          <dt>{t('account_group')}</dt>
          <dd>{role ? t(role) : user.role_group}</dd>
          {session && (
            <>
              <dt>{t('account_until')}</dt>
              <dd>{formatInstant(new Date(session.expires), lang)}</dd>
            </>
          )}
        </dl>
      </Paper>
      <div>
        <Button component="a" href="/" variant="default">
          {t('to_site')}
        </Button>
      </div>
    </Stack>
  )
}
