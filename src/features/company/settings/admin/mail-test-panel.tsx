import { Alert, Button, Code, Group, Paper, Text, TextInput, Title } from '@mantine/core'
import { Send } from 'lucide-react'
import { useState } from 'react'
import type { Values } from '#src/base/admin-kit/form/form-fields.ts'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatInstant } from '#src/base/dates.ts'
import type { MailTested } from '../settings.admin.schema.ts'
import { mailAdminPath } from '../settings.links.ts'
import { settingsTexts } from './settings.strings.ts'

type Outcome = { isSent: boolean; message: string; answer: string }
type Props = { values: Values; testTo: string; testedAt: string | null; fromEnv: readonly string[] }

/** Sends a test mail with the values on the screen, and shows the server's answer. */
export function MailTestPanel({ values, testTo, testedAt, fromEnv }: Props) {
  const t = useOfficeT(settingsTexts)
  const { lang } = usePreferences()
  const [to, setTo] = useState(testTo)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { send, isBusy, errorOf, forget } = useSend(() => {})
  const test = () => {
    if (isBusy) return
    setOutcome(null)
    forget()
    const own = Object.fromEntries(Object.entries(values).filter(([name]) => !fromEnv.includes(name)))
    void send<MailTested>('POST', `${mailAdminPath}/test`, {
      body: { ...own, to },
      onDone: ({ success, message, data }) => setOutcome({ isSent: success, message, answer: data.answer }),
      onRefused: (refused) => {
        const { to: atTo, ...others } = refused.errors
        const problems = Object.values(others).map(([message]) => message)
        if (problems.length > 0 || !atTo)
          setOutcome({ isSent: false, message: problems.join(' ') || failureIn(refused), answer: '' })
      },
    })
  }
  return (
    <Paper withBorder p="md" mt="xl" component="section" aria-labelledby="mail-test">
      <Title order={2} size="h4" id="mail-test">
        {t('test_title')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('test_lead')}
      </Text>
      <Group align="flex-end" gap="sm">
        <TextInput
          label={t('test_to')}
          error={errorOf('to')}
          inputWrapperOrder={['label', 'error', 'input']}
          type="email"
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            test()
          }}
          flex="1 1 16rem"
        />
        <Button variant="light" loading={isBusy} onClick={test} leftSection={<Send size={16} aria-hidden="true" />}>
          {t('test_send')}
        </Button>
      </Group>
      <div role="status">
        {outcome ? (
          <Alert color={outcome.isSent ? 'teal' : 'red'} mt="sm" {...(outcome.answer && { title: outcome.message })}>
            {outcome.answer === '' ? (
              outcome.message
            ) : (
              <>
                <Text size="sm">{t('test_answer')}:</Text>
                <Code style={{ overflowWrap: 'anywhere' }}>{outcome.answer}</Code>
              </>
            )}
          </Alert>
        ) : (
          testedAt && (
            <Text size="sm" mt="sm">
              {t('tested', { when: formatInstant(new Date(testedAt), lang) })}
            </Text>
          )
        )}
      </div>
    </Paper>
  )
}
