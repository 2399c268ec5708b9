import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import { checkTexts } from '../../admin/login-checks.ts'
import { FailedAlert } from '../../passwords/admin/failed-alert.tsx'

type Props = {
  label: string
  what?: string
  submit: string
  /** digits are sent when six are typed; a recovery code is sent with the button */
  isDigits: boolean
  isDangerous?: boolean
  /** @returns the refusal to show; null when the form is done */
  send: (code: string) => Promise<Refused | null>
  children?: ReactNode
}

const sixDigits = /^\d{6}$/

/** One field for a code. */
export function CodeForm({ label, what, submit, isDigits, isDangerous = false, send, children }: Props) {
  const tWrong = useOfficeT(checkTexts)
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [failed, setFailed] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => input.current?.focus(), [])

  const sendCode = async (typed: string) => {
    if (isBusy) return
    if (typed.trim() === '') {
      setError(tWrong('required'))
      return input.current?.focus()
    }
    setBusy(true)
    setFailed('')
    const refused = await send(typed)
    // Done: another screen opens, and a second code would be one too many.
    if (!refused) return
    setBusy(false)
    const atField = refused.errors.code?.[0]
    setError(atField ?? '')
    setFailed(atField ? '' : failureIn(refused))
    // A wrong one-time code is of no more use, and the next six digits are sent again.
    if (atField && isDigits) setCode('')
    input.current?.focus()
  }
  const change = (typed: string) => {
    const next = isDigits ? typed.replace(/\D/g, '').slice(0, 6) : typed
    setCode(next)
    setError('')
    if (isDigits && sixDigits.test(next) && next !== code) void sendCode(next)
  }
  const submitted = (event: SubmitEvent) => {
    event.preventDefault()
    void sendCode(code)
  }
  return (
    <form method="post" onSubmit={submitted} noValidate>
      <Stack gap="md">
        {what && <Text size="sm">{what}</Text>}
        <FailedAlert text={failed} />
        <TextInput
          ref={input}
          name="code"
          label={label}
          size="md"
          autoComplete="one-time-code"
          inputMode={isDigits ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          error={error}
          aria-invalid={error !== '' || undefined}
          readOnly={isBusy}
        />
        <Group gap="sm">
          <Button type="submit" size="md" loading={isBusy} {...(isDangerous && { color: 'red' })} flex={1}>
            {submit}
          </Button>
          {children}
        </Group>
      </Stack>
    </form>
  )
}
