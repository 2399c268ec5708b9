import { Alert, Anchor, Code, Text } from '@mantine/core'
import { Link } from 'react-router'
import { SingleScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { type CustomField, choicesOf, type FormTab, named } from '#src/base/admin-kit/form/form-fields.ts'
import { SecretInput } from '#src/base/admin-kit/form/inputs/secret-input.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { currentPassword } from '#src/features/accounts/admin/current-password.tsx'
import { isOtherServer, type MailServer } from '../mail.rules.ts'
import type { OfficeMail } from '../settings.admin.schema.ts'
import { mailAdminPath as path } from '../settings.links.ts'
import type { Route } from './+types/mail-page'
import { MailHostField, MailUserField } from './mail-preset.tsx'
import { MailTestPanel } from './mail-test-panel.tsx'
import { fixedBy } from './sales-page.tsx'
import { settingsTexts as texts } from './settings.strings.ts'

export const clientLoader = () => officeApi().get<OfficeMail>(path)

export default function MailPage({ loaderData: record }: Route.ComponentProps) {
  const t = useOfficeT(texts)
  return (
    <SingleScreen
      title={t('mail_title')}
      lead={t('mail_lead')}
      path={path}
      record={record}
      tabs={mailTabs(record)}
      notice={
        (record.mail_host === '' || record.postponed > 0) && (
          <Alert color="orange" mb="md">
            {record.mail_host === '' ? (
              t(record.postponed > 0 ? 'mail_none_waiting' : 'mail_none', { n: record.postponed })
            ) : (
              <>
                {t('mail_postponed', { n: record.postponed })}{' '}
                <Anchor component={Link} to="/admin/system#postponed" underline="always" inherit c="inherit">
                  {t('mail_choose')}
                </Anchor>
              </>
            )}
          </Alert>
        )
      }
    />
  )
}

function mailTabs(record: OfficeMail): readonly FormTab[] {
  const { from_env, has_password, mail_tested_at, test_to, dkim_record } = record
  const { tls, starttls, none } = texts
  const isFixed = from_env.includes('mail_password')
  const fields: FormTab['fields'] = [
    {
      ...(isFixed
        ? { kind: 'text' as const }
        : {
            kind: 'custom' as const,
            empty: '',
            render: (field: CustomField) => <MailHostField field={field} />,
          }),
      name: 'mail_host',
      label: texts.mail_host,
      help: texts.mail_host_help,
      group: texts.mail_server,
    },
    {
      kind: 'select',
      name: 'mail_security',
      label: texts.mail_security,
      choices: choicesOf({ tls, starttls, none }),
      isHalf: true,
    },
    { kind: 'number', name: 'mail_port', label: texts.mail_port, min: 1, max: 65_535, isHalf: true },
    {
      ...(isFixed
        ? { kind: 'text' as const }
        : { kind: 'custom' as const, empty: '', render: (field: CustomField) => <MailUserField field={field} /> }),
      name: 'mail_user',
      label: texts.mail_user,
      isHalf: true,
    },
    {
      kind: 'custom',
      name: 'mail_password',
      label: texts.mail_password,
      help: isFixed ? texts.from_env : has_password ? texts.password_saved : texts.password_new,
      empty: '',
      isHalf: true,
      render: (field) => <Secret field={field} isFixed={isFixed} isSaved={has_password} />,
    },
    currentPassword({
      help: texts.own_password_help,
      isShown: (values) => !isFixed && isOtherServer(record, values as Record<keyof MailServer, unknown>),
    }),
    { kind: 'text', ...named(texts, 'mail_from_name'), group: texts.mail_sender, max: 80 },
    { kind: 'text', name: 'mail_from_address', label: texts.mail_from_address, max: 120 },
    { kind: 'text', ...named(texts, 'mail_reply_to'), max: 120 },
    { kind: 'text', ...named(texts, 'dkim_domain'), group: texts.dkim, max: 253, isHalf: true },
    { kind: 'text', name: 'dkim_selector', label: texts.dkim_selector, max: 63, isHalf: true },
    {
      kind: 'custom',
      name: 'dkim_key',
      label: texts.dkim_key,
      help: dkim_record ? texts.password_saved : texts.dkim_key_help,
      empty: '',
      render: (field) => <Secret field={field} isSaved={dkim_record !== null} />,
      below: (values) => (
        <>
          {dkim_record && <DkimRecord {...dkim_record} />}
          <MailTestPanel values={values} testTo={test_to} testedAt={mail_tested_at} fromEnv={from_env} />
        </>
      ),
    },
  ]
  return [{ key: 'mail', label: texts.mail_title, fields: fields.map((field) => fixedBy(from_env, field)) }]
}

type SecretProps = { field: CustomField; isSaved: boolean; isFixed?: boolean }

function Secret({ field, isSaved, isFixed = false }: SecretProps) {
  const t = useOfficeT(texts)
  const placeholder = isSaved ? t('password_placeholder') : ''
  return <SecretInput {...{ field, placeholder }} description={field.help} isDisabled={isFixed} />
}

/** DNS record that the owner of the domain must publish, so that receivers can verify the signature. */
function DkimRecord({ name, value }: { name: string; value: string }) {
  const t = useOfficeT(texts)
  return (
    <Text size="sm" component="div" mt="xs" mb="md">
      {t('dkim_record')}
      <Code block mt={4} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{`${name}\n${value}`}</Code>
    </Text>
  )
}
