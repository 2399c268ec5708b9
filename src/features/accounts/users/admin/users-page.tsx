import { Badge, Group, Text } from '@mantine/core'
import { KeyRound, Pencil, ShieldOff, Trash2, UserCheck, UserX } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { askConfirm, confirmDelete, toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { listSearch } from '#src/base/admin-kit/list/list-query.ts'
import type { RowAction } from '#src/base/admin-kit/list/row-actions.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatRecent } from '#src/base/admin-kit/recent.ts'
import { StatusBadge } from '#src/base/admin-kit/status-badge.tsx'
import type { Paged } from '#src/base/http/endpoint/page.schema.ts'
import { usersApiPath as path, usersActiveApiPath } from '../../accounts.links.ts'
import type { UserItem } from '../../accounts.schema.ts'
import { FactorRuleChoice } from '../../factors/admin/factor-rule.tsx'
import { userFactorTexts } from '../../factors/admin/factors.strings.ts'
import { openReset } from '../../factors/admin/reset-dialog.tsx'
import { factorRuleApiPath } from '../../factors.links.ts'
import type { RuleOfFactors } from '../../factors.schema.ts'
import type { Route } from './+types/users-page'
import { RoleGroupsTable } from './role-groups.tsx'
import { roleTexts, usersTexts } from './users.strings.ts'
import { UsersFilters, userFilters } from './users-filters.tsx'

const update = '/admin/user-update'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [users, { second_factor }] = await Promise.all([
    officeApi().get<Paged<UserItem>>(`${path}${listSearch(request.url, userFilters)}`),
    officeApi().get<RuleOfFactors>(factorRuleApiPath),
  ])
  return { users, rule: second_factor }
}

export default function UsersPage({ loaderData: { users, rule } }: Route.ComponentProps) {
  const t = useOfficeT(usersTexts)
  const tKit = useOfficeT(kitTexts)
  const tFactor = useOfficeT(userFactorTexts)
  const tRole = useOfficeT<Record<string, { tr: string; en: string }>>(roleTexts)
  const { lang } = usePreferences()
  const { revalidate } = useRevalidator()
  const setActive = async (active: boolean, rows: readonly UserItem[], done = () => {}) => {
    const active_list = JSON.stringify(rows.map(({ id }) => id))
    if (!toastAnswer(await edit(officeApi(), 'PUT', usersActiveApiPath, { active, active_list }))) return
    done()
    await revalidate()
  }
  /** One account or several. */
  const close = async (rows: readonly UserItem[], done?: () => void) => {
    const [first] = rows
    const open = rows.reduce((sum, { open_sessions }) => sum + open_sessions, 0)
    const isOne = rows.length === 1
    const ends = open === 0 ? (isOne ? t('ends_none') : '') : t(isOne ? 'ends' : 'ends_several', { n: open })
    const isAgreed = await askConfirm({
      title: isOne ? t('close_title') : t('close_several_title', { n: rows.length }),
      text: (
        <>
          <Text fw={600}>{isOne ? first!.name : rows.map(({ name }) => name).join(', ')}</Text>
          <Text mt="xs">{t('close_what')}</Text>
          {ends && <Text mt="xs">{ends}</Text>}
        </>
      ),
      yes: t(isOne ? 'close' : 'close_several'),
      isDangerous: true,
    })
    if (isAgreed) await setActive(false, rows, done)
  }
  const actionsOf = (user: UserItem): RowAction[] => [
    { label: tKit('edit'), icon: Pencil, to: update, state: targetOf(user) },
    ...(user.active && !user.is_own
      ? [{ label: t('link'), icon: KeyRound, to: '/admin/user-reset-password', state: targetOf(user) }]
      : []),
    ...(user.has_factor && !user.is_own
      ? [
          {
            label: tFactor('reset'),
            icon: ShieldOff,
            isDangerous: true,
            onClick: () => openReset({ user, onDone: () => void revalidate() }),
          },
        ]
      : []),
    ...(user.is_own
      ? []
      : [
          user.active
            ? { label: t('close'), icon: UserX, isDangerous: true, onClick: () => void close([user]) }
            : { label: t('reopen'), icon: UserCheck, onClick: () => void setActive(true, [user]) },
        ]),
    // Any other account is closed instead: records name it.
    ...(user.was_used || user.is_own
      ? []
      : [
          {
            label: tKit('delete'),
            icon: Trash2,
            isDangerous: true,
            onClick: () =>
              confirmDelete(
                user.name,
                () => edit(officeApi(), 'DELETE', `${path}/${user.id}`),
                () => void revalidate(),
              ),
          },
        ]),
  ]
  return (
    <>
      <ListPage
        title={t('title')}
        lead={t('lead')}
        list={users}
        nameOf={({ name }) => name}
        searchIn={t('search_in')}
        filters={<UsersFilters />}
        add={{ label: t('add'), to: '/admin/user-insert' }}
        empty={t('empty')}
        columns={[
          {
            key: 'name',
            title: t('name'),
            sort: 'name',
            render: (user) => (
              <>
                <RowLink
                  to={update}
                  state={targetOf(user)}
                  badge={
                    user.is_own && (
                      <Badge size="sm" variant="light" color="gray" miw="max-content">
                        {t('you')}
                      </Badge>
                    )
                  }
                >
                  {user.name}
                </RowLink>
                <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {user.email}
                </Text>
                <Group gap="xs" hiddenFrom="sm">
                  <Text size="sm" c="dimmed">
                    {tRole(user.role_group)}
                  </Text>
                  {stateOf(user) !== 'open' && <UserState user={user} />}
                </Group>
              </>
            ),
          },
          { key: 'role', title: t('role_group'), isExtra: 'last', render: ({ role_group }) => tRole(role_group) },
          {
            key: 'last_login',
            title: t('last_login'),
            sort: 'last_login_at',
            isExtra: true,
            render: ({ last_login_at }) => (
              <span style={{ whiteSpace: 'nowrap' }}>
                {last_login_at ? formatRecent(new Date(last_login_at), lang) : t('never')}
              </span>
            ),
          },
          {
            key: 'sessions',
            title: t('sessions'),
            align: 'right',
            isExtra: true,
            render: ({ open_sessions }) => open_sessions || '—',
          },
          {
            key: 'factor',
            title: tFactor('column'),
            isExtra: true,
            render: ({ has_factor }) => (has_factor ? tFactor('on') : '—'),
          },
          { key: 'state', title: t('state'), isExtra: 'last', render: (user) => <UserState user={user} /> },
        ]}
        actions={actionsOf}
        bulk={[
          {
            label: t('close_several'),
            isDangerous: true,
            run: (rows, done) => void close(rows, done),
          },
        ]}
      />
      <FactorRuleChoice rule={rule} />
      <RoleGroupsTable />
    </>
  )
}

const stateColours = { open: 'teal', waiting: 'yellow', closed: 'gray' } as const

function stateOf({ active, has_password }: UserItem): keyof typeof stateColours {
  if (!active) return 'closed'
  return has_password ? 'open' : 'waiting'
}

function UserState({ user }: { user: UserItem }) {
  return <StatusBadge status={stateOf(user)} texts={usersTexts} colours={stateColours} />
}
