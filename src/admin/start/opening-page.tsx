import { Alert, Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core'
import { DoorClosed, DoorOpen, ExternalLink } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { askConfirm } from '#src/base/admin-kit/confirm.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { formatInstant } from '#src/base/dates.ts'
import { ApiError } from '#src/base/http/client/client.ts'
import { mayUse } from '#src/features/accounts/accounts.rules.ts'
import type { OfficeOpening } from '#src/features/company/settings/settings.admin.schema.ts'
import { openingAdminPath } from '#src/features/company/settings/settings.links.ts'
import { demoPath } from '../demo.links.ts'
import { useOffice } from '../shell/shell.tsx'
import type { Route } from './+types/opening-page'
import type { OfficeDemo } from './demo.schema.ts'
import { DemoPanel } from './demo-panel.tsx'
import { firstStepsPath, optionalSteps } from './first-steps.links.ts'
import type { FirstSteps as Steps } from './first-steps.schema.ts'
import { firstStepTexts } from './first-steps.strings.ts'
import { FirstSteps } from './first-steps.tsx'
import { openingTexts } from './opening.strings.ts'

export const clientLoader = async () => {
  const [opening, steps, demo] = await Promise.all([
    officeApi().get<OfficeOpening>(openingAdminPath),
    officeApi().get<Steps>(firstStepsPath),
    officeApi().get<OfficeDemo>(demoPath).catch(isNotAllowed),
  ])
  return { opening, steps, demo }
}

/** Other role groups see the screen without the demo. */
const isNotAllowed = (error: unknown): null => {
  if (error instanceof ApiError && error.refused.status === 403) return null
  throw error
}

/** Whether visitors see the site, what is missing before they should, and the switch. */
export default function OpeningPage({ loaderData: { opening, steps, demo } }: Route.ComponentProps) {
  const t = useOfficeT(openingTexts)
  const { company, user } = useOffice()
  const isAllowed = mayUse(user.role_group, 'settings')
  return (
    <Stack gap="lg" maw={720}>
      <title>{`${t('title')} | ${company}`}</title>
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <Switch opening={opening} steps={steps} isAllowed={isAllowed} />
      <FirstSteps steps={steps} />
      {demo?.is_demo && <DemoPanel demo={demo} />}
    </Stack>
  )
}

type Props = { opening: OfficeOpening; steps: Steps; isAllowed: boolean }

function Switch({ opening: { is_open, opened_at }, steps, isAllowed }: Props) {
  const t = useOfficeT(openingTexts)
  const { lang } = usePreferences()
  const { revalidate } = useRevalidator()
  const { send, isBusy } = useSend()
  const ask = async () => {
    const question = is_open
      ? { title: t('close_title'), text: t('close_text'), yes: t('close'), isDangerous: true }
      : { title: t('open_title'), text: <BeforeOpening steps={steps} />, yes: t('open') }
    if (!(await askConfirm(question))) return
    await send('PUT', openingAdminPath, { body: { is_open: !is_open }, onDone: revalidate })
  }
  return (
    <Paper withBorder p="lg" radius="lg">
      <Title order={2} size="h4">
        {t(is_open ? 'is_open' : 'is_closed')}
      </Title>
      <Text c="dimmed" mt={4}>
        {is_open ? t('is_open_text', { when: formatInstant(new Date(opened_at!), lang) }) : t('is_closed_text')}
      </Text>
      <Group mt="md">
        <Button component="a" href="/" target="_blank" rel="noopener" variant="default" leftSection={<ExternalLink />}>
          {t('see')}
        </Button>
        <Button
          loading={isBusy}
          disabled={!isAllowed}
          {...(is_open && { variant: 'light', color: 'red' })}
          leftSection={is_open ? <DoorClosed /> : <DoorOpen />}
          onClick={() => void ask()}
        >
          {t(is_open ? 'close' : 'open')}
        </Button>
      </Group>
      {!isAllowed && <Dimmed mt="sm">{t('not_allowed')}</Dimmed>}
    </Paper>
  )
}

function BeforeOpening({ steps }: { steps: Steps }) {
  const t = useOfficeT(openingTexts)
  const tStep = useOfficeT(firstStepTexts)
  const open = steps.filter(({ step, is_done }) => !is_done && step !== 'opening' && !optionalSteps.includes(step))
  return (
    <Stack gap="sm">
      <Text>{t('open_text')}</Text>
      {open.length > 0 && (
        <Alert color="orange" title={t('missing')}>
          <List size="sm">
            {open.map(({ step }) => (
              <List.Item key={step}>{tStep(step)}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Stack>
  )
}
