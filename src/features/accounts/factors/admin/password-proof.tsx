import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import { checkTexts } from '../../admin/login-checks.ts'
import { PasswordField } from '../../admin/password-field.tsx'
import { factorTexts } from './factors.strings.ts'

type Props = {
  title?: string
  what: string
  submit: string
  isDangerous?: boolean
  /** @returns the refusal to show; null when it is done */
  send: (current_password: string) => Promise<Refused | null>
  onCancel: () => void
}

/** Asks for the password before a change of the second factor. */
export function PasswordProof({ title, what, submit, isDangerous = false, send, onCancel }: Props) {
  const t = useOfficeT(factorTexts)
  const tWrong = useOfficeT(checkTexts)
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [failed, setFailed] = useState('')
  const [isBusy, setBusy] = useState(false)
  const focus = () => form.current?.querySelector<HTMLInputElement>('[name=current_password]')?.focus()
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name=current_password]')?.focus(), [])
  const submitted = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailed('')
    if (password === '') {
      setError(tWrong('required'))
      return focus()
    }
    setBusy(true)
    const refused = await send(password)
    setBusy(false)
    if (!refused) return
    const atField = refused.errors.current_password?.[0]
    setError(atField ?? '')
    setFailed(atField ? '' : failureIn(refused))
    focus()
  }
  return (
    <form ref={form} method="post" onSubmit={submitted} noValidate>
      <Stack gap="md" maw={420}>
        {title && (
          <Title order={2} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
        )}
        <Text size="sm">{what}</Text>
        {failed && (
          <Alert color="red" role="alert">
            {failed}
          </Alert>
        )}
        <PasswordField
          name="current_password"
          label={t('current')}
          autoComplete="current-password"
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            setError('')
          }}
          error={error || false}
        />
        <Group gap="sm">
          <Button type="submit" loading={isBusy} {...(isDangerous && { color: 'red' })}>
            {submit}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
