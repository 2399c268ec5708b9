import { Badge, Stack, Text } from '@mantine/core'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { useRowEdits } from '#src/base/admin-kit/list/row-edits.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { dayOf, formatDay } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import type { OfficePolicy } from '../policies.admin.schema.ts'
import { policiesAdminPath as path } from '../policies.links.ts'
import type { Route } from './+types/policies-page'
import { keptLineTexts, policyKindTexts, policyTexts } from './policies.strings.ts'
import { policiesScreen } from './policy-form.tsx'
import { policySentence } from './policy-sentence.ts'
import { PolicyTemplatesButton } from './policy-templates-button.tsx'

export const clientLoader = () => officeApi().get<OfficePolicy[]>(path)

export default function PoliciesPage({ loaderData: policies }: Route.ComponentProps) {
  const t = useOfficeT(policyTexts)
  const tKind = useOfficeT(policyKindTexts)
  const tLine = useOfficeT(keptLineTexts)
  const { lang } = usePreferences()
  const { order, link, actions } = useRowEdits<OfficePolicy>({
    path,
    update: `${policiesScreen}/update`,
    nameOf: ({ name }) => name,
  })
  const linesOf = ({ lines }: OfficePolicy) =>
    lines.map(({ kind, amount, currency }) => `${tLine(kind)} ${formatMoney(amount, currency, lang)}`).join(', ')
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      list={policies}
      nameOf={({ name }) => name}
      add={{ label: t('add'), to: `${policiesScreen}/insert` }}
      empty={
        <Stack align="center" gap="sm">
          {t('empty')}
          <PolicyTemplatesButton />
        </Stack>
      }
      order={order}
      columns={[
        {
          key: 'name',
          title: t('name'),
          render: (policy) => (
            <>
              {link(policy, policy.name)}
              <Text size="sm" c="dimmed">
                {policySentence(policy.steps, lang)}
              </Text>
              {policy.lines.length > 0 && (
                <Text size="sm" c="dimmed">
                  {linesOf(policy)}
                </Text>
              )}
            </>
          ),
        },
        {
          key: 'kind',
          title: t('kind'),
          isExtra: true,
          render: ({ kind, tours }) => (
            <>
              <Text size="sm">{tKind(kind)}</Text>
              {tours > 0 && (
                <Text size="sm" c="dimmed">
                  {t('chosen_by', { n: tours })}
                </Text>
              )}
            </>
          ),
        },
        {
          key: 'version',
          title: t('version'),
          isExtra: true,
          render: ({ number, changed_at }) =>
            t('version_of', { n: number, day: formatDay(dayOf(new Date(changed_at)), lang) }),
        },
        {
          key: 'state',
          title: t('state'),
          isExtra: true,
          render: ({ in_force, tours }) => (
            <Badge variant="light" color={in_force || tours > 0 ? 'teal' : 'gray'}>
              {t(in_force || tours > 0 ? 'in_force' : 'unused')}
            </Badge>
          ),
        },
      ]}
      actions={actions}
    />
  )
}
