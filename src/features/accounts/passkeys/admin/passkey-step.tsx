import { Button, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { loginApi } from '#src/base/admin-kit/office-api.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import type { LoggedIn } from '../../accounts.schema.ts'
import { FailedAlert } from '../../passwords/admin/failed-alert.tsx'
import { passkeyLoginApiPath, passkeyLoginOptionsApiPath } from '../passkeys.links.ts'
import type { RequestOptions } from '../passkeys.schema.ts'
import { signWithPasskey } from './ceremony.ts'
import { ceremonyTexts, passkeyStepTexts } from './passkeys.strings.ts'

type Props = { challenge: string; onDone: (answer: LoggedIn) => void; onRefused: (refused: Refused) => void }

/** Finishes a login with a passkey. The browser opens its window with the button, because some open it only for a click. */
export function PasskeyStep({ challenge, onDone, onRefused }: Props) {
  const t = useOfficeT(passkeyStepTexts)
  const tCeremony = useOfficeT(ceremonyTexts)
  const button = useRef<HTMLButtonElement>(null)
  const [failed, setFailed] = useState('')
  const [isBusy, setBusy] = useState(false)
  // Also after a failure: a button that is busy loses the focus.
  useEffect(() => {
    if (!isBusy) button.current?.focus()
  }, [isBusy])

  const refuse = (refused: Refused) => {
    onRefused(refused)
    return refused.errors.passkey?.[0] ?? failureIn(refused)
  }
  /** @returns why it failed; null after a login */
  const enter = async (): Promise<string | null> => {
    const asked = await loginApi().post<RequestOptions>(passkeyLoginOptionsApiPath, { challenge })
    if (!asked.ok) return refuse(asked)
    const signed = await signWithPasskey(asked.data)
    if ('problem' in signed) return tCeremony(signed.problem)
    const answer = await loginApi().post<LoggedIn>(passkeyLoginApiPath, { challenge, passkey: signed.answer })
    if (!answer.ok) return refuse(answer)
    onDone(answer.data)
    return null
  }
  const press = async () => {
    setFailed('')
    setBusy(true)
    const problem = await enter()
    // After a login the office opens: a second click would ask for a passkey again.
    if (problem === null) return
    setFailed(problem)
    setBusy(false)
  }
  return (
    <Stack gap="md">
      <FailedAlert text={failed} />
      <Button ref={button} size="md" fullWidth loading={isBusy} onClick={() => void press()}>
        {t('submit')}
      </Button>
    </Stack>
  )
}
