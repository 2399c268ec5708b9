import { Anchor, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { loginApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastTimes } from '#src/base/admin-kit/toasts.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import type { LoggedIn } from '../../accounts.schema.ts'
import { LoginCard } from '../../admin/login-card.tsx'
import { type FactorMethod, secondFactorApiPath } from '../../factors.links.ts'
import { canUsePasskeys } from '../../passkeys/admin/ceremony.ts'
import { PasskeyStep } from '../../passkeys/admin/passkey-step.tsx'
import { passkeyStepTexts } from '../../passkeys/admin/passkeys.strings.ts'
import { CodeForm } from './code-form.tsx'
import { secondStepTexts } from './factors.strings.ts'

/** The second step, as the answer to a right password describes it. */
export type Challenge = { challenge: string; methods: readonly FactorMethod[] }
type Props = Challenge & { onDone: (answer: LoggedIn) => void; onBack: () => void }
type Way = FactorMethod | 'recovery'

/** Second step of signing in: a passkey, a code of the application, or a recovery code. */
export function SecondStep({ challenge, methods, onDone, onBack }: Props) {
  const t = useOfficeT(secondStepTexts)
  const tPasskey = useOfficeT(passkeyStepTexts)
  const ways: readonly Way[] = [
    ...methods.filter((method) => method !== 'passkey' || canUsePasskeys()),
    'recovery' as const,
  ]
  const [way, setWay] = useState<Way>(ways[0]!)
  const onRefused = ({ status }: Refused) => {
    if (status === 429) setTimeout(() => location.assign('/'), toastTimes.loginFailed)
  }
  const send = async (code: string) => {
    const answer = await loginApi().post<LoggedIn>(secondFactorApiPath, { challenge, code })
    if (!answer.ok) {
      onRefused(answer)
      return answer
    }
    onDone(answer.data)
    return null
  }
  const leads = {
    passkey: tPasskey('lead'),
    one_time_code: t('lead'),
    recovery: t(methods.length > 0 ? 'lead_recovery' : 'lead_moved'),
  }
  const choices = { passkey: tPasskey('use_passkey'), one_time_code: t('use_code'), recovery: t('use_recovery') }
  return (
    <LoginCard title={way === 'passkey' ? tPasskey('title') : t('title')} lead={leads[way]}>
      {way === 'passkey' ? (
        <PasskeyStep challenge={challenge} onDone={onDone} onRefused={onRefused} />
      ) : (
        <CodeForm
          key={way}
          label={t(way === 'recovery' ? 'recovery' : 'code')}
          submit={t('submit')}
          isDigits={way === 'one_time_code'}
          send={send}
        />
      )}
      <Stack gap="xs" mt="lg" align="flex-start">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Anchor key={other} component="button" type="button" size="sm" onClick={() => setWay(other)}>
              {choices[other]}
            </Anchor>
          ))}
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          {t('back')}
        </Anchor>
        {methods.includes('passkey') && !ways.includes('passkey') && (
          <Text size="sm" c="dimmed">
            {tPasskey('unsupported')}
          </Text>
        )}
        {way === 'recovery' && (
          <Text size="sm" c="dimmed">
            {t('lost')}
          </Text>
        )}
      </Stack>
    </LoginCard>
  )
}
