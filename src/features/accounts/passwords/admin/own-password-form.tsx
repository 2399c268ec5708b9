import { Button, Stack, Text } from '@mantine/core'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastDone } from '#src/base/admin-kit/toasts.ts'
import { accountApiPath } from '../../accounts.links.ts'
import { checkTexts, wrongPassword } from '../../admin/login-checks.ts'
import { PasswordField } from '../../admin/password-field.tsx'
import { FailedAlert } from './failed-alert.tsx'
import { ownPasswordTexts } from './own-password.strings.ts'
import { useTypedFields } from './use-typed-fields.ts'

/** Changes the password of the signed-in user. */
export function OwnPasswordForm() {
  const t = useOfficeT(ownPasswordTexts)
  const tWrong = useOfficeT(checkTexts)
  const { form, field, failed, isBusy, clear } = useTypedFields(
    { current_password: '', password: '' },
    {
      check: ({ password }) => {
        const wrong = wrongPassword(password, 8)
        return wrong ? { password: tWrong(wrong.key, wrong.values) } : {}
      },
      send: async (values) => {
        const answer = await officeApi().post<{ message: string }>(`${accountApiPath}/password`, values)
        if (!answer.ok) return answer
        toastDone(answer.data.message)
        clear()
        return null
      },
    },
  )
  return (
    <form {...form}>
      <Stack gap="md" maw={420}>
        <Text size="sm" c="dimmed">
          {t('lead')}
        </Text>
        <PasswordField {...field('current_password')} label={t('current')} autoComplete="current-password" />
        <PasswordField {...field('password')} label={t('new')} hint={t('hint')} autoComplete="new-password" />
        <FailedAlert text={failed} />
        <Button type="submit" loading={isBusy} style={{ alignSelf: 'flex-start' }}>
          {t('change')}
        </Button>
      </Stack>
    </form>
  )
}
