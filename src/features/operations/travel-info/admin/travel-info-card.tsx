import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { askConfirm } from '#src/base/admin-kit/confirm.tsx'
import { FailureAlert } from '#src/base/admin-kit/failure-alert.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import { dayOf, formatDay, formatInstant } from '#src/base/dates.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import type { ShownDeparture } from '../../departures/departure-lists.schema.ts'
import { travelInfoPath } from '../travel-info.links.ts'
import type { TravelInfo } from '../travel-info.schema.ts'
import { travelInfoTexts } from './travel-info.strings.ts'
import { TravelInfoForm, textsOf } from './travel-info-form.tsx'
import { TravelInfoPreviewDialog } from './travel-info-preview.tsx'

const colours = { missing: 'orange', draft: 'yellow', approved: 'teal' } as const

/** What customers of a departure need to know before they travel: its state, and what can be done with it. */
export function TravelInfoCard({ departure }: { departure: ShownDeparture }) {
  const t = useOfficeT(travelInfoTexts)
  const { id } = departure
  // The departure is another object whenever an order of it changed: its orders decide who gets it.
  const { found: info, lastFailed, again } = useOwnLoad<TravelInfo>(travelInfoPath(id), departure)
  const [open, setOpen] = useState<'form' | 'preview' | null>(null)
  /** an approval that lacks something: the form opens with what it lacks at its fields */
  const [refused, setRefused] = useState<Refused | null>(null)
  if (departure.status === 'iptal') return null
  const openFrom = (what: typeof open, why: Refused | null = null) => {
    setOpen(what)
    setRefused(why)
  }
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="travel-info-title">
      <Group gap="sm" mb={6}>
        <Title order={2} size="h4" id="travel-info-title">
          {t('title')}
        </Title>
        {info && (
          <Badge variant="light" color={colours[info.state]}>
            {t(info.state)}
          </Badge>
        )}
      </Group>
      <FailureAlert of={lastFailed} />
      {info && (
        <Stack gap="sm">
          <State info={info} />
          <Contents info={info} />
          <Actions info={info} departure={departure} onOpen={openFrom} onDone={again} />
        </Stack>
      )}
      {info && open === 'form' && (
        <TravelInfoForm
          departure={departure}
          info={info}
          refused={refused}
          onClose={() => openFrom(null)}
          onSaved={again}
        />
      )}
      {info && open === 'preview' && (
        <TravelInfoPreviewDialog
          id={id}
          contents={{ ...textsOf(info), hotels: info.hotels }}
          onClose={() => setOpen(null)}
        />
      )}
    </Paper>
  )
}

function State({ info }: { info: TravelInfo }) {
  const t = useOfficeT(travelInfoTexts)
  const { lang } = usePreferences()
  const { state, approved, orders: n, sent, sent_at, sent_from, is_due } = info
  const day = formatDay(sent_from, lang)
  const isWaiting = state !== 'approved' || sent === 0
  const lead = n === 0 ? 'lead_nobody' : state === 'draft' && is_due ? 'lead_draft_due' : (`lead_${state}` as const)
  return (
    <Stack gap={4}>
      {approved && (
        <Text size="sm">
          {t('approved_by', { who: approved.by ?? t('somebody'), when: formatInstant(new Date(approved.at), lang) })}
        </Text>
      )}
      {state === 'draft' && info.was_approved && (
        <Text size="sm" fw={600}>
          {t('withdrawn')}
        </Text>
      )}
      {sent > 0 && sent_at && (
        <Text size="sm">{t('sent', { sent, n, when: formatInstant(new Date(sent_at), lang) })}</Text>
      )}
      {isWaiting && <Text size="sm">{t(lead, { n, day })}</Text>}
      {state === 'approved' && sent > info.sent_current && (
        <Text size="sm" fw={600}>
          {t('unsent_change', { n: n - info.sent_current })}
        </Text>
      )}
      {state === 'approved' && sent > 0 && sent === info.sent_current && (
        <Text size="sm" c="dimmed">
          {t('sent_rest')}
        </Text>
      )}
      {info.without_email > 0 && <Text size="sm">{t('without_email', { n: info.without_email })}</Text>}
      {!info.sends_mail && <Text size="sm">{t('no_mail_server')}</Text>}
    </Stack>
  )
}

function Contents({ info }: { info: TravelInfo }) {
  const t = useOfficeT(travelInfoTexts)
  const { meeting_time, meeting_place, guide_name, guide_phone, hotels } = info
  const lines = [
    [t('meeting_place'), [meeting_place, meeting_time && t('at', { time: meeting_time })]],
    [t('guide_phone'), [guide_name, guide_phone]],
    [t('hotels'), hotels.map(({ place, name }) => `${place}: ${name}`)],
  ] as const
  const shown = lines.filter(([, parts]) => parts.some((part) => part !== ''))
  if (shown.length === 0) return null
  return (
    <dl style={{ display: 'grid', gap: '0.25rem', margin: 0, overflowWrap: 'anywhere' }}>
      {shown.map(([label, parts]) => (
        <div key={label}>
          <Text component="dt" size="xs" c="dimmed">
            {label}
          </Text>
          <Text component="dd" size="sm" m={0}>
            {parts.filter((part) => part !== '').join(' · ')}
          </Text>
        </div>
      ))}
    </dl>
  )
}

type ActionsProps = {
  info: TravelInfo
  departure: ShownDeparture
  onOpen: (what: 'form' | 'preview', refused?: Refused) => void
  onDone: () => void
}

function Actions({ info, departure, onOpen, onDone }: ActionsProps) {
  const t = useOfficeT(travelInfoTexts)
  const { state, version, orders, sent, sent_current, may_write } = info
  const { send, isBusy } = useSend()
  const path = travelInfoPath(departure.id)
  const isAhead = departure.start_date >= dayOf(new Date())
  const isChange = sent > sent_current
  const post = async (part: string, question: string, yes: string) => {
    if (!(await askConfirm({ title: yes, text: question, yes }))) return
    const onRefused = (refused: Refused) =>
      Object.keys(refused.errors).length > 0 ? onOpen('form', refused) : onDone()
    await send('POST', path + part, { body: { version }, onDone, onRefused })
  }
  const maySend = state === 'approved' && sent_current < orders && (isChange || sent === 0)
  return (
    <Group gap="xs">
      {may_write && isAhead && state === 'draft' && (
        <Button size="xs" loading={isBusy} onClick={() => void post('/approve', t('approve_sure'), t('approve'))}>
          {t('approve')}
        </Button>
      )}
      {may_write && isAhead && maySend && (
        <Button
          size="xs"
          loading={isBusy}
          {...(!isChange && { variant: 'light' })}
          onClick={() =>
            void post('/send', t('send_sure', { n: orders - sent_current }), t(isChange ? 'send_change' : 'send_now'))
          }
        >
          {t(isChange ? 'send_change' : 'send_now')}
        </Button>
      )}
      {may_write && isAhead && (
        <Button size="xs" variant={state === 'missing' ? 'filled' : 'default'} onClick={() => onOpen('form')}>
          {t(state === 'missing' ? 'write' : 'edit')}
        </Button>
      )}
      {may_write && state !== 'missing' && (
        <Button size="xs" variant="default" onClick={() => onOpen('preview')}>
          {t('preview')}
        </Button>
      )}
    </Group>
  )
}
