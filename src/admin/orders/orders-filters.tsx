import { ActionIcon, Button, Select, Tooltip } from '@mantine/core'
import { X } from 'lucide-react'
import { DayRange, FoldedFilters } from '#src/base/admin-kit/list/folded-filters.tsx'
import { useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { type OfficeTexts, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { paymentTexts, statusTexts } from '#src/features/orders/book/admin/order-status.strings.ts'
import { orderDates } from '#src/features/orders/orders.links.ts'
import { balanceTexts, orderTexts, sourceTexts } from './orders.strings.ts'
import { TourFilter } from './tour-filter.tsx'

/** Names of the filters in the address: those of the API. */
export const orderFilters = [
  'status',
  'payment',
  'source',
  'balance',
  'cancel_requested',
  'messages',
  'product',
  'currency',
  'lead_from',
  'lead_to',
  'dates',
  'from',
  'to',
]

type Choice = 'status' | 'payment' | 'source' | 'balance' | 'messages'

/** @param tours names of chosen tours, by id */
export function OrdersFilters({ tours }: { tours: ReadonlyMap<number, string> }) {
  const t = useOfficeT(orderTexts)
  const query = useListQuery()
  const count = orderFilters.filter((name) => query.get(name) !== '').length
  return (
    <>
      <FoldedFilters count={count} isAlways>
        <Choose name="status" any={t('any_status')} texts={{ ...statusTexts, gecerli: orderTexts.standing }} />
        <Choose name="payment" any={t('any_payment')} texts={paymentTexts} />
        <Choose name="source" any={t('any_source')} texts={sourceTexts} />
        <Choose name="balance" any={t('any_balance')} texts={balanceTexts} />
        <Choose
          name="messages"
          any={t('any_messages')}
          texts={{ okunmadi: orderTexts.okunmadi, degisiklik: orderTexts.degisiklik }}
        />
        <TourFilter key={query.shown('product')} tours={tours} />
        <Select
          label={t('dates')}
          data={orderDates.map((value) => ({ value, label: t(value) }))}
          value={orderDates.find((value) => value === query.get('dates')) ?? orderDates[0]}
          onChange={(dates) => query.set({ dates: dates === orderDates[0] ? '' : (dates ?? '') })}
          allowDeselect={false}
          w={{ base: 'calc(50% - 6px)', xs: 170 }}
        />
        <DayRange from={t('from')} to={t('to')} />
      </FoldedFilters>
      <FromStatistics />
      {count > 0 && (
        <Tooltip label={t('clear_filters')}>
          <ActionIcon
            variant="subtle"
            size="input-sm"
            aria-label={t('clear_filters')}
            onClick={() => query.set(Object.fromEntries(orderFilters.map((name) => [name, ''])))}
          >
            <X size={18} />
          </ActionIcon>
        </Tooltip>
      )}
    </>
  )
}

function Choose({ name, any, texts }: { name: Choice; any: string; texts: OfficeTexts }) {
  const t = useOfficeT(orderTexts)
  const tChoice = useOfficeT(texts)
  const query = useListQuery()
  return (
    <Select
      label={t(name)}
      data={[{ value: '', label: any }, ...Object.keys(texts).map((value) => ({ value, label: tChoice(value) }))]}
      value={query.get(name)}
      onChange={(value) => query.set({ [name]: value ?? '' })}
      allowDeselect={false}
      w={{ base: 'calc(50% - 6px)', xs: 180 }}
    />
  )
}

/** Filters that only the statistics set: shown while they are set, to be taken away. */
function FromStatistics() {
  const t = useOfficeT(orderTexts)
  const query = useListQuery()
  const [from, to, currency] = [query.get('lead_from'), query.get('lead_to'), query.get('currency')]
  return (
    <>
      {query.get('cancel_requested') && (
        <Removable name={t('cancel_requests')} onRemove={() => query.set({ cancel_requested: '' })} />
      )}
      {currency && <Removable name={currency} onRemove={() => query.set({ currency: '' })} />}
      {(from || to) && (
        <Removable
          name={to ? t('lead', { from: from || '0', to }) : t('lead_above', { from })}
          onRemove={() => query.set({ lead_from: '', lead_to: '' })}
        />
      )}
    </>
  )
}

function Removable({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useOfficeT(orderTexts)
  return (
    <Button variant="light" rightSection={<X />} aria-label={t('without', { name })} onClick={onRemove}>
      {name}
    </Button>
  )
}
