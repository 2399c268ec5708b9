import { Anchor, Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { loginApi, officePath } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { storeSession } from '#src/base/admin-kit/session.ts'
import { toastDone, toastFailed, toastTimes } from '#src/base/admin-kit/toasts.ts'
import { loginApiPath } from '../../accounts.links.ts'
import type { LoggedIn } from '../../accounts.schema.ts'
import { loginTexts } from '../../admin/login.strings.ts'
import { LoginCard } from '../../admin/login-card.tsx'
import { checkTexts, wrongEmail, wrongPassword } from '../../admin/login-checks.ts'
import { PasswordField } from '../../admin/password-field.tsx'
import { applyLanguage, redirectSignedIn } from '../../admin/signed-in.ts'
import { type Challenge, SecondStep } from '../../factors/admin/second-step.tsx'
import { secondFactorCode } from '../../factors.links.ts'
import { FailedAlert } from '../../passwords/admin/failed-alert.tsx'
import { ForgottenPassword } from './forgotten-password.tsx'

/** localStorage item: the remembered e-mail. */
const rememberedItem = 'remembered_email'
/** Delay between the answer and the redirect to the office, in ms. */
const redirectDelay = 2000

export default function LoginPage() {
  const t = useOfficeT(loginTexts)
  const tWrong = useOfficeT(checkTexts)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ email: '', password: '' })
  const [isRemembered, setRemembered] = useState(false)
  const [left, setLeft] = useState({ email: false, password: false })
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const [isForgotten, setForgotten] = useState(false)
  const [challenge, setChallenge] = useState<Challenge | null>(null)

  useEffect(() => {
    void redirectSignedIn()
    const remembered = localStorage.getItem(rememberedItem)
    const early = new FormData(form.current!)
    // Keeps input that was typed or autofilled before hydration.
    setTyped({ email: String(early.get('email')) || (remembered ?? ''), password: String(early.get('password')) })
    setRemembered(remembered !== null)
  }, [])

  const wrong = { email: wrongEmail(typed.email), password: wrongPassword(typed.password, 6) }
  const errorOf = (field: 'email' | 'password'): string | boolean => {
    const found = wrong[field]
    if (!found) return false
    // Messages appear after the first submit. Before it, a field is only marked, after losing focus (docs/rules.md, "Login").
    return isTried ? tWrong(found.key, found.values) : left[field]
  }

  const remember = (isWanted: boolean) => {
    setRemembered(isWanted)
    if (!isWanted) localStorage.removeItem(rememberedItem)
  }

  const enter = (answer: LoggedIn) => {
    storeSession(answer)
    applyLanguage(answer.data)
    toastDone(t('done'), toastTimes.loggedIn)
    setTimeout(() => location.assign(officePath), redirectDelay)
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBusy) return
    const firstWrong = wrong.email ? 'email' : wrong.password ? 'password' : null
    if (firstWrong) return form.current?.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus()
    const email = typed.email.trim()
    if (isRemembered) localStorage.setItem(rememberedItem, email)
    setRefused('')
    setBusy(true)
    const answer = await loginApi().post<LoggedIn>(loginApiPath, { email, password: typed.password })
    if (answer.ok) return enter(answer.data)
    setBusy(false)
    if (answer.code === secondFactorCode) {
      setTyped(({ email }) => ({ email, password: '' }))
      setTried(false)
      return setChallenge(answer.facts as Challenge)
    }
    const isSystem = answer.status === 0 || answer.status >= 500 || answer.message === ''
    const why = isSystem ? t('system') : answer.message
    setRefused(why)
    // Too long for a notification, and there is something to do.
    if (answer.status === 403) return
    toastFailed(t(isSystem ? 'system_failed' : 'failed'), why, toastTimes.loginFailed)
    if (answer.status === 429) setTimeout(() => location.assign('/'), toastTimes.loginFailed)
  }

  if (challenge) return <SecondStep {...challenge} onDone={enter} onBack={() => setChallenge(null)} />
  if (isForgotten) return <ForgottenPassword typed={typed.email} onBack={() => setForgotten(false)} />
  return (
    <LoginCard title={t('title')} lead={t('lead')}>
      <form ref={form} method="post" onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            name="email"
            type="email"
            label={t('email')}
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            size="md"
            value={typed.email}
            onChange={({ currentTarget: { value: email } }) => setTyped((before) => ({ ...before, email }))}
            onBlur={() => setLeft((before) => ({ ...before, email: true }))}
            error={errorOf('email')}
          />
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            value={typed.password}
            onChange={(password) => setTyped((before) => ({ ...before, password }))}
            onBlur={() => setLeft((before) => ({ ...before, password: true }))}
            error={errorOf('password')}
          />
          <FailedAlert text={refused} />
          <Checkbox
            label={t('remember')}
            checked={isRemembered}
            onChange={({ currentTarget }) => remember(currentTarget.checked)}
          />
          <Button type="submit" size="md" fullWidth loading={isBusy}>
            {t('submit')}
          </Button>
          <Anchor component="button" type="button" size="sm" onClick={() => setForgotten(true)}>
            {t('forgotten')}
          </Anchor>
        </Stack>
      </form>
    </LoginCard>
  )
}
