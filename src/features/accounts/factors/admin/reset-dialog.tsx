import { Stack, Text, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { type SubmitEvent, useState } from 'react'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { officeLang, textIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { UserItem } from '../../accounts.schema.ts'
import { checkTexts } from '../../admin/login-checks.ts'
import { userFactorsApiPath } from '../../factors.links.ts'
import { factorWords, userFactorTexts } from './factors.strings.ts'

type Props = { user: UserItem; onDone: () => void }

/** Asks for the reason and takes the second factor of another user away. */
export function openReset(props: Props): void {
  const modalId = 'reset-factors'
  modals.open({
    modalId,
    title: textIn(userFactorTexts, officeLang())('reset'),
    centered: true,
    children: <ResetForm {...props} close={() => modals.close(modalId)} />,
  })
}

function ResetForm({ user, onDone, close }: Props & { close: () => void }) {
  const t = useOfficeT(userFactorTexts)
  const tWord = useOfficeT(factorWords)
  const tWrong = useOfficeT(checkTexts)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { send, isBusy, errorOf, forget } = useSend(
    (answer) => answer.ok || answer.errors.reason || toastAnswer(answer),
  )
  const error = isMissing ? tWrong('required') : errorOf('reason')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setMissing(true)
    void send('DELETE', userFactorsApiPath(user.id), {
      body: { reason },
      onDone: () => {
        close()
        onDone()
      },
    })
  }
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {user.name}
        </Text>
        <Text size="sm">{t('reset_what')}</Text>
        <TextInput
          data-autofocus
          name="reason"
          label={tWord('reason')}
          description={t('reason_help')}
          value={reason}
          onChange={({ currentTarget: { value } }) => {
            setReason(value)
            setMissing(false)
            forget()
          }}
          error={error}
          aria-invalid={error !== undefined || undefined}
        />
        <DialogEnd yes={t('reset')} isBusy={isBusy} isDangerous onClose={close} />
      </Stack>
    </form>
  )
}
