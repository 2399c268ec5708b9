import { Alert, Anchor, Button, Stack } from '@mantine/core'
import { type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react'
import { loginApi, loginPath } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { clearSession } from '#src/base/admin-kit/session.ts'
import { toastDone, toastFailed, toastTimes } from '#src/base/admin-kit/toasts.ts'
import { passwordApiPath } from '../../accounts.links.ts'
import { loginTexts } from '../../admin/login.strings.ts'
import { LoginCard } from '../../admin/login-card.tsx'
import { checkTexts, wrongPassword } from '../../admin/login-checks.ts'
import { PasswordField } from '../../admin/password-field.tsx'

/** Target of a one-time link; the key is in the URL fragment (docs/decisions/0022-login-of-the-office.md). */
export default function PasswordPage() {
  const t = useOfficeT(loginTexts)
  const tWrong = useOfficeT(checkTexts)
  const form = useRef<HTMLFormElement>(null)
  const key = useSyncExternalStore(onHashChange, keyInHash, () => null)
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ password?: string; key?: string }>({})

  const wrong = wrongPassword(password, 8)
  const shown = wrong ? tWrong(wrong.key, wrong.values) : refused.password
  const focusField = () => form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBusy) return
    if (wrong) return focusField()
    setBusy(true)
    const answer = await loginApi().post<{ message: string }>(passwordApiPath, { key, password })
    if (answer.ok) {
      // The server has ended every session of this user.
      clearSession()
      toastDone(answer.data.message)
      setTimeout(() => location.assign(loginPath), toastTimes.usual)
      return
    }
    setBusy(false)
    const { errors, message, status } = answer
    const [ofPassword, ofKey] = [errors.password?.[0], errors.key?.[0]]
    if (ofPassword || ofKey) {
      setRefused({ ...(ofPassword && { password: ofPassword }), ...(ofKey && { key: ofKey }) })
      return focusField()
    }
    const isSystem = status === 0 || status >= 500 || message === ''
    toastFailed(t(isSystem ? 'system_failed' : 'failed'), isSystem ? t('system') : message, toastTimes.loginFailed)
  }

  const closed = key === '' ? t('no_key') : refused.key
  return (
    <LoginCard title={t('password_title')} lead={t('password_hint')}>
      <Stack gap="md">
        {closed && (
          <Alert color="red" variant="outline" role="alert">
            {closed}
          </Alert>
        )}
        {!closed && (
          <form ref={form} method="post" onSubmit={submit} noValidate>
            <Stack gap="md">
              <PasswordField
                label={t('new_password')}
                autoComplete="new-password"
                value={password}
                onChange={(text) => {
                  setPassword(text)
                  setRefused({})
                }}
                error={(isTried && shown) || false}
              />
              <Button type="submit" size="md" fullWidth loading={isBusy}>
                {t('password_submit')}
              </Button>
            </Stack>
          </form>
        )}
        <Anchor href={loginPath}>{t('to_login')}</Anchor>
      </Stack>
    </LoginCard>
  )
}

/** '' without a key. */
function keyInHash(): string {
  return new URLSearchParams(location.hash.slice(1)).get('key') ?? ''
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
