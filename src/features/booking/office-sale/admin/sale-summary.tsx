import { Alert, Button, Checkbox, Paper, SegmentedControl, Stack, Text, TextInput, Title } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDay } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import { maxHoldDays } from '#src/features/orders/holds.rules.ts'
import type { SalePrice, SaleTerms } from '../office-sale.schema.ts'
import classes from './sale.module.css'
import { saleTexts } from './sale.strings.ts'
import { holdEndOf, type SaleForm } from './sale-draft.ts'
import { hasDiscount } from './sale-items.tsx'
import type { Sale } from './use-sale.ts'

/** What it costs, how it is saved, and the button. */
export function SaleSummary({ sale, terms }: { sale: Sale; terms: SaleTerms }) {
  const t = useOfficeT(saleTexts)
  return (
    <Paper withBorder p="md" miw={0} component="section" aria-labelledby="sale-sum" className={classes.summary}>
      <Title order={2} size="h4" mb="sm" id="sale-sum">
        {t('sale')}
      </Title>
      <Stack gap="md">
        <PriceLines sale={sale} />
        <SaleChoices sale={sale} terms={terms} />
        {sale.problem && (
          <Alert color="red" variant="light" role="alert">
            {sale.problem}
          </Alert>
        )}
        <Button size="md" onClick={sale.save} loading={sale.isSaving} aria-keyshortcuts="Control+Enter Control+S">
          {t('save')}
          <Text span size="xs" ml="xs" opacity={0.9} aria-hidden="true" visibleFrom="sm">
            {t('save_key')}
          </Text>
        </Button>
      </Stack>
    </Paper>
  )
}

function PriceLines({ sale: { price, isPricing, priceAgain, draft } }: { sale: Sale }) {
  const t = useOfficeT(saleTexts)
  if (price?.failed && !isPricing) {
    return (
      <Alert color="red" variant="light" title={t('price_failed')}>
        <Text size="sm" mb="xs">
          {price.failed}
        </Text>
        <Button size="xs" variant="default" onClick={priceAgain}>
          {t('again')}
        </Button>
      </Alert>
    )
  }
  const answer = price?.answer
  if (!answer || answer.items.length !== draft.items.length) {
    return (
      <Text c="dimmed" size="sm">
        {t(draft.items.length === 0 ? 'choose_tour' : isPricing ? 'pricing' : 'price_waits')}
      </Text>
    )
  }
  return (
    <div aria-busy={isPricing} className={classes.prices}>
      {answer.items.map(
        ({ priced }, at) =>
          priced && <ItemLines key={draft.items[at]!.id} item={priced} isOnly={answer.items.length === 1} />,
      )}
      <Totals totals={answer.totals} />
    </div>
  )
}

type Priced = NonNullable<SalePrice['items'][number]['priced']>

function ItemLines({ item, isOnly }: { item: Priced; isOnly: boolean }) {
  const { lang } = usePreferences()
  const money = (amount: number) => formatMoney(amount, item.currency, lang)
  return (
    <div>
      {!isOnly && (
        <Text size="sm" fw={600}>
          {item.tour_name}
        </Text>
      )}
      <dl className={classes.lines}>
        {item.lines.map(({ kind, label, reason, quantity, unit_price, amount }) => (
          <div key={`${kind} ${label} ${reason}`} data-kind={kind}>
            <dt>
              {label}
              <small>
                {kind !== 'discount' && `${quantity} × ${money(unit_price)}`}
                {reason && ` · ${reason}`}
              </small>
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Totals({ totals }: Pick<SalePrice, 'totals'>) {
  const t = useOfficeT(saleTexts)
  const { lang } = usePreferences()
  return (
    <div role="status" className={classes.totals}>
      {totals.map(({ currency, total, kdv, deposit, balances }) => {
        const money = (amount: number) => formatMoney(amount, currency, lang)
        const due = balances.map(({ due_on, amount }) =>
          t('due_by', { day: formatDay(due_on, lang), amount: money(amount) }),
        )
        return (
          <div key={currency}>
            <p className={classes.total}>
              <span>{t('total')}</span> <strong>{money(total)}</strong>
            </p>
            <Text size="sm" c="dimmed">
              {[
                kdv > 0 && t('kdv', { amount: money(kdv) }),
                ...(due.length > 0 ? [t('due_now', { amount: money(deposit) }), ...due] : []),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
        )
      })}
    </div>
  )
}

function SaleChoices({ sale: { draft, change, errors, holdInput }, terms }: { sale: Sale; terms: SaleTerms }) {
  const t = useOfficeT(saleTexts)
  const { form } = draft
  const set = (fields: Partial<SaleForm>) => change((before) => ({ ...before, form: { ...before.form, ...fields } }))
  const holdEnd = holdEndOf(form)
  // The words of a save stand until an instant is typed.
  const holdError = holdEnd === null ? t('hold_wrong') : (holdEnd === '' && errors.hold_unread) || errors.hold_until
  return (
    <>
      {hasDiscount(draft.items) && (
        <TextInput
          label={t('discount_reason')}
          description={t('discount_reason_hint')}
          required
          value={form.discount_reason}
          error={errors.discount_reason}
          onChange={({ currentTarget }) => set({ discount_reason: currentTarget.value })}
        />
      )}
      <SegmentedControl
        aria-label={t('how')}
        fullWidth
        value={form.confirm ? 'confirm' : 'hold'}
        data={[
          { value: 'hold', label: t('held') },
          { value: 'confirm', label: t('confirmed') },
        ]}
        onChange={(value) => set({ confirm: value === 'confirm' })}
      />
      {form.confirm ? (
        <Text size="sm" c="dimmed">
          {t('confirm_hint')}
        </Text>
      ) : (
        <TextInput
          ref={holdInput}
          type="datetime-local"
          max="9999-12-31T23:59"
          label={t('hold_until')}
          description={t('hold_hint', { hours: terms.hold_hours, days: maxHoldDays })}
          value={form.hold_until}
          error={holdError}
          onChange={({ currentTarget }) => set({ hold_until: currentTarget.value })}
        />
      )}
      <Checkbox
        label={t('acceptance')}
        description={t('acceptance_hint')}
        required
        checked={form.phone_acceptance}
        error={errors.phone_acceptance}
        aria-invalid={errors.phone_acceptance !== undefined}
        onChange={({ currentTarget }) => set({ phone_acceptance: currentTarget.checked })}
      />
      <Checkbox
        label={t('send_mail')}
        {...(!terms.sends_mail && { description: t('no_mail') })}
        disabled={form.email.trim() === ''}
        checked={form.send_mail && form.email.trim() !== ''}
        error={errors.send_mail}
        aria-invalid={errors.send_mail !== undefined}
        onChange={({ currentTarget }) => set({ send_mail: currentTarget.checked })}
      />
    </>
  )
}
