import { List, Radio, Stack, Text } from '@mantine/core'
import { useRevalidator } from 'react-router'
import { EditPage } from '#src/base/admin-kit/form/edit-page.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import type { FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { type OfficeLang, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { choices, usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { accountApiPath } from '#src/features/accounts/accounts.links.ts'
import { permissions } from '#src/features/accounts/accounts.rules.ts'
import type { Account, RoleGroup } from '#src/features/accounts/accounts.schema.ts'
import { chooseLanguage } from '#src/features/accounts/admin/signed-in.ts'
import { factorTexts } from '#src/features/accounts/factors/admin/factors.strings.ts'
import { OwnFactors } from '#src/features/accounts/factors/admin/own-factors.tsx'
import { OwnPasswordForm } from '#src/features/accounts/passwords/admin/own-password-form.tsx'
import { type Permission, permissionTexts } from '#src/features/accounts/permissions.strings.ts'
import { SessionsList } from '#src/features/accounts/users/admin/sessions-list.tsx'
import { roleTexts, sessionTexts, usersTexts } from '#src/features/accounts/users/admin/users.strings.ts'
import { noticeTexts } from '#src/features/alerts/admin/notice.strings.ts'
import { NoticeSettings } from '#src/features/alerts/admin/notice-settings.tsx'
import { shellTexts } from '../screens/office-shell.strings.ts'
import { forgetUser } from '../shell/shell.tsx'
import type { Route } from './+types/account-page'
import { accountTexts as texts } from './account.strings.ts'
import { OwnRecords } from './own-records.tsx'

export const clientLoader = () => officeApi().get<Account>(accountApiPath)

const tabs: readonly FormTab[] = [
  {
    key: 'account',
    label: texts.account,
    fields: [
      {
        kind: 'text',
        name: 'name',
        label: usersTexts.full_name,
        help: texts.name_help,
        required: true,
        max: 60,
        isHalf: true,
      },
      { kind: 'text', name: 'email', label: usersTexts.email, help: texts.email_help, isReadOnly: true, isHalf: true },
      {
        kind: 'custom',
        name: 'role_group',
        label: texts.rights,
        empty: '',
        render: ({ label, value }) => <Rights label={label} role={value as RoleGroup} />,
      },
    ],
  },
]

/** The signed-in user's own account: name, password, language, sessions and records. */
export default function AccountPage({ loaderData: account }: Route.ComponentProps) {
  const t = useOfficeT(texts)
  const tSession = useOfficeT(sessionTexts)
  const tFactor = useOfficeT(factorTexts)
  const tNotice = useOfficeT(noticeTexts)
  const { revalidate } = useRevalidator()
  const reload = () => {
    // The header shows the name too.
    forgetUser()
    void revalidate()
  }
  return (
    <EditPage
      title={t('title')}
      tabs={tabs}
      record={account}
      send={({ name, version }) => edit(officeApi(), 'PUT', accountApiPath, { name, version })}
      onSaved={reload}
      onReload={reload}
      extraTabs={[
        { key: 'password', label: t('password'), content: <OwnPasswordForm /> },
        { key: 'factors', label: tFactor('title'), content: <OwnFactors /> },
        { key: 'language', label: t('language'), content: <LanguageChoice /> },
        { key: 'notices', label: tNotice('title'), content: <NoticeSettings /> },
        { key: 'sessions', label: tSession('title'), content: <SessionsList path={`${accountApiPath}/sessions`} /> },
        { key: 'records', label: t('records'), content: <OwnRecords /> },
      ]}
    />
  )
}

function Rights({ label, role }: { label: string; role: RoleGroup }) {
  const t = useOfficeT(texts)
  const tRole = useOfficeT(roleTexts)
  const tRight = useOfficeT(permissionTexts)
  const rights = permissions[role]
  const isAll = rights.length === Object.keys(permissionTexts).length
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      <Dimmed>{t('rights_of', { role: tRole(role) })}</Dimmed>
      <List size="sm">
        {isAll ? (
          <List.Item>{t('all_rights')}</List.Item>
        ) : (
          rights.map((right) => <List.Item key={right}>{tRight(right as Permission)}</List.Item>)
        )}
      </List>
    </Stack>
  )
}

function LanguageChoice() {
  const t = useOfficeT(texts)
  const tShell = useOfficeT(shellTexts)
  const { lang } = usePreferences()
  return (
    <Radio.Group
      label={t('language_label')}
      description={t('language_help')}
      value={lang}
      onChange={(value) => void chooseLanguage(value as OfficeLang)}
    >
      <Stack gap="xs" mt="xs">
        {choices.lang.map((choice) => (
          <Radio key={choice} value={choice} label={tShell(choice)} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
