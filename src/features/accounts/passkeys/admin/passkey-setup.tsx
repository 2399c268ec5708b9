import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastDone } from '#src/base/admin-kit/toasts.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import { checkTexts } from '../../admin/login-checks.ts'
import { PasswordField } from '../../admin/password-field.tsx'
import { browserName } from '../../sessions/browser.rules.ts'
import { passkeyNameLength, passkeySetupApiPath, passkeysApiPath } from '../passkeys.links.ts'
import type { CreationOptions } from '../passkeys.schema.ts'
import { makePasskey } from './ceremony.ts'
import { ceremonyTexts, passkeyTexts } from './passkeys.strings.ts'

type Props = {
  /** names of the user's passkeys */
  taken: readonly string[]
  /** called with recovery codes when it is the first second factor */
  onDone: (recovery_codes: readonly string[]) => void
  onCancel: () => void
}
type Values = { name: string; current_password: string }

/** Names a passkey, asks for the password, and lets the browser make it. */
export function PasskeySetup({ taken, onDone, onCancel }: Props) {
  const t = useOfficeT(passkeyTexts)
  const tWrong = useOfficeT(checkTexts)
  const tCeremony = useOfficeT(ceremonyTexts)
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [values, setValues] = useState<Values>(() => {
    const name = browserName(navigator.userAgent)
    return { name: taken.includes(name) ? '' : name, current_password: '' }
  })
  const [errors, setErrors] = useState<Partial<Values>>({})
  const [failed, setFailed] = useState('')
  const [step, setStep] = useState<'typing' | 'asking' | 'waiting'>('typing')
  const focus = (name: keyof Values) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name=name]')?.focus(), [])
  // A button that is busy loses the focus.
  useEffect(() => {
    if (failed && step === 'typing') button.current?.focus()
  }, [failed, step])
  const set = (name: keyof Values) => (text: string) => {
    setValues((before) => ({ ...before, [name]: text }))
    setErrors((before) => ({ ...before, [name]: '' }))
  }
  const refuse = (wrong: Partial<Values>) => {
    setErrors(wrong)
    focus(wrong.name ? 'name' : 'current_password')
  }
  const show = (refused: Refused) => {
    const { name, current_password, passkey } = refused.errors
    if (name || current_password)
      return refuse({
        ...(name && { name: name[0]! }),
        ...(current_password && { current_password: current_password[0]! }),
      })
    setFailed(passkey?.[0] ?? failureIn(refused))
  }
  const add = async (): Promise<readonly string[] | null> => {
    const asked = await officeApi().post<CreationOptions>(passkeySetupApiPath, values)
    if (!asked.ok) {
      show(asked)
      return null
    }
    setStep('waiting')
    const made = await makePasskey(asked.data)
    if ('problem' in made) {
      setFailed(tCeremony(made.problem))
      return null
    }
    setStep('asking')
    const answer = await edit<{ recovery_codes: string[] }>(officeApi(), 'POST', passkeysApiPath, {
      passkey: made.answer,
    })
    if (!answer.ok) {
      show(answer)
      return null
    }
    toastDone(answer.data.message)
    return answer.data.data.recovery_codes
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (step !== 'typing') return
    const missing = Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value.trim() === '' ? [[name, tWrong('required')]] : [])),
    )
    if (Object.keys(missing).length > 0) return refuse(missing)
    setErrors({})
    setFailed('')
    setStep('asking')
    const codes = await add()
    if (codes) return onDone(codes)
    setStep('typing')
  }
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate>
      <Stack gap="md" maw={520}>
        <TextInput
          name="name"
          label={t('name')}
          description={t('name_help')}
          size="md"
          autoComplete="off"
          maxLength={passkeyNameLength}
          value={values.name}
          onChange={({ currentTarget }) => set('name')(currentTarget.value)}
          error={errors.name}
          aria-invalid={Boolean(errors.name) || undefined}
        />
        <PasswordField
          name="current_password"
          label={t('current')}
          autoComplete="current-password"
          value={values.current_password}
          onChange={set('current_password')}
          error={errors.current_password || false}
        />
        {failed && (
          <Alert color="red" role="alert">
            {failed}
          </Alert>
        )}
        <Text size="sm" c="dimmed" role="status">
          {t(step === 'waiting' ? 'waiting' : 'next')}
        </Text>
        <Group gap="sm">
          <Button ref={button} type="submit" loading={step !== 'typing'}>
            {t('add')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
