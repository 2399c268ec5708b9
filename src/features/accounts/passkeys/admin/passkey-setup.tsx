import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastDone } from '#src/base/admin-kit/toasts.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import { PasswordField } from '../../admin/password-field.tsx'
import { browserName } from '../../browser.rules.ts'
import { FailedAlert } from '../../passwords/admin/failed-alert.tsx'
import { useTypedFields } from '../../passwords/admin/use-typed-fields.ts'
import { passkeySetupApiPath, passkeysApiPath } from '../passkeys.links.ts'
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

/** Names a passkey, asks for the password, and lets the browser make it. */
export function PasskeySetup({ taken, onDone, onCancel }: Props) {
  const t = useOfficeT(passkeyTexts)
  const tCeremony = useOfficeT(ceremonyTexts)
  const [isWaiting, setWaiting] = useState(false)
  const [start] = useState(() => {
    const name = browserName(navigator.userAgent)
    return { name: taken.includes(name) ? '' : name, current_password: '' }
  })
  const add = async (values: typeof start): Promise<Refused | string | null> => {
    const asked = await officeApi().post<CreationOptions>(passkeySetupApiPath, values)
    if (!asked.ok) return asked
    setWaiting(true)
    const made = await makePasskey(asked.data)
    setWaiting(false)
    if ('problem' in made) return tCeremony(made.problem)
    const answer = await edit<{ recovery_codes: string[] }>(officeApi(), 'POST', passkeysApiPath, {
      passkey: made.answer,
    })
    if (!answer.ok) return answer.errors.passkey?.[0] ?? answer
    toastDone(answer.data.message)
    onDone(answer.data.data.recovery_codes)
    return null
  }
  const { form, field, failed, isBusy } = useTypedFields(start, { send: add })
  const { ref } = form
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('[name=name]')?.focus(), [ref])
  const { onChange, error, ...name } = field('name')
  return (
    <form {...form}>
      <Stack gap="md" maw={520}>
        <TextInput
          {...name}
          label={t('name')}
          description={t('name_help')}
          size="md"
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          error={error}
          aria-invalid={Boolean(error) || undefined}
        />
        <PasswordField {...field('current_password')} label={t('current')} autoComplete="current-password" />
        <FailedAlert text={failed} />
        <Text size="sm" c="dimmed" role="status">
          {t(isWaiting ? 'waiting' : 'next')}
        </Text>
        <Group gap="sm">
          <Button type="submit" loading={isBusy}>
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
