import { Badge, Text } from '@mantine/core'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { useRowEdits } from '#src/base/admin-kit/list/row-edits.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { TimeAgo } from '#src/base/admin-kit/time-ago-text.tsx'
import type { OfficeBankAccount } from '../bank-accounts.admin.schema.ts'
import { formatIban, bankAccountsScreen as here, bankAccountsAdminPath as path } from '../bank-accounts.links.ts'
import type { Route } from './+types/bank-accounts-page'
import { bankAccountTexts } from './bank-account.strings.ts'

export const clientLoader = () => officeApi().get<OfficeBankAccount[]>(path)

export default function BankAccountsPage({ loaderData: accounts }: Route.ComponentProps) {
  const t = useOfficeT(bankAccountTexts)
  const { order, link, actions } = useRowEdits<OfficeBankAccount>({
    path,
    update: `${here}/update`,
    nameOf: ({ bank, iban }) => `${bank} ${formatIban(iban)}`,
  })
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      list={accounts}
      nameOf={({ bank, currency }) => `${bank} ${currency}`}
      add={{ label: t('add'), to: `${here}/insert` }}
      empty={t('empty')}
      order={order}
      columns={[
        {
          key: 'bank',
          title: t('bank'),
          render: (account) => (
            <>
              {link(account, account.bank)}
              <Text size="sm" c="dimmed">
                {account.currency} · {formatIban(account.iban)}
              </Text>
              {account.iban_changed && (
                <Badge variant="light" color="orange" tt="none" fw={500} mt={2}>
                  {t(account.iban_changed.is_new ? 'iban_added' : 'iban_changed')},{' '}
                  <TimeAgo at={account.iban_changed.at} />, {account.iban_changed.by}
                </Badge>
              )}
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
      actions={actions}
    />
  )
}
