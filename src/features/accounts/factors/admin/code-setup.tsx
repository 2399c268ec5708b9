import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { encode } from 'uqr'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastDone } from '#src/base/admin-kit/toasts.ts'
import { PasswordField } from '../../admin/password-field.tsx'
import { oneTimeCodesApiPath } from '../../factors.links.ts'
import type { OneTimeSetup } from '../../factors.schema.ts'
import { FailedAlert } from '../../passwords/admin/failed-alert.tsx'
import { useTypedFields } from '../../passwords/admin/use-typed-fields.ts'
import { factorTexts } from './factors.strings.ts'

type Props = {
  setup: OneTimeSetup
  /** it turns two-step login on */
  isFirst: boolean
  /** called with recovery codes when it is the first second factor */
  onDone: (recovery_codes: readonly string[]) => void
  onCancel: () => void
}

/** Adds a key to an application: scan or type it, then show a code of it. */
export function CodeSetup({ setup, isFirst, onDone, onCancel }: Props) {
  const t = useOfficeT(factorTexts)
  const { form, field, failed, isBusy } = useTypedFields(
    { code: '', current_password: '' },
    {
      send: async (values) => {
        const answer = await edit<{ recovery_codes: string[] }>(officeApi(), 'POST', oneTimeCodesApiPath, {
          ...values,
          setup: setup.setup,
        })
        if (!answer.ok) return answer
        toastDone(answer.data.message)
        onDone(answer.data.data.recovery_codes)
        return null
      },
    },
  )
  const { onChange, error, ...code } = field('code')
  return (
    <form {...form}>
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
          {...code}
          label={t('code')}
          size="md"
          autoComplete="one-time-code"
          inputMode="numeric"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          error={error}
          aria-invalid={Boolean(error) || undefined}
        />
        <PasswordField {...field('current_password')} label={t('current')} autoComplete="current-password" />
        <FailedAlert text={failed} />
        <Text size="sm" c="dimmed">
          {t('others_end')}
        </Text>
        <Group gap="sm">
          <Button type="submit" loading={isBusy}>
            {t(isFirst ? 'confirm' : 'add_app')}
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
