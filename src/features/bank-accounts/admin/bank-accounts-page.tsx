import { Badge, Text } from '@mantine/core'
import { Pencil, Trash2 } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { confirmDelete } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { queueOf } from '#src/base/db/queue-order.ts'
import type { OfficeBankAccount } from '../bank-accounts.admin.schema.ts'
import { formatIban, bankAccountsAdminPath as path } from '../bank-accounts.links.ts'
import type { Route } from './+types/bank-accounts-page'
import { bankAccountTexts } from './bank-account.strings.ts'

const here = '/admin/pages/bank-accounts'

export const clientLoader = () => officeApi().get<OfficeBankAccount[]>(path)

export default function BankAccountsPage({ loaderData: accounts }: Route.ComponentProps) {
  const t = useOfficeT(bankAccountTexts)
  const tKit = useOfficeT(kitTexts)
  const { revalidate } = useRevalidator()
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      list={accounts}
      nameOf={({ bank, currency }) => `${bank} ${currency}`}
      add={{ label: t('add'), to: `${here}/insert` }}
      empty={t('empty')}
      order={(ids) => edit(officeApi(), 'PUT', `${path}/queue`, { queue: JSON.stringify(queueOf(ids)) })}
      columns={[
        {
          key: 'bank',
          title: t('bank'),
          render: (account) => (
            <>
              <RowLink to={`${here}/update`} state={targetOf(account)}>
                {account.bank}
              </RowLink>
              <Text size="sm" c="dimmed">
                {account.currency} · {formatIban(account.iban)}
              </Text>
            </>
          ),
        },
        { key: 'currency', title: t('currency'), isExtra: true, render: ({ currency }) => currency },
        { key: 'owner', title: t('owner'), isExtra: true, render: ({ account_name }) => account_name },
        {
          key: 'state',
          title: t('state'),
          render: ({ active }) => (
            <Badge variant="light" color={active ? 'teal' : 'gray'}>
              {t(active ? 'open' : 'closed')}
            </Badge>
          ),
        },
      ]}
      actions={(account) => [
        { label: tKit('edit'), icon: Pencil, to: `${here}/update`, state: targetOf(account) },
        {
          label: tKit('delete'),
          icon: Trash2,
          isDangerous: true,
          onClick: () =>
            confirmDelete(
              `${account.bank} ${formatIban(account.iban)}`,
              () => edit(officeApi(), 'DELETE', `${path}/${account.id}`),
              () => void revalidate(),
            ),
        },
      ]}
    />
  )
}
