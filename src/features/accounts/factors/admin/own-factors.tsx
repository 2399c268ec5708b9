import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { nothingAfter, toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { Loading } from '#src/base/admin-kit/loading.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatInstant } from '#src/base/dates.ts'
import { factorsApiPath, oneTimeCodesApiPath, recoveryCodesApiPath } from '../factors.links.ts'
import type { Factors, OneTimeSetup } from '../factors.schema.ts'
import { CodeForm } from './code-form.tsx'
import { CodeSetup } from './code-setup.tsx'
import { factorTexts } from './factors.strings.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

type Step =
  | { kind: 'overview' | 'renew' | 'remove' }
  | { kind: 'setup'; setup: OneTimeSetup }
  | { kind: 'codes'; codes: readonly string[] }

/**
 * The second factor of the signed-in user.
 * @param onSetUp given on the screen of those who must have one: the set-up begins at once, and it is called when the recovery
 * codes have been kept
 */
export function OwnFactors({ onSetUp }: { onSetUp?: () => void }) {
  const t = useOfficeT(factorTexts)
  const { lang } = usePreferences()
  const isForced = onSetUp !== undefined
  const [factors, setFactors] = useState<Factors | null>(null)
  const [step, setStep] = useState<Step>({ kind: 'overview' })
  const [isBusy, setBusy] = useState(false)
  const load = useCallback(async () => {
    const found = await officeApi().get<Factors>(factorsApiPath).catch(nothingAfter)
    if (!Array.isArray(found)) setFactors(found)
  }, [])
  useEffect(() => {
    void load()
  }, [load])
  const begin = useCallback(async () => {
    setBusy(true)
    const setup = await officeApi().get<OneTimeSetup>(oneTimeCodesApiPath).catch(nothingAfter)
    setBusy(false)
    if (!Array.isArray(setup)) setStep({ kind: 'setup', setup })
  }, [])
  if (!factors) return <Loading label={t('title')} width="40%" height={120} />

  const overview = () => setStep({ kind: 'overview' })
  const showCodes = (codes: readonly string[]) => {
    setStep({ kind: 'codes', codes })
    void load()
  }
  if (step.kind === 'codes')
    return <RecoveryCodes codes={step.codes} onKept={() => (onSetUp ? onSetUp() : overview())} />
  if (step.kind === 'setup')
    return <CodeSetup setup={step.setup} onDone={showCodes} {...(!isForced && { onCancel: overview })} />
  if (step.kind === 'renew')
    return (
      <Stack maw={420}>
        <CodeForm
          label={t('code')}
          what={t('renew_what')}
          submit={t('renew')}
          isDigits
          send={async (code) => {
            const answer = await edit<{ recovery_codes: string[] }>(officeApi(), 'POST', recoveryCodesApiPath, { code })
            if (!answer.ok) return answer
            showCodes(answer.data.data.recovery_codes)
            return null
          }}
        >
          <Button variant="default" size="md" onClick={overview}>
            {t('cancel')}
          </Button>
        </CodeForm>
      </Stack>
    )
  if (step.kind === 'remove')
    return (
      <Stack maw={420}>
        <CodeForm
          label={t('proof')}
          what={t('remove_what')}
          submit={t('remove')}
          isDigits={false}
          isDangerous
          send={async (code) => {
            const answer = await edit(officeApi(), 'DELETE', oneTimeCodesApiPath, { code })
            if (!answer.ok) return answer
            toastAnswer(answer)
            await load()
            overview()
            return null
          }}
        >
          <Button variant="default" size="md" onClick={overview}>
            {t('cancel')}
          </Button>
        </CodeForm>
      </Stack>
    )
  const { one_time_codes, recovery_codes, is_required } = factors
  if (!one_time_codes)
    return (
      <Stack gap="md" maw={520} align="flex-start">
        {!isForced && <Text size="sm">{t('lead')}</Text>}
        <Button loading={isBusy} onClick={() => void begin()}>
          {t('set_up')}
        </Button>
      </Stack>
    )
  return (
    <Stack gap="md" maw={520} align="flex-start">
      <Badge variant="light" color="teal" size="lg" tt="none" miw="max-content">
        {t('since', { since: formatInstant(new Date(one_time_codes.since), lang) })}
      </Badge>
      <Text size="sm" {...(recovery_codes < 3 && { c: 'red', fw: 600 })}>
        {recovery_codes === 0 ? t('none_left') : t('left', { n: recovery_codes })}
      </Text>
      <Group gap="sm">
        <Button variant="default" onClick={() => setStep({ kind: 'renew' })}>
          {t('renew')}
        </Button>
        {!is_required && (
          <Button variant="light" color="red" onClick={() => setStep({ kind: 'remove' })}>
            {t('remove')}
          </Button>
        )}
      </Group>
      {is_required && (
        <Text size="sm" c="dimmed">
          {t('required')}
        </Text>
      )}
    </Stack>
  )
}
