import { Alert, Code, Text } from '@mantine/core'
import { SingleScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { type CustomField, choicesOf, type FormTab, named, type Values } from '#src/base/admin-kit/form/form-fields.ts'
import { SecretInput } from '#src/base/admin-kit/form/inputs/secret-input.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { currentPassword } from '#src/features/accounts/admin/current-password.tsx'
import type { OfficeCardSettings } from '../card-settings.schema.ts'
import {
  type CardKeyName,
  type CardProviderName,
  cardKeyNames,
  cardKeys,
  cardSettingsPath as path,
} from '../cards.links.ts'
import type { Route } from './+types/cards-page'
import { cardSettingsTexts as texts } from './cards.strings.ts'
import { InstallmentsField } from './installments-field.tsx'

export const clientLoader = () => officeApi().get<OfficeCardSettings>(path)

export default function CardsPage({ loaderData: record }: Route.ComponentProps) {
  const t = useOfficeT(texts)
  return (
    <SingleScreen
      title={t('title')}
      lead={t('lead')}
      path={path}
      record={record}
      tabs={tabsOf(record)}
      notice={
        record.is_simulated && (
          <Alert color="orange" mb="md">
            {t('simulated')}
          </Alert>
        )
      }
    />
  )
}

const takesCards = (values: Values) => values.provider !== 'none'

function tabsOf(record: OfficeCardSettings): readonly FormTab[] {
  const { none, iyzico, paytr } = texts
  const keyField = (provider: CardProviderName, name: CardKeyName): FormTab['fields'][number] => ({
    kind: 'custom',
    name,
    label: texts[name],
    empty: '',
    isHalf: true,
    isShown: (values) => values.provider === provider,
    render: (field) => <Key field={field} ending={record.endings[name]} />,
  })
  return [
    {
      key: 'cards',
      label: texts.title,
      fields: [
        {
          kind: 'select',
          ...named(texts, 'provider'),
          choices: choicesOf({ none, iyzico, paytr }),
          below: (values) => <NoticeAddress record={record} provider={values.provider} />,
        },
        ...cardKeys.iyzico.map((name) => keyField('iyzico', name)),
        ...cardKeys.paytr.map((name) => keyField('paytr', name)),
        currentPassword({
          help: texts.password_help,
          isShown: (values) => cardKeyNames.some((name) => values[name] !== ''),
        }),
        { kind: 'switch', ...named(texts, 'is_test'), isShown: takesCards },
        { kind: 'number', ...named(texts, 'max_installments'), min: 1, max: 12, isHalf: true, isShown: takesCards },
        {
          kind: 'custom',
          ...named(texts, 'installments'),
          empty: [],
          isShown: takesCards,
          render: (field) => <InstallmentsField {...field} />,
        },
      ],
    },
  ]
}

function NoticeAddress({ record, provider }: { record: OfficeCardSettings; provider: unknown }) {
  const t = useOfficeT(texts)
  if (provider !== 'iyzico' && provider !== 'paytr') return null
  return (
    <Text size="sm" mt="xs" c="dimmed">
      {t(provider === 'iyzico' ? 'notice_iyzico' : 'notice_paytr')}{' '}
      <Code style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>{record.notice_urls[provider]}</Code>
    </Text>
  )
}

function Key({ field, ending }: { field: CustomField; ending: string | null }) {
  const t = useOfficeT(texts)
  const description = ending === null ? undefined : ending === '' ? t('key_saved') : t('key_saved_ending', { ending })
  return <SecretInput field={field} description={description} placeholder={ending === null ? '' : t('key_keep')} />
}
