import { Button, Stack, Text } from '@mantine/core'
import { type SubmitEvent, useRef, useState } from 'react'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { accountApiPath } from '../accounts.links.ts'
import { checkTexts, wrongPassword } from './login-checks.ts'
import { ownPasswordTexts } from './own-password.strings.ts'
import { PasswordField } from './password-field.tsx'

const empty = { current_password: '', password: '' }

/** Changes the password of the signed-in user. */
export function OwnPasswordForm() {
  const t = useOfficeT(ownPasswordTexts)
  const tWrong = useOfficeT(checkTexts)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Partial<typeof empty>>({})
  const [isBusy, setBusy] = useState(false)

  const refuse = (wrong: Partial<typeof empty>) => {
    setErrors(wrong)
    const first = wrong.current_password ? 'current_password' : 'password'
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }
  const set = (name: keyof typeof empty) => (text: string) => {
    setValues((before) => ({ ...before, [name]: text }))
    setErrors({})
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const wrong = wrongPassword(values.password, 8)
    const missing = values.current_password === '' && { current_password: tWrong('required') }
    if (wrong || missing)
      return refuse({ ...missing, ...(wrong && { password: tWrong(wrong.key, wrong.n ? { n: wrong.n } : {}) }) })
    setBusy(true)
    const answer = await officeApi().post<{ message: string }>(`${accountApiPath}/password`, values)
    setBusy(false)
    const { current_password, password } = answer.ok ? {} : answer.errors
    if (current_password || password)
      return refuse({
        ...(current_password && { current_password: current_password[0]! }),
        ...(password && { password: password[0]! }),
      })
    toastAnswer(answer)
    if (answer.ok) setValues(empty)
  }
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate>
      <Stack gap="md" maw={420}>
        <Text size="sm" c="dimmed">
          {t('lead')}
        </Text>
        <PasswordField
          name="current_password"
          label={t('current')}
          autoComplete="current-password"
          value={values.current_password}
          onChange={set('current_password')}
          error={errors.current_password ?? false}
        />
        <PasswordField
          label={t('new')}
          hint={t('hint')}
          autoComplete="new-password"
          value={values.password}
          onChange={set('password')}
          error={errors.password ?? false}
        />
        <Button type="submit" loading={isBusy} style={{ alignSelf: 'flex-start' }}>
          {t('change')}
        </Button>
      </Stack>
    </form>
  )
}
