import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type SubmitEvent, useRef, useState } from 'react'
import { encode } from 'uqr'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { checkTexts } from '../../admin/login-checks.ts'
import { PasswordField } from '../../admin/password-field.tsx'
import { oneTimeCodesApiPath } from '../factors.links.ts'
import type { OneTimeSetup } from '../factors.schema.ts'
import { factorTexts } from './factors.strings.ts'

type Props = { setup: OneTimeSetup; onDone: (recovery_codes: readonly string[]) => void; onCancel: () => void }
const empty = { code: '', current_password: '' }

/** Adds a key to an application: scan or type it, then show a code of it. */
export function CodeSetup({ setup, onDone, onCancel }: Props) {
  const t = useOfficeT(factorTexts)
  const tWrong = useOfficeT(checkTexts)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Partial<typeof empty>>({})
  const [isBusy, setBusy] = useState(false)
  const refuse = (wrong: Partial<typeof empty>) => {
    setErrors(wrong)
    form.current?.querySelector<HTMLInputElement>(`[name=${wrong.code ? 'code' : 'current_password'}]`)?.focus()
  }
  const set = (name: keyof typeof empty) => (text: string) => {
    setValues((before) => ({ ...before, [name]: text }))
    setErrors((before) => ({ ...before, [name]: '' }))
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const missing = Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value.trim() === '' ? [[name, tWrong('required')]] : [])),
    )
    if (Object.keys(missing).length > 0) return refuse(missing)
    setBusy(true)
    const answer = await edit<{ recovery_codes: string[] }>(officeApi(), 'POST', oneTimeCodesApiPath, {
      ...values,
      setup: setup.setup,
    })
    setBusy(false)
    if (answer.ok) return onDone(answer.data.data.recovery_codes)
    const { code, current_password } = answer.errors
    if (!code && !current_password) return void toastAnswer(answer)
    refuse({ ...(code && { code: code[0]! }), ...(current_password && { current_password: current_password[0]! }) })
  }
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate>
      <Stack gap="md" maw={520}>
        <div>
          <Text fw={600}>1. {t('step_scan')}</Text>
          <Text size="sm" c="dimmed">
            {t('step_scan_help')}
          </Text>
        </div>
        <Qr address={setup.uri} label={t('step_scan_alt')} />
        <Textarea
          label={t('typed')}
          autosize
          value={setup.key.match(/.{1,4}/g)!.join(' ')}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
          styles={{
            input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 'var(--mantine-font-size-sm)' },
          }}
        />
        <Text fw={600}>2. {t('step_code')}</Text>
        <TextInput
          name="code"
          label={t('code')}
          size="md"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          value={values.code}
          onChange={({ currentTarget }) => set('code')(currentTarget.value)}
          error={errors.code}
          aria-invalid={Boolean(errors.code) || undefined}
        />
        <PasswordField
          name="current_password"
          label={t('current')}
          autoComplete="current-password"
          value={values.current_password}
          onChange={set('current_password')}
          error={errors.current_password || false}
        />
        <Text size="sm" c="dimmed">
          {t('others_end')}
        </Text>
        <Group gap="sm">
          <Button type="submit" loading={isBusy}>
            {t('confirm')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Black on white with its quiet margin, also in dark mode: cameras need it. */
function Qr({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{ width: '100%', maxWidth: 220, background: '#fff', borderRadius: 8 }}
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
