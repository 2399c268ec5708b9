import { Anchor, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { loginApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastTimes } from '#src/base/admin-kit/toasts.ts'
import type { LoggedIn } from '../../accounts.schema.ts'
import { LoginCard } from '../../admin/login-card.tsx'
import { secondFactorApiPath } from '../factors.links.ts'
import { CodeForm } from './code-form.tsx'
import { secondStepTexts } from './factors.strings.ts'

type Props = { challenge: string; onDone: (answer: LoggedIn) => void; onBack: () => void }

/** Second step of signing in: a code of the application, or a recovery code. */
export function SecondStep({ challenge, onDone, onBack }: Props) {
  const t = useOfficeT(secondStepTexts)
  const [isRecovery, setRecovery] = useState(false)
  const send = async (code: string) => {
    const answer = await loginApi().post<LoggedIn>(secondFactorApiPath, { challenge, code })
    if (answer.ok) {
      onDone(answer.data)
      return null
    }
    if (answer.status === 429) setTimeout(() => location.assign('/'), toastTimes.loginFailed)
    return answer
  }
  return (
    <LoginCard title={t('title')} lead={t(isRecovery ? 'lead_recovery' : 'lead')}>
      <CodeForm
        key={String(isRecovery)}
        label={t(isRecovery ? 'recovery' : 'code')}
        submit={t('submit')}
        isDigits={!isRecovery}
        send={send}
      />
      <Stack gap="xs" mt="lg" align="flex-start">
        <Anchor component="button" type="button" size="sm" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'use_code' : 'use_recovery')}
        </Anchor>
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          {t('back')}
        </Anchor>
        {isRecovery && (
          <Text size="sm" c="dimmed">
            {t('lost')}
          </Text>
        )}
      </Stack>
    </LoginCard>
  )
}
