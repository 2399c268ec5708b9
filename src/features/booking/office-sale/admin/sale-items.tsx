import { ActionIcon, Group, NativeSelect, NumberInput, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDayRange, formatWeekday } from '#src/base/dates.ts'
import { newIdempotencyKey } from '#src/base/http/client/idempotency.ts'
import { currencySymbol, formatMoney } from '#src/base/money.ts'
import { maxParty } from '#src/features/departures/board/departures.links.ts'
import { salesAdminPath } from '../office-sale.links.ts'
import type { SaleDeparture, SaleTerms } from '../office-sale.schema.ts'
import classes from './sale.module.css'
import { saleTexts } from './sale.strings.ts'
import { type DraftItem, discountOf, itemOf, readAdults, readAges } from './sale-draft.ts'
import { SuggestInput } from './suggest-input.tsx'
import type { Sale } from './use-sale.ts'

export const findDepartures = (search: string, signal?: AbortSignal) =>
  officeApi().get<SaleDeparture[]>(`${salesAdminPath}/departures?${new URLSearchParams({ search })}`, signal)

/** The tours of the sale: found by a few letters or a date, each with its party and discount. */
export function SaleItems({ sale, terms }: { sale: Sale; terms: SaleTerms }) {
  const t = useOfficeT(saleTexts)
  const { draft, change, errors } = sale
  const [added, setAdded] = useState<string | null>(null)
  const add = (departure: SaleDeparture) => {
    const item = itemOf(departure, newIdempotencyKey())
    change((before) => ({ ...before, items: [...before.items, item] }))
    setAdded(item.id)
  }
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="sale-tours">
      <Title order={2} size="h4" mb="sm" id="sale-tours">
        {t('tours')}
      </Title>
      <Stack gap="md">
        {draft.items.map((item, at) => (
          <SaleItem key={item.id} item={item} at={at} sale={sale} terms={terms} isNew={item.id === added} />
        ))}
        <DepartureSearch onPick={add} isFirst={draft.items.length === 0} error={errors.cart} />
      </Stack>
    </Paper>
  )
}

type SearchProps = { onPick: (departure: SaleDeparture) => void; isFirst: boolean; error: string | undefined }

function DepartureSearch({ onPick, isFirst, error }: SearchProps) {
  const t = useOfficeT(saleTexts)
  const [text, setText] = useState('')
  return (
    <SuggestInput
      label={t(isFirst ? 'find' : 'find_another')}
      listLabel={t('find')}
      placeholder={t('find_hint')}
      description={isFirst ? t('no_tour') : undefined}
      size={isFirst ? 'md' : 'sm'}
      {...(error !== undefined && { error })}
      autoFocus={isFirst}
      value={text}
      onChange={setText}
      find={findDepartures}
      min={2}
      keyOf={({ id }) => String(id)}
      picksFirst
      empty={t('found_none')}
      failed={t('find_failed')}
      render={(departure) => <FoundDeparture departure={departure} />}
      onPick={(departure) => {
        setText('')
        onPick(departure)
      }}
    />
  )
}

function FoundDeparture({ departure }: { departure: SaleDeparture }) {
  const t = useOfficeT(saleTexts)
  const { lang } = usePreferences()
  const { tour_name, tour_code, start_date, end_date, seats_left, status, multi_room_price, currency } = departure
  return (
    <div className={classes.found}>
      <span className={classes.foundName}>
        {tour_name} <small>{tour_code}</small>
      </span>
      <span>
        {formatDayRange(start_date, end_date, lang)}, {formatWeekday(start_date, lang)}
      </span>
      <span className={classes.foundFacts}>
        <b>{formatMoney(multi_room_price, currency, lang)}</b> {t('per_person')} · {t('seats_left', { n: seats_left })}
        {status === 'sorunuz' && ` · ${t('on_request')}`}
      </span>
    </div>
  )
}

type ItemProps = { item: DraftItem; at: number; sale: Sale; terms: SaleTerms; isNew: boolean }

function SaleItem({ item, at, sale, terms, isNew }: ItemProps) {
  const t = useOfficeT(saleTexts)
  const { lang } = usePreferences()
  const adults = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) adults.current?.select()
  }, [isNew])
  const set = (fields: Partial<DraftItem>) =>
    sale.change((before) => ({
      ...before,
      items: before.items.map((each) => (each.id === item.id ? { ...each, ...fields } : each)),
    }))
  const remove = () =>
    sale.change((before) => ({ ...before, items: before.items.filter((each) => each.id !== item.id) }))
  const errorOf = (...fields: string[]) => fields.map((field) => sale.errors[`cart.${at}.${field}`]).find(Boolean)
  const priced = sale.price?.answer?.items[at]
  const problem = sale.errors[`cart.${at}`] ?? errorOf('tourDate', 'token') ?? priced?.problem
  const adultsError = readAdults(item.adults) === null ? t('adults_wrong') : errorOf('quantity')
  const agesError = readAges(item.ages) ? errorOf('childrenAges', 'childrenQuantity') : t('ages_wrong')
  return (
    <fieldset className={classes.item}>
      <legend className={classes.itemName}>{item.tour_name}</legend>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Text fw={600}>
          {formatDayRange(item.tourDate, item.end_date, lang)}
          {priced?.priced && (
            <Text span size="sm" c="dimmed" fw={400}>
              {' '}
              · {t('seats_left', { n: priced.priced.seats_left })}
            </Text>
          )}
        </Text>
        <ActionIcon variant="subtle" color="gray" aria-label={t('remove', { name: item.tour_name })} onClick={remove}>
          <X size={18} aria-hidden="true" />
        </ActionIcon>
      </Group>
      <div className={classes.party}>
        <NumberInput
          ref={adults}
          label={t('adults')}
          min={1}
          max={maxParty}
          allowDecimal={false}
          value={item.adults}
          error={adultsError}
          onChange={(value) => set({ adults: value })}
        />
        <TextInput
          label={t('ages')}
          placeholder={t('ages_hint')}
          inputMode="numeric"
          value={item.ages}
          error={agesError}
          onChange={({ currentTarget }) => set({ ages: currentTarget.value })}
        />
        <NumberInput
          label={t('singles')}
          min={0}
          max={maxParty}
          allowDecimal={false}
          value={item.singles}
          error={errorOf('singleRoomQuantity')}
          onChange={(value) => set({ singles: value })}
        />
        {terms.max_discount > 0 && (
          <div className={classes.discount}>
            <NumberInput
              label={t('discount')}
              placeholder={terms.max_discount < 100 ? t('discount_max', { n: terms.max_discount }) : ''}
              min={0}
              allowDecimal={item.unit === 'amount'}
              decimalScale={2}
              decimalSeparator={lang === 'tr' ? ',' : '.'}
              hideControls
              value={item.discount}
              error={errorOf('discount', 'discount.percent', 'discount.amount')}
              onChange={(value) => set({ discount: value })}
            />
            <NativeSelect
              aria-label={t('discount_unit')}
              value={item.unit}
              data={[
                { value: 'percent', label: '%' },
                { value: 'amount', label: currencySymbol(item.currency) },
              ]}
              onChange={({ currentTarget }) => set({ unit: currentTarget.value === 'amount' ? 'amount' : 'percent' })}
            />
          </div>
        )}
      </div>
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" mt="xs" role="alert">
          {problem}
        </Text>
      )}
    </fieldset>
  )
}

export const hasDiscount = (items: readonly DraftItem[]) => items.some((item) => discountOf(item) !== null)
