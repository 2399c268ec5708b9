import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { loginApi } from '#src/base/admin-kit/office-api.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { forgottenPasswordApiPath } from '../../accounts.links.ts'
import { loginTexts } from '../../admin/login.strings.ts'
import { LoginCard } from '../../admin/login-card.tsx'
import { checkTexts, wrongEmail } from '../../admin/login-checks.ts'
import { FailedAlert } from '../../passwords/admin/failed-alert.tsx'

/** Asks for a link to set a new password. @param typed the e-mail of the login form */
export function ForgottenPassword({ typed, onBack }: { typed: string; onBack: () => void }) {
  const t = useOfficeT(loginTexts)
  const tWrong = useOfficeT(checkTexts)
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState(typed)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  /** the server's answer */
  const [sent, setSent] = useState('')
  useEffect(() => input.current?.focus(), [])

  const wrong = wrongEmail(email)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBusy) return
    if (wrong) return input.current?.focus()
    setBusy(true)
    setFailed('')
    const answer = await loginApi().post<{ message: string }>(forgottenPasswordApiPath, { email: email.trim() })
    setBusy(false)
    if (answer.ok) setSent(answer.data.message)
    else setFailed(answer.errors.email?.[0] ?? failureIn(answer))
  }
  return (
    <LoginCard title={t('forgotten')} lead={t(sent ? 'forgotten_next' : 'forgotten_lead')}>
      <Stack gap="md">
        {sent ? (
          <Alert color="teal" role="status">
            {sent}
          </Alert>
        ) : (
          <form method="post" onSubmit={submit} noValidate>
            <Stack gap="md">
              <TextInput
                ref={input}
                name="email"
                type="email"
                label={t('email')}
                autoComplete="username"
                inputMode="email"
                autoCapitalize="none"
                size="md"
                value={email}
                onChange={({ currentTarget }) => setEmail(currentTarget.value)}
                error={isTried && wrong ? tWrong(wrong.key, wrong.values) : false}
              />
              <FailedAlert text={failed} />
              <Button type="submit" size="md" fullWidth loading={isBusy}>
                {t('forgotten_submit')}
              </Button>
            </Stack>
          </form>
        )}
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          {t('to_login')}
        </Anchor>
      </Stack>
    </LoginCard>
  )
}
