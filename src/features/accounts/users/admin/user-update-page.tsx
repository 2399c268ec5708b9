import { Alert, Button } from '@mantine/core'
import { KeyRound } from 'lucide-react'
import { Link } from 'react-router'
import { UpdateScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { userSessionsApiPath, usersApiPath } from '../../accounts.links.ts'
import type { UserDetails } from '../../accounts.schema.ts'
import { SessionsList } from './sessions-list.tsx'
import { confirmChange, userTabs } from './user-form.tsx'
import { sessionTexts, usersTexts } from './users.strings.ts'

export default function UserUpdatePage() {
  const t = useOfficeT(usersTexts)
  const tSession = useOfficeT(sessionTexts)
  return (
    <UpdateScreen<UserDetails>
      list="/admin/users"
      path={usersApiPath}
      isPlain
      table="users"
      titleOf={({ name }) => name}
      tabs={userTabs}
      confirm={confirmChange}
      notice={({ active }) =>
        !active && (
          <Alert color="gray" mb="md">
            {t('is_closed')}
          </Alert>
        )
      }
      actions={(user) =>
        user.active &&
        !user.is_own && (
          <Button
            component={Link}
            to="/admin/user-reset-password"
            state={targetOf(user)}
            variant="default"
            leftSection={<KeyRound size={16} aria-hidden="true" />}
          >
            {t('link')}
          </Button>
        )
      }
      extraTabs={({ id, open_sessions }, reload) => [
        {
          key: 'sessions',
          label: open_sessions > 0 ? tSession('title_n', { n: open_sessions }) : tSession('title'),
          content: <SessionsList path={userSessionsApiPath(id)} onChanged={reload} />,
        },
      ]}
    />
  )
}
