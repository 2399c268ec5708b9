import { Alert, Button, CopyButton, Group, Paper, Stack, Text, TextInput } from '@mantine/core'
import { Check, Copy, KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Edited } from '#src/base/admin-kit/form/edits.ts'
import { Target, targetOf } from '#src/base/admin-kit/form/target.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatInstant } from '#src/base/dates.ts'
import { usersApiPath } from '../../accounts.links.ts'
import type { UserDetails } from '../../accounts.schema.ts'
import { type MadeLink, takeMadeLink } from '../../admin/made-link.ts'
import { usersTexts } from './users.strings.ts'

const list = '/admin/users'

export default function UserResetPasswordPage() {
  return (
    <Target list={list} load={(id) => officeApi().get<UserDetails>(`${usersApiPath}/${id}`)}>
      {(user, reload) => <PasswordLink user={user} reload={reload} />}
    </Target>
  )
}

function PasswordLink({ user, reload }: { user: UserDetails; reload: () => void }) {
  const t = useOfficeT(usersTexts)
  const tKit = useOfficeT(kitTexts)
  const { lang } = usePreferences()
  const [made, setMade] = useState<MadeLink | null>(null)
  const { send, isBusy } = useSend()
  const { name, email } = user
  // Taken after mounting: the first render may be thrown away.
  useEffect(() => setMade((before) => before ?? takeMadeLink(user.id)), [user.id])

  const onDone = ({ data }: Edited<MadeLink>) => {
    setMade(data)
    reload()
  }
  const make = () => send('POST', `${usersApiPath}/${user.id}/reset`, { onDone })
  const until = (instant: string) => ({ until: formatInstant(new Date(instant), lang) })
  return (
    <>
      <PageHead title={t('link_title', { name })} lead={t('link_lead')} back={{ to: list, label: tKit('back') }}>
        <Button component={Link} to="/admin/user-update" state={targetOf(user)} variant="default">
          {t('to_user')}
        </Button>
      </PageHead>
      <Paper withBorder p="md" maw={760}>
        {made ? (
          <Ready made={made} user={user} />
        ) : !user.active ? (
          <Alert color="gray">{t('link_closed')}</Alert>
        ) : (
          <Stack gap="sm" align="flex-start">
            {user.link_expires_at && <Text>{t('link_open', until(user.link_expires_at))}</Text>}
            <Text>{t(user.has_password ? 'link_old' : 'link_first')}</Text>
            {user.sends_mail ? (
              <Text>{t('link_mailed', { email })}</Text>
            ) : (
              <Alert color="yellow">{t('link_unsent')}</Alert>
            )}
            <Button
              loading={isBusy}
              onClick={() => void make()}
              leftSection={<KeyRound size={16} aria-hidden="true" />}
            >
              {t(user.link_expires_at ? 'link_again' : 'link_make')}
            </Button>
          </Stack>
        )}
      </Paper>
    </>
  )
}

function Ready({ made, user: { name, email, sends_mail } }: { made: MadeLink; user: UserDetails }) {
  const t = useOfficeT(usersTexts)
  const { lang } = usePreferences()
  const input = useRef<HTMLInputElement>(null)
  // Selected, for browsers that do not let a page write to the clipboard.
  useEffect(() => input.current?.select(), [])
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="sm">
        <TextInput
          ref={input}
          label={t('link_ready')}
          value={made.password_link}
          readOnly
          miw={0}
          style={{ flex: '1 1 16rem' }}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton value={made.password_link} timeout={3000}>
          {({ copied, copy }) => (
            <Button
              onClick={copy}
              color={copied ? 'teal' : 'agency'}
              leftSection={copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
            >
              <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
            </Button>
          )}
        </CopyButton>
      </Group>
      <Text>{t('link_until', { until: formatInstant(new Date(made.expires_at), lang) })}</Text>
      <Text>{sends_mail ? t('link_sent', { email }) : t('link_not_sent')}</Text>
      <Text c="dimmed" size="sm">
        {t('link_once', { name })}
      </Text>
    </Stack>
  )
}
