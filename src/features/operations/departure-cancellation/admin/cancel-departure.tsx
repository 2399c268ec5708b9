import { Alert, Button, Checkbox, List, Paper, Progress, Stack, Text, Textarea } from '@mantine/core'
import { Ban } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { askConfirm, toastIfDone } from '#src/base/admin-kit/confirm.tsx'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeEvents } from '#src/base/admin-kit/live/office-events.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { toastFailed } from '#src/base/admin-kit/toasts.ts'
import { formatDayRange, formatInstant, formatWeekday } from '#src/base/dates.ts'
import { departureScreen } from '#src/features/departures/board/departures.links.ts'
import { cancelDeparturePath } from '../departure-cancellation.links.ts'
import type { DepartureCancelling } from '../departure-cancellation.schema.ts'
import { AffectedOrders } from './affected-orders.tsx'
import { cancelDepartureTexts } from './cancel-departure.strings.ts'

type Props = { departure: DepartureCancelling; reload: () => Promise<unknown> }

/** The cancellation of a departure: what it will do, and afterwards who is answered for. */
export function CancelDeparture({ departure, reload }: Props) {
  const t = useOfficeT(cancelDepartureTexts)
  const { lang } = usePreferences()
  // Shows the answers of customers and of other clerks as they come.
  useOfficeEvents(['orders', 'payments'], reload)
  const { id, tour_name, tour_code, start_date, end_date, status, cancelled, has_left, orders, open } = departure
  const days = `${formatDayRange(start_date, end_date, lang)}, ${formatWeekday(start_date, lang)}`
  return (
    <>
      <PageHead title={t('title')} lead={`${tour_name} · ${days} · ${tour_code}`}>
        <Button component={Link} to={departureScreen} state={targetOf({ id })} variant="default">
          {t('back')}
        </Button>
      </PageHead>
      <Stack gap="md">
        {cancelled ? (
          <Answered departure={departure} cancelled={cancelled} />
        ) : has_left ? (
          <Alert color="yellow" variant="light">
            {t(status === 'iptal' && open > 0 ? 'has_left_orders' : 'has_left')}
          </Alert>
        ) : (
          <Start departure={departure} reload={reload} />
        )}
        <Paper withBorder component="section" aria-label={t('orders')}>
          {orders.length === 0 ? (
            <Text p="md">{t('nobody')}</Text>
          ) : (
            <AffectedOrders departure={departure} reload={reload} />
          )}
        </Paper>
      </Stack>
    </>
  )
}

function Answered({
  departure: { orders, open, sends_mail, alternatives },
  cancelled,
}: {
  departure: DepartureCancelling
  cancelled: NonNullable<DepartureCancelling['cancelled']>
}) {
  const t = useOfficeT(cancelDepartureTexts)
  const { lang } = usePreferences()
  const { at, by, reason, reason_en, offered } = cancelled
  const named = alternatives
    .filter(({ departure_id }) => offered?.includes(departure_id))
    .map(({ start_date, end_date }) => formatDayRange(start_date, end_date, lang))
  const done = orders.length - open
  return (
    <Paper withBorder p="md">
      <Text size="sm" c="dimmed">
        {t('cancelled_by', { when: formatInstant(new Date(at), lang), who: by ?? t('somebody') })}
      </Text>
      <Text style={{ overflowWrap: 'anywhere' }}>{[reason, reason_en].filter(Boolean).join(' / ')}</Text>
      {offered && open > 0 && (
        <Text size="sm" mt="xs">
          {named.length > 0
            ? t('only_offered', { days: named.join('; ') })
            : t(offered.length > 0 ? 'offered_full' : 'none_offered')}
        </Text>
      )}
      {orders.length > 0 && (
        <>
          <Text fw={600} mt="sm" role="status">
            {open === 0 ? t('all_done') : t('progress', { done, all: orders.length })}
          </Text>
          <Progress
            value={(done / orders.length) * 100}
            color={open === 0 ? 'teal' : 'agency'}
            mt={6}
            aria-label={t('progress', { done, all: orders.length })}
          />
        </>
      )}
      {!sends_mail && open > 0 && (
        <Text size="sm" mt="sm" fw={600}>
          {t('no_mail_server')}
        </Text>
      )}
    </Paper>
  )
}

