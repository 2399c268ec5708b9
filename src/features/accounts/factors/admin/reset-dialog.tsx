import { Stack, Text, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { type SubmitEvent, useState } from 'react'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
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
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (reason.trim() === '') return setError(tWrong('required'))
    setBusy(true)
    const answer = await edit(officeApi(), 'DELETE', userFactorsApiPath(user.id), { reason })
    setBusy(false)
    const atField = answer.ok ? undefined : answer.errors.reason?.[0]
    if (atField) return setError(atField)
    if (!toastAnswer(answer)) return
    close()
    onDone()
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
            setError('')
          }}
          error={error}
          aria-invalid={error !== '' || undefined}
        />
        <DialogEnd yes={t('reset')} isBusy={isBusy} isDangerous onClose={close} />
      </Stack>
    </form>
  )
}
