import { Radio, Stack, Switch, Text } from '@mantine/core'
import { askConfirm } from '#src/base/admin-kit/confirm.tsx'
import { type CustomField, type FormTab, named, type Values } from '#src/base/admin-kit/form/form-fields.ts'
import { officeLang, textIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { roleGroups } from '../../accounts.links.ts'
import { permissions, refusalOfChange } from '../../accounts.rules.ts'
import type { RoleGroup, UserDetails } from '../../accounts.schema.ts'
import { staff } from '../../accounts.strings.ts'
import { currentPassword } from '../../admin/current-password.tsx'
import { type Permission, permissionTexts } from '../../permissions.strings.ts'
import { roleTexts, usersTexts } from './users.strings.ts'

type Sentence = { tr: string; en: string }

/** Why a field of this account cannot change, in the rule's own sentence; null when it can. */
function lockOf(user: UserDetails | null, field: 'role_group' | 'active'): Sentence | null {
  if (!user || (field === 'active' && !user.active)) return null
  const other = roleGroups.find((role) => role !== user.role_group)!
  const after = field === 'active' ? { ...user, active: false } : { ...user, role_group: other }
  const refusal = refusalOfChange(user, after, { isOwn: user.is_own, hasOtherManager: user.has_other_manager })
  return refusal && (staff as Record<string, Sentence>)[refusal.key.replace('staff.', '')]!
}

/** @param user null for a new account */
export function userTabs(user: UserDetails | null): readonly FormTab[] {
  return [
    {
      key: 'account',
      label: usersTexts.account,
      fields: [
        { kind: 'text', name: 'name', label: usersTexts.full_name, required: true, max: 60, isHalf: true },
        { kind: 'text', ...named(usersTexts, 'email'), required: true, max: 50, isHalf: true },
        ...(user?.is_own
          ? [
              currentPassword({
                help: usersTexts.current_password_help,
                isShown: ({ email }) => String(email).trim() !== user.email,
              }),
            ]
          : []),
        {
          kind: 'custom',
          name: 'role_group',
          label: usersTexts.role_group,
          required: true,
          empty: 'satis',
          render: (field) => <RoleChoice field={field} lock={lockOf(user, 'role_group')} />,
        },
        ...(user
          ? [
              {
                kind: 'custom' as const,
                name: 'active',
                label: usersTexts.active,
                empty: true,
                render: (field: CustomField) => <ActiveSwitch field={field} lock={lockOf(user, 'active')} />,
              },
            ]
          : []),
      ],
    },
  ]
}

type FieldProps = { field: CustomField; lock: Sentence | null }

function RoleChoice({ field: { name, label, value, set, errors }, lock }: FieldProps) {
  const tRole = useOfficeT(roleTexts)
  const { lang } = usePreferences()
  /** The rights of a role in one sentence. Managing orders includes seeing them. */
  const rightsOf = (role: RoleGroup) => {
    const rights = permissions[role].filter((right) => right !== 'orders.read' || !permissions[role].includes('orders'))
    if (permissions[role].length === Object.keys(permissionTexts).length) return usersTexts.all_rights[lang]
    const words = rights.map((right) => permissionTexts[right as Permission][lang])
    return words.map((text, n) => (n === 0 ? text : text[0]!.toLocaleLowerCase(lang) + text.slice(1))).join('; ')
  }
  return (
    <Radio.Group
      name={name}
      label={label}
      value={String(value)}
      onChange={set}
      error={errors[name]}
      {...(lock && { description: lock[lang] })}
      withAsterisk
    >
      <Stack gap="sm" mt="xs">
        {roleGroups.map((role) => (
          <Radio
            key={role}
            value={role}
            label={tRole(role)}
            description={rightsOf(role)}
            disabled={lock !== null && role !== value}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function ActiveSwitch({ field: { name, label, value, set, errors }, lock }: FieldProps) {
  const t = useOfficeT(usersTexts)
  const { lang } = usePreferences()
  return (
    <Switch
      name={name}
      label={label}
      description={lock ? lock[lang] : t('active_help')}
      checked={Boolean(value)}
      onChange={({ currentTarget }) => set(currentTarget.checked)}
      error={errors[name]}
      disabled={lock !== null}
    />
  )
}

/** Explains the effect of a changed role or a closed account, and asks before it is saved. */
export async function confirmChange(user: UserDetails, values: Values): Promise<boolean> {
  const t = textIn(usersTexts, officeLang())
  const isClosing = user.active && values.active === false
  const role = values.role_group as RoleGroup
  const isMoving = role !== user.role_group
  if (!isClosing && !(isMoving && user.open_sessions > 0)) return true
  const ends = user.open_sessions > 0 ? t('ends', { n: user.open_sessions }) : t('ends_none')
  const roleName = textIn(roleTexts, officeLang())(role)
  return askConfirm({
    title: t(isClosing ? 'close_title' : 'role_title'),
    text: (
      <>
        {isMoving && <Text>{t('role_what', { name: user.name, role: roleName })}</Text>}
        {isClosing && <Text>{t('close_what')}</Text>}
        <Text mt="xs">
          {ends}
          {!isClosing && ` ${t('again')}`}
        </Text>
      </>
    ),
    yes: t(isClosing ? 'close' : 'save_change'),
    isDangerous: isClosing,
  })
}