function Start({ departure, reload }: Props) {
  const t = useOfficeT(cancelDepartureTexts)
  const { lang } = usePreferences()
  const [reason, setReason] = useState('')
  const [reason_en, setEnglish] = useState('')
  const [isShort, setShort] = useState(false)
  const { send, isBusy, errorOf, forget } = useSend(toastIfDone)
  const field = useRef<HTMLTextAreaElement>(null)
  const { id, orders, alternatives, offerable, sends_mail } = departure
  // Unticked dates stay unticked when the list is loaded again; new dates are offered.
  const [unticked, setUnticked] = useState<readonly number[]>([])
  const dates = alternatives.filter(({ departure_id }) => offerable.includes(departure_id))
  const offered = offerable.filter((date) => !unticked.includes(date))
  const silent = orders.filter(({ email }) => email === '').length
  const correct = () => {
    setShort(false)
    forget()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (reason.trim().length < 3) {
      setShort(true)
      return field.current?.focus()
    }
    const question = {
      title: t('sure'),
      text: t(sends_mail || orders.length === 0 ? 'sure_text' : 'sure_text_kept'),
      yes: t('yes_nobody'),
      isDangerous: true,
    }
    if (!(await askConfirm(question))) return
    const chosen = offered.length < offerable.length ? { offered: JSON.stringify(offered) } : {}
    await send('POST', cancelDeparturePath(id), {
      body: { reason, reason_en, ...chosen },
      onDone: reload,
      onRefused: (refused) => {
        // A date is no longer available: loads the list without it.
        if (refused.errors.offered) reload()
        if (Object.keys(refused.errors).length === 0) toastFailed(t('failed'), failureIn(refused))
      },
    })
  }
  return (
    <Paper withBorder p="md">
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <Text fw={600}>{t('how_title')}</Text>
          <List size="sm" spacing={4}>
            <List.Item>{t('how_sale')}</List.Item>
            {orders.length > silent && (
              <List.Item>{t(sends_mail ? 'how_mail' : 'how_mail_kept', { n: orders.length - silent })}</List.Item>
            )}
            {silent > 0 && <List.Item>{t('how_call', { n: silent })}</List.Item>}
            {orders.length > 0 && (
              <>
                <List.Item>{t('how_choice')}</List.Item>
                {dates.length === 0 && <List.Item>{t('how_no_dates')}</List.Item>}
                <List.Item>{t('how_later')}</List.Item>
              </>
            )}
          </List>
          {!sends_mail && orders.length > 0 && (
            <Alert color="yellow" variant="light">
              {t('no_mail_server')}
            </Alert>
          )}
          {orders.length > 0 && dates.length > 0 && (
            <Checkbox.Group
              label={t('dates')}
              description={t(offered.length > 0 ? 'dates_hint' : 'dates_none')}
              value={offered.map(String)}
              onChange={(ticked) => {
                setUnticked(offerable.filter((date) => !ticked.includes(String(date))))
                correct()
              }}
              error={errorOf('offered')}
            >
              <Stack gap="xs" my="xs">
                {dates.map(({ departure_id, start_date, end_date, seats_left }) => (
                  <Checkbox
                    key={departure_id}
                    value={String(departure_id)}
                    label={t('date_of', { days: formatDayRange(start_date, end_date, lang), n: seats_left })}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
          <Textarea
            ref={field}
            label={t('reason')}
            value={reason}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value)
              correct()
            }}
            error={isShort ? t('reason_needed') : errorOf('reason')}
            required
            withAsterisk={false}
            autosize
            minRows={2}
          />
          <Textarea
            label={t('reason_en')}
            description={t('reason_en_hint')}
            value={reason_en}
            onChange={({ currentTarget }) => setEnglish(currentTarget.value)}
            error={errorOf('reason_en')}
            autosize
            minRows={2}
          />
          <Button
            type="submit"
            color="red"
            loading={isBusy}
            leftSection={<Ban size={16} aria-hidden="true" />}
            style={{ alignSelf: 'flex-start' }}
          >
            {t(orders.length > 0 && sends_mail ? 'yes' : 'yes_nobody')}
          </Button>
        </Stack>
      </form>
    </Paper>
  )
}
