import { Badge, Group, Stack, Text } from '@mantine/core'
import { ExternalLink } from 'lucide-react'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { FilterSelect } from '#src/base/admin-kit/list/filter-select.tsx'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { listSearch } from '#src/base/admin-kit/list/list-query.ts'
import type { Column } from '#src/base/admin-kit/list/list-table.tsx'
import { useRowEdits } from '#src/base/admin-kit/list/row-edits.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { dayOf, formatDay } from '#src/base/dates.ts'
import type { ListedContract, OfficeContract } from '../contracts.admin.schema.ts'
import { contractsAdminPath as path } from '../contracts.links.ts'
import type { Route } from './+types/contracts-page'
import classes from './contract.module.css'
import { contractTexts, kindTexts } from './contract.strings.ts'
import { usePublicPath } from './contract-edit.tsx'
import { ContractTemplatesButton } from './contract-templates.tsx'
import { PublishDrafts } from './publish-drafts.tsx'

const updateScreen = '/admin/contract-update'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  officeApi().get<ListedContract[]>(path + listSearch(request.url, ['active']))

export default function ContractsPage({ loaderData: contracts }: Route.ComponentProps) {
  const t = useOfficeT(contractTexts)
  const tKit = useOfficeT(kitTexts)
  const publicPath = usePublicPath()
  const nameOf = ({ name }: OfficeContract) => name
  const edits = { path, update: updateScreen, nameOf, isNamedInBody: true }
  const { order, actions } = useRowEdits<OfficeContract>(edits)
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      list={contracts}
      nameOf={nameOf}
      searchIn={t('search_in')}
      filters={<StatusFilter />}
      headActions={<PublishDrafts contracts={contracts} />}
      add={{ label: t('add'), to: '/admin/contract-insert' }}
      empty={
        <Stack align="center" gap="sm">
          {t('empty')}
          <ContractTemplatesButton />
        </Stack>
      }
      order={order}
      columns={useColumns()}
      actions={(contract) => {
        const shownAt = publicPath(contract)
        return [
          ...(shownAt ? [{ label: tKit('view'), icon: ExternalLink, to: shownAt, isOutside: true }] : []),
          ...actions(contract),
        ]
      }}
    />
  )
}

function StatusFilter() {
  const t = useOfficeT(contractTexts)
  return (
    <FilterSelect
      name="active"
      aria-label={t('status')}
      placeholder={t('any_status')}
      data={[
        { value: 'true', label: t('active') },
        { value: 'false', label: t('closed') },
      ]}
    />
  )
}

function useColumns(): Column<OfficeContract>[] {
  const t = useOfficeT(contractTexts)
  const { lang } = usePreferences()
  const languages = useOfficeLanguages()
  return [
    {
      key: 'name',
      title: t('name'),
      render: (contract) => (
        <>
          <RowLink to={updateScreen} state={targetOf(contract)}>
            {contract.name}
          </RowLink>
          <Text size="sm" c="dimmed">
            {kindTexts[contract.kind][lang]}
            {contract.at_checkout && ` · ${t('at_checkout')}`}
          </Text>
        </>
      ),
    },
    {
      key: 'versions',
      title: t('versions'),
      isExtra: true,
      render: ({ versions }) => (
        <Group gap={4} wrap="nowrap">
          {languages.map(({ abbr }) => {
            const newest = versions.find((version) => version.lang === abbr)
            return (
              <Badge key={abbr} size="sm" variant="light" color={newest ? 'teal' : 'gray'} className={classes.together}>
                {newest ? `${abbr} ${newest.version}` : abbr}
              </Badge>
            )
          })}
        </Group>
      ),
    },
    {
      key: 'changed',
      title: t('changed'),
      isExtra: true,
      render: ({ versions: [newest] }) =>
        newest && <span className={classes.together}>{formatDay(dayOf(new Date(newest.created_at)), lang)}</span>,
    },
    {
      key: 'accepted',
      title: t('accepted'),
      isExtra: true,
      render: ({ order_count }) =>
        order_count > 0 ? <span className={classes.together}>{t('orders', { n: order_count })}</span> : '—',
    },
    {
      key: 'status',
      title: t('status'),
      render: ({ active }) => (
        <Badge variant="light" color={active ? 'teal' : 'gray'} className={classes.together}>
          {t(active ? 'active' : 'closed')}
        </Badge>
      ),
    },
  ]
}
