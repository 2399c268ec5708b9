import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import { PasswordField } from '../../admin/password-field.tsx'
import { FailedAlert } from '../../passwords/admin/failed-alert.tsx'
import { useTypedFields } from '../../passwords/admin/use-typed-fields.ts'
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
  const { form, field, failed, isBusy } = useTypedFields(
    { current_password: '' },
    { send: ({ current_password }) => send(current_password) },
  )
  const { ref } = form
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('[name=current_password]')?.focus(), [ref])
  return (
    <form {...form}>
      <Stack gap="md" maw={420}>
        {title && (
          <Title order={2} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
        )}
        <Text size="sm">{what}</Text>
        <PasswordField {...field('current_password')} label={t('current')} autoComplete="current-password" />
        <FailedAlert text={failed} />
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
