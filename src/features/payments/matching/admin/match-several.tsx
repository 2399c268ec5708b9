import { Alert, Badge, Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import classes from '#src/base/admin-kit/form/dialog-foot.module.css'
import { useReturnFocus } from '#src/base/admin-kit/form/return-focus.ts'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDay } from '#src/base/dates.ts'
import { apart } from '#src/base/direction.ts'
import { formatMoney } from '#src/base/money.ts'
import { reportedText } from '../../entries/admin/match-dialog.tsx'
import { noticesPath } from '../matching.links.ts'
import type { OpenNotice, SeveralMatched } from '../matching.schema.ts'
import { matchingTexts } from './matching.strings.ts'

type Results = ReadonlyMap<number, SeveralMatched['data']['notices'][number]>
type Props = {
  notices: readonly OpenNotice[]
  /** @param isChanged something was matched */
  onClose: (isChanged: boolean) => void
}

/** The notices of the chosen orders: first the effect of each match, then its result. Stays open until it is closed, so that refusals are read. */
export function MatchSeveral({ notices, onClose }: Props) {
  const t = useOfficeT(matchingTexts)
  useReturnFocus()
  const isFirst = (notice: OpenNotice) => notice === notices.find(({ order_id }) => order_id === notice.order_id)
  const [chosen, setChosen] = useState(() =>
    notices.filter((notice) => notice.effect.is_expected && isFirst(notice)).map(({ id }) => String(id)),
  )
  const { send, isBusy, refused, forget } = useSend(() => {})
  const [answer, setAnswer] = useState<{ message: string; results: Results } | null>(null)
  const close = () => {
    if (!isBusy) onClose(answer !== null)
  }
  const submit = () => {
    forget()
    const wanted = notices.filter(({ id }) => chosen.includes(String(id)))
    const body = wanted.map(({ id, order_id, version, effect }) => ({
      id,
      order_id,
      version,
      accepts_difference: !effect.is_expected,
    }))
    const onDone = ({ message, data }: SeveralMatched) =>
      setAnswer({ message, results: new Map(data.notices.map((row) => [row.id, row])) })
    void send('POST', `${noticesPath}/match`, { body: { notices: JSON.stringify(body) }, onDone })
  }
  const shown = answer ? notices.filter(({ id }) => answer.results.has(id)) : notices
  const hasRefused = [...(answer?.results.values() ?? [])].some(({ result }) => result === 'reddedildi')
  return (
    <Modal opened onClose={close} title={t('title')} size="lg" centered closeOnClickOutside={false}>
      <Stack gap="md">
        {!answer && <Text size="sm">{t(notices.length > 0 ? 'lead' : 'none')}</Text>}
        {refused && (
          <Alert color="red" role="alert">
            {failureIn(refused)}
          </Alert>
        )}
        <Checkbox.Group value={chosen} onChange={setChosen}>
          <Stack gap="xs">
            {shown.map((notice) => (
              <Notice
                key={notice.id}
                notice={notice}
                isFirst={isFirst(notice)}
                result={answer?.results.get(notice.id) ?? null}
                isBusy={isBusy}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <div className={classes.foot}>
          {answer && (
            <Alert color={hasRefused ? 'yellow' : 'teal'} role="status" mb="sm">
              {answer.message}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} {...(answer && { 'data-autofocus': true })}>
              {t(answer || notices.length === 0 ? 'close' : 'cancel')}
            </Button>
            {!answer && notices.length > 0 && (
              <Button onClick={submit} loading={isBusy} disabled={chosen.length === 0} data-autofocus>
                {chosen.length === 0 ? t('choose') : t('submit', { n: chosen.length })}
              </Button>
            )}
          </Group>
        </div>
      </Stack>
    </Modal>
  )
}

type NoticeProps = {
  notice: OpenNotice
  /** of its order: the effect of another one is that without the first */
  isFirst: boolean
  result: SeveralMatched['data']['notices'][number] | null
  isBusy: boolean
}

function Notice({ notice, isFirst, result, isBusy }: NoticeProps) {
  const t = useOfficeT(matchingTexts)
  const { lang } = usePreferences()
  const { id, order_no, name, sender, bank, paid_on, currency, effect } = notice
  const money = (amount: number) => formatMoney(amount, currency, lang)
  const values = { due: money(effect.due), open: money(effect.open), too_much: money(effect.too_much) }
  const difference = effect.due === 0 ? t('none_due') : t(effect.too_much > 0 ? 'too_much_is' : 'left_is', values)
  const facts = `${order_no} · ${apart(name)}`
  // What a bank statement says: the account, the day, and who paid when that is somebody else.
  const payer = sender === name ? '' : sender === '' ? t('no_sender') : t('paid_by', { name: apart(sender) })
  const from = [bank && apart(bank), formatDay(paid_on, lang), payer].filter(Boolean).join(' · ')
  const outcome = result ? (
    <Text size="sm" c={result.result === 'reddedildi' ? 'red' : 'teal'} fw={500}>
      {result.message}
    </Text>
  ) : (
    <Badge
      variant="light"
      tt="none"
      color={isFirst && effect.is_expected ? 'teal' : 'yellow'}
      style={{ height: 'auto', whiteSpace: 'normal' }}
    >
      {!isFirst ? t('another') : effect.is_expected ? t('as_expected') : difference}
    </Badge>
  )
  const body = (
    <Group justify="space-between" align="flex-start" gap="xs" style={{ overflowWrap: 'anywhere' }}>
      <div>
        <Text size="sm" fw={600}>
          {reportedText(notice, lang)}
        </Text>
        <Text size="sm">{facts}</Text>
        <Text size="xs" c="dimmed">
          {from}
        </Text>
      </div>
      {outcome}
    </Group>
  )
  if (result) return body
  return (
    <Checkbox.Card
      value={String(id)}
      p="sm"
      radius="md"
      disabled={isBusy}
      aria-label={`${reportedText(notice, lang)}, ${facts}, ${from}`}
    >
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Checkbox.Indicator mt={2} />
        <div style={{ flex: 1, minWidth: 0 }}>{body}</div>
      </Group>
    </Checkbox.Card>
  )
}
