import { Anchor, Badge, Button, Checkbox, Group, Text } from '@mantine/core'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { askConfirm } from '#src/base/admin-kit/confirm.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { formatInstant } from '#src/base/dates.ts'
import { ordersScreen } from '#src/features/orders/orders.links.ts'
import { Part } from '../part.tsx'
import { postponedPath } from '../system.links.ts'
import classes from '../system.module.css'
import type { PostponedMails as Postponed, PostponedMail } from './postponed.schema.ts'
import { postponedTexts } from './postponed.strings.ts'

/** Mails that were written without a server: they are sent when staff say so, those that may be out of date only one by one. */
export function PostponedMails({ postponed, onChange }: { postponed: Postponed; onChange: () => Promise<void> }) {
  const t = useOfficeT(postponedTexts)
  const { total, sends_mail, mails } = postponed
  /** What the user changed. Mails that may be out of date begin unticked, and all while they can only be deleted. */
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const { send, isBusy } = useSend()
  if (total === 0) return null
  const isTicked = ({ id, stale }: PostponedMail) => changed.get(id) ?? (sends_mail && stale === null)
  const tick = (list: readonly PostponedMail[], to: boolean) =>
    setChanged((before) => new Map([...before, ...list.map(({ id }) => [id, to] as const)]))
  const ticked = mails.filter(isTicked)
  const n = ticked.length
  const decide = async (is_sent: boolean) => {
    const stale = ticked.filter((mail) => mail.stale).length
    const question = is_sent
      ? { title: t('send_title'), text: [t('send_text', { n }), stale > 0 && t('send_stale', { n: stale })] }
      : { title: t('erase_title'), text: [t('erase_text', { n })] }
    const yes = is_sent ? t('send', { n }) : t('erase')
    const text = question.text.filter(Boolean).join(' ')
    if (!(await askConfirm({ title: question.title, text, yes, isDangerous: !is_sent }))) return
    const ids = ticked.map(({ id }) => id)
    await send('POST', postponedPath, { body: { ids, is_sent }, onDone: onChange, onRefused: onChange })
  }
  return (
    <Part title={t('title')} id="postponed">
      <Text maw="46rem">
        {t(sends_mail ? 'with_server' : 'without_server', { n: total })}{' '}
        {!sends_mail && (
          <Anchor component={Link} to="/admin/settings/mail" underline="always" inherit>
            {t('set_up')}
          </Anchor>
        )}
      </Text>
      <Checkbox
        mt="md"
        label={t('all')}
        checked={n === mails.length}
        indeterminate={n > 0 && n < mails.length}
        onChange={({ currentTarget }) => tick(mails, currentTarget.checked)}
      />
      <ul className={classes.choices}>
        {mails.map((mail) => (
          <li key={mail.id} className={classes.choice}>
            <Checkbox
              checked={isTicked(mail)}
              onChange={({ currentTarget }) => tick([mail], currentTarget.checked)}
              label={<MailLine mail={mail} />}
            />
            {mail.order_no && (
              <Anchor component={Link} to={`${ordersScreen}?search=${mail.order_no}`} underline="always" size="sm">
                {mail.order_no}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
      {mails.length < total && <Dimmed>{t('first', { n: mails.length })}</Dimmed>}
      <Group mt="md">
        {sends_mail && (
          <Button disabled={n === 0} loading={isBusy} leftSection={<Send />} onClick={() => void decide(true)}>
            {t('send', { n })}
          </Button>
        )}
        <Button variant="default" disabled={n === 0 || isBusy} onClick={() => void decide(false)}>
          {t('erase')}
        </Button>
      </Group>
    </Part>
  )
}

function MailLine({ mail: { subject, recipient, created_at, stale } }: { mail: PostponedMail }) {
  const t = useOfficeT(postponedTexts)
  const { lang } = usePreferences()
  return (
    <span className={classes.anywhere}>
      {subject}{' '}
      <Dimmed span size="xs">
        {t('to', { when: formatInstant(new Date(created_at), lang), to: recipient })}
      </Dimmed>{' '}
      {stale && (
        <Badge color="orange" variant="light" size="sm" tt="none" component="span" miw="max-content">
          {t(stale)}
        </Badge>
      )}
    </span>
  )
}
