import { Button, Stack } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { nothingAfter, toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { Loading } from '#src/base/admin-kit/loading.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { factorsApiPath, oneTimeCodesApiPath, recoveryCodesApiPath } from '../../factors.links.ts'
import type { Factors, OneTimeSetup } from '../../factors.schema.ts'
import type { Passkey } from '../../passkeys/admin/passkey-list.tsx'
import { PasskeySetup } from '../../passkeys/admin/passkey-setup.tsx'
import { passkeyTexts } from '../../passkeys/admin/passkeys.strings.ts'
import { passkeyApiPath } from '../../passkeys/passkeys.links.ts'
import { CodeForm } from './code-form.tsx'
import { CodeSetup } from './code-setup.tsx'
import { factorCount, isLastFactor } from './factor-count.ts'
import { factorTexts } from './factors.strings.ts'
import { FactorsOverview } from './factors-overview.tsx'
import { PasswordProof } from './password-proof.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Step =
  | { kind: 'overview' | 'renew' | 'remove' | 'passkey' }
  | { kind: 'setup'; setup: OneTimeSetup }
  | { kind: 'remove_passkey'; passkey: Passkey }
  | { kind: 'codes'; codes: readonly string[] }

/**
 * The second factor of the signed-in user.
 * @param onSetUp on the screen for users who must set up a factor: called when the user confirms the recovery codes
 */
export function OwnFactors({ onSetUp }: { onSetUp?: () => void }) {
  const t = useOfficeT(factorTexts)
  const tPasskey = useOfficeT(passkeyTexts)
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
  const begin = async () => {
    setBusy(true)
    const setup = await officeApi().get<OneTimeSetup>(oneTimeCodesApiPath).catch(nothingAfter)
    setBusy(false)
    if (!Array.isArray(setup)) setStep({ kind: 'setup', setup })
  }
  if (!factors) return <Loading label={t('title')} width="40%" height={120} />

  const overview = () => setStep({ kind: 'overview' })
  const reload = async () => {
    await load()
    overview()
  }
  /** After a second factor was added: the codes of the first one are shown, once. */
  const showCodes = async (codes: readonly string[]) => {
    if (codes.length === 0) return onSetUp ? onSetUp() : reload()
    setStep({ kind: 'codes', codes })
    await load()
  }
  const renew = async (proof: { code: string } | { current_password: string }) => {
    const answer = await edit<{ recovery_codes: string[] }>(officeApi(), 'POST', recoveryCodesApiPath, proof)
    if (!answer.ok) return answer
    await showCodes(answer.data.data.recovery_codes)
    return null
  }
  const removeAt = async (path: string, proof: object) => {
    const answer = await edit(officeApi(), 'DELETE', path, proof)
    if (!answer.ok) return answer
    toastAnswer(answer)
    await reload()
    return null
  }
  const isLast = isLastFactor(factors)
  const cancel = (
    <Button variant="default" size="md" onClick={overview}>
      {t('cancel')}
    </Button>
  )
  switch (step.kind) {
    case 'codes':
      return <RecoveryCodes codes={step.codes} onKept={() => (onSetUp ? onSetUp() : overview())} />
    case 'setup':
      return (
        <CodeSetup
          setup={step.setup}
          isFirst={factorCount(factors) === 0}
          onDone={(codes) => void showCodes(codes)}
          onCancel={overview}
        />
      )
    case 'passkey':
      return (
        <PasskeySetup
          taken={factors.passkeys.map(({ name }) => name)}
          onDone={(codes) => void showCodes(codes)}
          onCancel={overview}
        />
      )
    case 'remove_passkey':
      return (
        <PasswordProof
          title={tPasskey('remove_title', { name: step.passkey.name })}
          what={tPasskey(removalText(factors, step.passkey))}
          submit={tPasskey('remove_yes')}
          isDangerous
          send={(current_password) => removeAt(passkeyApiPath(step.passkey.id), { current_password })}
          onCancel={overview}
        />
      )
    case 'renew':
      return factors.one_time_codes ? (
        <Stack maw={420}>
          <CodeForm
            label={t('code')}
            what={t('renew_what')}
            submit={t('renew')}
            isDigits
            send={(code) => renew({ code })}
          >
            {cancel}
          </CodeForm>
        </Stack>
      ) : (
        <PasswordProof
          what={t('renew_what_password')}
          submit={t('renew')}
          send={(current_password) => renew({ current_password })}
          onCancel={overview}
        />
      )
    case 'remove':
      return (
        <Stack maw={420}>
          <CodeForm
            label={t('proof')}
            what={t(isLast ? 'remove_what' : 'remove_app_what')}
            submit={t(isLast ? 'remove' : 'remove_app')}
            isDigits={false}
            isDangerous
            send={(code) => removeAt(oneTimeCodesApiPath, { code })}
          >
            {cancel}
          </CodeForm>
        </Stack>
      )
    default:
      return (
        <FactorsOverview
          factors={factors}
          isBusy={isBusy}
          isForced={onSetUp !== undefined}
          onSetUpCodes={() => void begin()}
          onRemoveCodes={() => setStep({ kind: 'remove' })}
          onRenew={() => setStep({ kind: 'renew' })}
          onAddPasskey={() => setStep({ kind: 'passkey' })}
          onRemovePasskey={(passkey) => setStep({ kind: 'remove_passkey', passkey })}
        />
      )
  }
}

function removalText(factors: Factors, passkey: Passkey): 'remove_last' | 'remove_what' | 'remove_foreign' {
  if (isLastFactor(factors, passkey)) return 'remove_last'
  return passkey.works_here ? 'remove_what' : 'remove_foreign'
}
