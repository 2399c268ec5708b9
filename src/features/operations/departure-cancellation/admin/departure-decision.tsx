import { Alert, Button, type ButtonProps, Group, Text } from '@mantine/core'
import { Ban } from 'lucide-react'
import { Link } from 'react-router'
import { askConfirm, toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { addDays, dayOf, daysBetween, formatDay } from '#src/base/dates.ts'
import {
  departuresAdminPath,
  minimumAlarmDays,
  minimumDecisionDays,
} from '#src/features/departures/board/departures.links.ts'
import { seatsToMinimum } from '#src/features/departures/board/sale.rules.ts'
import type { ShownDeparture } from '../../departures/departure-lists.schema.ts'
import { cancelDepartureScreen } from '../departure-cancellation.links.ts'
import { cancelDepartureTexts } from './cancel-departure.strings.ts'

/** Opens the cancellation of a departure that may still be cancelled. */
export function CancelDepartureLink({ departure }: { departure: ShownDeparture }) {
  const t = useOfficeT(cancelDepartureTexts)
  const { status, start_date, may_plan } = departure
  if (!may_plan || status === 'iptal' || start_date < dayOf(new Date())) return null
  return (
    <ToScreen departure={departure} variant="light" color="red" leftSection={<Ban size={16} aria-hidden="true" />}>
      {t('open')}
    </ToScreen>
  )
}

function ToScreen({ departure, ...look }: { departure: ShownDeparture; children: string } & ButtonProps) {
  return <Button component={Link} to={cancelDepartureScreen} state={targetOf(departure)} {...look} />
}

/** What staff have to decide about a departure: who is left behind by its cancellation, or whether it runs below its minimum. */
export function DepartureDecision({ departure, reload }: { departure: ShownDeparture; reload: () => void }) {
  const { status, start_date } = departure
  const today = dayOf(new Date())
  if (status === 'iptal') return <LeftBehind departure={departure} />
  const isNear = daysBetween(today, start_date) <= minimumAlarmDays
  if (isNear && seatsToMinimum(departure, today) > 0) return <Minimum departure={departure} reload={reload} />
  return null
}

function LeftBehind({ departure }: { departure: ShownDeparture }) {
  const t = useOfficeT(cancelDepartureTexts)
  const { orders, is_cancelled_for_good } = departure
  const open = orders.length
  return (
    <Alert color={open > 0 ? 'red' : 'gray'} variant="light" title={t('is_cancelled')}>
      {open > 0 && <Text size="sm">{t(is_cancelled_for_good ? 'waiting_text' : 'unasked_text', { n: open })}</Text>}
      {departure.may_plan && (
        <ToScreen departure={departure} size="xs" mt="sm" {...(open > 0 ? { color: 'red' } : { variant: 'default' })}>
          {t(!is_cancelled_for_good ? 'finish' : open > 0 ? 'to_answers' : 'to_summary')}
        </ToScreen>
      )}
    </Alert>
  )
}

function Minimum({ departure, reload }: { departure: ShownDeparture; reload: () => void }) {
  const t = useOfficeT(cancelDepartureTexts)
  const { lang } = usePreferences()
  const today = dayOf(new Date())
  const { id, start_date, may_plan } = departure
  const days = daysBetween(today, start_date)
  const n = seatsToMinimum(departure, today)
  const isLate = days <= minimumDecisionDays
  const run = async () => {
    if (!(await askConfirm({ title: t('runs'), text: t('runs_sure'), yes: t('runs') }))) return
    const answer = await edit(officeApi(), 'PUT', `${departuresAdminPath}/${id}`, { status: 'kesin' })
    if (toastAnswer(answer)) reload()
  }
  const until = formatDay(addDays(start_date, -minimumDecisionDays), lang)
  return (
    <Alert color={isLate ? 'red' : 'orange'} variant="light" title={t('minimum_title')}>
      <Text size="sm">{t(isLate ? 'minimum_late' : 'minimum_text', { days, n, until })}</Text>
      {may_plan && (
        <Group gap="xs" mt="sm">
          <Button size="xs" onClick={run}>
            {t('runs')}
          </Button>
          <ToScreen departure={departure} size="xs" variant="light" color="red">
            {t('open')}
          </ToScreen>
        </Group>
      )}
    </Alert>
  )
}
