import { Button, List, Paper, Select, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { Send } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { toastFormAnswer } from '#src/base/admin-kit/confirm.tsx'
import { LeaveGuardProvider } from '#src/base/admin-kit/form/leave-guard.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { lastScreen, recentErrors } from '#src/base/admin-kit/support-trail.ts'
import { supportApiPath } from '#src/features/support/support.links.ts'
import { errorLines } from './error-lines.ts'
import { supportTexts } from './support.strings.ts'
import { screenAt, screensToChoose } from './support-screens.ts'

const browserLine = () =>
  `${navigator.userAgent} · ${innerWidth}×${innerHeight} · ${devicePixelRatio}x · ${navigator.language}`

export function SupportForm({ onSent }: { onSent: () => void }) {
  const t = useOfficeT(supportTexts)
  const { lang } = usePreferences()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ subject: '', message: '' })
  const [screen, setScreen] = useState<string | null>(() => screenAt(lastScreen()))
  const [isAttached, setAttached] = useState(true)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { send, isBusy } = useSend(toastFormAnswer)
  const failures = errorLines(recentErrors(), lang)
  // Of a part that has no field, such as `errors.0`.
  const [problem] = Object.entries(errors).flatMap(([name, text]) => (name in values ? [] : [text]))

  const set = (name: keyof typeof values) => (text: string) => {
    setValues((before) => ({ ...before, [name]: text }))
    setErrors({})
  }
  const refuse = (wrong: Record<string, string>) => {
    setErrors(wrong)
    const first = ['subject', 'message'].find((name) => wrong[name])
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const wrong = Object.entries(values).filter(([, text]) => text.trim().length < 3)
    if (wrong.length > 0) return refuse(Object.fromEntries(wrong.map(([name]) => [name, t('required')])))
    const technical = isAttached ? { browser: browserLine(), errors: failures } : {}
    void send('POST', supportApiPath, {
      body: { ...values, screen: screen ?? '', ...technical },
      once: Object.values(values),
      onDone: () => {
        setValues({ subject: '', message: '' })
        onSent()
      },
      onRefused: (refused) => {
        const problems = Object.entries(refused.errors).map(([name, [first = '']]) => [name, first])
        if (problems.length > 0) refuse(Object.fromEntries(problems))
      },
    })
  }
  return (
    <LeaveGuardProvider isDirty={values.subject !== '' || values.message !== ''} isBusy={isBusy} save={null}>
      <Paper withBorder p="md" component="form" ref={form} method="post" onSubmit={submit} noValidate>
        <Stack gap="md" maw="44rem">
          <TextInput
            name="subject"
            label={t('subject')}
            value={values.subject}
            onChange={({ currentTarget }) => set('subject')(currentTarget.value)}
            error={errors.subject}
            withAsterisk
          />
          <Textarea
            name="message"
            label={t('message')}
            description={t('message_help')}
            autosize
            minRows={4}
            maxRows={16}
            value={values.message}
            onChange={({ currentTarget }) => set('message')(currentTarget.value)}
            error={errors.message}
            withAsterisk
          />
          <Select
            label={t('screen')}
            placeholder={t('no_screen')}
            data={screensToChoose().map(({ label, path }) => ({ value: path, label: label[lang] }))}
            value={screen}
            onChange={setScreen}
            searchable
            clearable
          />
          <Switch
            label={t('attach')}
            description={t('attach_help')}
            checked={isAttached}
            onChange={({ currentTarget }) => setAttached(currentTarget.checked)}
          />
          {isAttached && (
            <section aria-label={t('attached')}>
              <List size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                <List.Item>{browserLine()}</List.Item>
                {failures.length === 0 && <List.Item>{t('no_errors')}</List.Item>}
                {failures.map((text) => (
                  <List.Item key={text}>{text}</List.Item>
                ))}
              </List>
            </section>
          )}
          {problem && (
            <Text size="sm" c="red" role="alert">
              {problem}
            </Text>
          )}
          <Button type="submit" loading={isBusy} leftSection={<Send />} style={{ alignSelf: 'flex-start' }}>
            {t('send')}
          </Button>
        </Stack>
      </Paper>
    </LeaveGuardProvider>
  )
}
