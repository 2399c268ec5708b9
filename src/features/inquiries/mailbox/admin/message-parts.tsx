import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core'
import { Download } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { download } from '#src/base/admin-kit/download.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { TimeAgo } from '#src/base/admin-kit/time-ago-text.tsx'
import { toastFailed } from '#src/base/admin-kit/toasts.ts'
import { telHref } from '#src/features/company/company.links.ts'
import { messagesApiPath } from '../mailbox.links.ts'
import type { Message, MessageEntry } from '../mailbox.schema.ts'
import { messageTexts } from './message.strings.ts'
import classes from './message-show.module.css'

/** A section of the screen under its title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id} className={classes.part}>
      <Title order={2} size="h4" mb="sm" id={id}>
        {title}
      </Title>
      {children}
    </Paper>
  )
}

type Fact = { label: string; value: ReactNode }

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The form as the visitor filled it in. */
export function MessageText({ message: { id, message, lines, has_file } }: { message: Message }) {
  const t = useOfficeT(messageTexts)
  return (
    <Part title={t('message')}>
      {message !== '' && <p className={classes.words}>{message}</p>}
      {lines.length > 0 && <Facts facts={lines} />}
      {message === '' && lines.length === 0 && <Text c="dimmed">{t('no_text')}</Text>}
      {has_file && <CvButton id={id} />}
    </Part>
  )
}

function CvButton({ id }: { id: number }) {
  const t = useOfficeT(messageTexts)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const refused = await download(`${messagesApiPath}/${id}/cv`)
    setBusy(false)
    if (refused) toastFailed(t('cv_failed'), failureIn(refused))
  }
  return (
    <Button
      mt="md"
      variant="light"
      loading={isBusy}
      leftSection={<Download size={16} aria-hidden="true" />}
      onClick={() => void save()}
    >
      {t('cv')}
    </Button>
  )
}

export function MessageSender({ message: { name, email, phone, lang, created_at, message_no } }: { message: Message }) {
  const t = useOfficeT(messageTexts)
  const preferences = usePreferences()
  const language = new Intl.DisplayNames(preferences.lang, { type: 'language' }).of(lang) ?? lang
  const facts: Fact[] = [
    { label: t('name'), value: name },
    ...(email
      ? [
          {
            label: t('email'),
            value: (
              <Anchor size="sm" href={`mailto:${email}`}>
                {email}
              </Anchor>
            ),
          },
        ]
      : []),
    ...(phone
      ? [
          {
            label: t('phone'),
            value: (
              <Anchor size="sm" href={telHref(phone)}>
                {phone}
              </Anchor>
            ),
          },
        ]
      : []),
    { label: t('language'), value: language },
    { label: t('arrived'), value: <TimeAgo at={created_at} /> },
    { label: t('number'), value: message_no },
  ]
  return (
    <Part title={t('sender')}>
      <Facts facts={facts} />
    </Part>
  )
}

/** Notes and answers, oldest first. */
export function MessageThread({ message: { entries } }: { message: Message }) {
  const t = useOfficeT(messageTexts)
  return (
    <Part title={t('thread')}>
      {entries.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('thread_empty')}
        </Text>
      ) : (
        <ol className={classes.thread}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </Part>
  )
}

function Entry({ entry: { kind, body, by, at, mail } }: { entry: MessageEntry }) {
  const t = useOfficeT(messageTexts)
  return (
    <li className={classes.entry} data-kind={kind}>
      <Group gap={6} mb={4}>
        <Text size="sm" fw={600}>
          {t(`entry_${kind}`)}
        </Text>
        <Text size="xs" c="dimmed" component="div">
          {by} · <TimeAgo at={at} />
        </Text>
        {mail && (
          <Text size="xs" fw={600} c={mail === 'failed' ? 'red' : mail === 'sent' ? 'teal' : 'dimmed'}>
            {t(`mail_${mail}`)}
          </Text>
        )}
      </Group>
      <p className={classes.words}>{body}</p>
    </li>
  )
}
