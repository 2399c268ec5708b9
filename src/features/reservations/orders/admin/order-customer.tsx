import { Anchor, Text } from '@mantine/core'
import { useSay } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatInstant } from '#src/base/dates.ts'
import { telHref } from '#src/features/company/company.links.ts'
import type { OfficeOrder } from '../orders.admin.schema.ts'
import { Facts, Part } from './order-part.tsx'
import classes from './order-show.module.css'
import { showWords } from './order-show.strings.ts'

type Props = { order: OfficeOrder }

export function OrderCustomer({ order }: Props) {
  const say = useSay(showWords)
  const { lang } = usePreferences()
  return (
    <Part title={say('customer')}>
      <Facts
        facts={[
          [say('name'), order.name],
          [
            say('phone'),
            <Anchor key="phone" fz="sm" href={telHref(order.phone)}>
              {order.phone}
            </Anchor>,
          ],
          [
            say('email'),
            <Anchor key="email" fz="sm" href={`mailto:${order.email}?subject=${encodeURIComponent(order.order_no)}`}>
              {order.email}
            </Anchor>,
          ],
          [say('city'), order.city],
          [say('lang'), new Intl.DisplayNames(lang, { type: 'language' }).of(order.lang) ?? order.lang],
          [say('news'), say(order.marketing_consent ? 'yes' : 'no')],
        ]}
      />
    </Part>
  )
}

export function OrderMessage({ order }: Props) {
  const say = useSay(showWords)
  return (
    <Part title={say('message')}>
      <p className={classes.words}>{order.message}</p>
    </Part>
  )
}

export function OrderInvoice({ order: { invoice } }: Props) {
  const say = useSay(showWords)
  return (
    <Part title={say('invoice')}>
      {invoice.kind === 'bireysel' ? (
        <Text size="sm">{say('bireysel')}</Text>
      ) : (
        <Facts
          facts={[
            [say('company'), invoice.title],
            [say('tax_office'), invoice.tax_office],
            [say('tax_no'), invoice.tax_no],
          ]}
        />
      )}
    </Part>
  )
}

export function OrderContracts({ order: { contracts } }: Props) {
  const say = useSay(showWords)
  const { lang } = usePreferences()
  return (
    <Part title={say('contracts')}>
      {contracts.length === 0 ? (
        <Text size="sm" c="dimmed">
          {say('no_contracts')}
        </Text>
      ) : (
        <ul className={classes.list}>
          {contracts.map((contract) => (
            <li key={contract.contract_id}>
              <Text size="sm">{contract.name}</Text>
              <Text size="xs" c="dimmed">
                {say('version', { n: contract.version })} ({contract.lang}) ·{' '}
                {formatInstant(new Date(contract.accepted_at), lang)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
