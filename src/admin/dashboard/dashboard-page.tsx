import { Button, Group, Paper, SegmentedControl, SimpleGrid, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { useOfficeEvents } from '#src/base/admin-kit/live/office-events.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { type OfficeTexts, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { readSession } from '#src/base/admin-kit/session.ts'
import { formatInstant } from '#src/base/dates.ts'
import { mayUse } from '#src/features/accounts/accounts.rules.ts'
import { roleTexts } from '#src/features/accounts/users/admin/users.strings.ts'
import { dashboard } from '../room.office.ts'
import { shellTexts } from '../screens/office-shell.strings.ts'
import shellClasses from '../shell/shell.module.css'
import { requireUser, useOffice } from '../shell/shell.tsx'
import { firstStepsPath } from '../start/first-steps.links.ts'
import type { FirstSteps as Steps } from '../start/first-steps.schema.ts'
import { FirstSteps, isSiteOpen } from '../start/first-steps.tsx'
import { defaultRange, ranges } from '../statistics/statistics.links.ts'
import { refusalsPath } from '../system/refusals/refusals.links.ts'
import type { Refusals } from '../system/refusals/refusals.schema.ts'
import { RefusalsPart } from '../system/refusals/refusals-part.tsx'
import { systemSummaryPath } from '../system/system.links.ts'
import type { SystemSummary } from '../system/system.schema.ts'
import { SystemNotice } from '../system/system-notice.tsx'
import type { Route } from './+types/dashboard-page'
import { dashboardTexts } from './dashboard.strings.ts'
import { Cancellations, LeadTime, Occupancy } from './more-figures.tsx'
import { NextDepartures } from './next-departures.tsx'
import { SalesPart } from './sales-part.tsx'
import { TodayCards } from './today-cards.tsx'
import { usePart } from './use-part.ts'

/** What stands between the parts, so that nothing moves when it is there. The numbers are shown when it cannot be read. */
export async function clientLoader() {
  const { role_group } = await requireUser()
  const read = <T,>(path: string) =>
    officeApi()
      .get<T>(path)
      .catch(() => null)
  const [steps, summary, refusals] = await Promise.all([
    read<Steps>(firstStepsPath),
    mayUse(role_group, 'settings') ? read<SystemSummary>(systemSummaryPath) : null,
    mayUse(role_group, 'orders.read') ? read<Refusals>(refusalsPath) : null,
  ])
  return { steps: steps ?? [], needs: summary?.needs ?? [], refusals: refusals ?? [] }
}

/** Another range is no reason to read that again; a step that was just done is. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

/** What needs work today, next departures, and the sales of a range beside the year before. */
export default function DashboardPage({ loaderData: { steps, needs, refusals } }: Route.ComponentProps) {
  const t = useOfficeT(dashboardTexts)
  const tShell = useOfficeT(shellTexts)
  const { user, company } = useOffice()
  const query = useListQuery()
  const range = ranges.find((each) => String(each) === query.get('range')) ?? defaultRange
  const seesSales = mayUse(user.role_group, 'orders.read')
  const today = usePart('today', range)
  const departures = usePart('departures', range)
  const sales = usePart('sales', range, seesSales)
  useOfficeEvents(['orders', 'payments', 'messages'], today.reload)
  const { revalidate } = useRevalidator()
  useOfficeEvents(['system'], revalidate)
  const [isTold, setTold] = useState(false)
  if (!isTold && (today.data || today.failed)) setTold(true)
  return (
    <Stack gap="lg">
      <title>{`${dashboard.label[usePreferences().lang]} | ${company}`}</title>
      <Title order={1} size="h2">
        {tShell('welcome', { name: user.name })}
      </Title>
      {isSiteOpen(steps) || <FirstSteps steps={steps} />}
      <SystemNotice needs={needs} />
      <TodayCards state={today} />
      {/* The height of the cards is known when they are loaded; the rest appears after them and does not move. */}
      <Stack gap="lg" style={{ visibility: isTold ? undefined : 'hidden' }}>
        <RefusalsPart refusals={refusals} />
        {isSiteOpen(steps) && <FirstSteps steps={steps} />}
        <NextDepartures state={departures} mayOpen={seesSales} />
        <Group justify="space-between" gap="sm">
          <Title order={2} size="h3">
            {t('range')}
          </Title>
          <SegmentedControl
            aria-label={t('range')}
            data={ranges.map((each) => ({ value: String(each), label: t(`range_${each}`) }))}
            value={String(range)}
            onChange={(next) => query.set({ range: next })}
          />
        </Group>
        {seesSales && <SalesPart state={sales} />}
        <SimpleGrid minColWidth="min(100%, 18rem)" autoFlow="auto-fit" spacing="lg">
          <Occupancy state={departures} />
          {seesSales && <LeadTime state={sales} />}
          {seesSales && <Cancellations state={sales} />}
        </SimpleGrid>
        <Session />
      </Stack>
    </Stack>
  )
}

/** The signed-in user, their role and session, and a link to the site. */
function Session() {
  const t = useOfficeT(shellTexts)
  const tRole = useOfficeT<OfficeTexts>(roleTexts)
  const { lang } = usePreferences()
  const { user } = useOffice()
  const session = readSession()
  return (
    <Paper withBorder p="lg" radius="lg" maw={720}>
      <Title order={2} size="h4" mb="md">
        {t('account')}
      </Title>
      <dl className={shellClasses.facts}>
        <dt>{t('account_email')}</dt>
        <dd>{user.email}</dd>
        <dt>{t('account_group')}</dt>
        <dd>{tRole(user.role_group)}</dd>
        {session && (
          <>
            <dt>{t('account_until')}</dt>
            <dd>{formatInstant(new Date(session.expires), lang)}</dd>
          </>
        )}
      </dl>
      <Button component="a" href="/" variant="default" mt="md">
        {t('to_site')}
      </Button>
    </Paper>
  )
}
