import { useT } from '#src/base/i18n/i18n.tsx'
import { Checkbox, emailInput, Field, phoneInput, TextArea } from '#src/base/ui/controls/field.tsx'
import { cx } from '#src/base/ui/cx.ts'
import type { CheckoutForm, lengths } from '../checkout.rules.ts'
import type { Checkout } from './use-checkout.ts'

type Props = Pick<Checkout, 'form' | 'change' | 'problems'>

/** Binds a text field of the form to its control. */
function tieOf({ form, change, problems }: Props) {
  return (name: keyof typeof lengths) => ({
    name,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    error: problems[name],
  })
}

export function ContactFields(props: Props) {
  const t = useT()
  const tie = tieOf(props)
  return (
    <fieldset className="grid min-w-0 gap-x-5 gap-y-4 sm:grid-cols-2">
      <legend className="mb-4 font-display text-heading font-[560]">{t('checkout.contact')}</legend>
      <Field {...tie('name')} label={t('checkout.name')} hint={t('checkout.name_hint')} autoComplete="name" required />
      <Field {...tie('city')} label={t('checkout.city')} autoComplete="address-level1" required />
      <Field {...tie('email')} {...emailInput} label={t('checkout.email')} hint={t('checkout.email_hint')} required />
      <Field {...tie('phone')} {...phoneInput} label={t('checkout.phone')} hint={t('checkout.phone_hint')} required />
      <TextArea
        {...tie('message')}
        className="sm:col-span-2"
        label={t('checkout.message')}
        optional={t('ui.optional')}
        hint={t('checkout.message_hint')}
        rows={3}
      />
    </fieldset>
  )
}

const kinds = ['bireysel', 'kurumsal'] as const satisfies CheckoutForm['kind'][]

export function InvoiceFields(props: Props) {
  const t = useT()
  const { form, change } = props
  const tie = tieOf(props)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-display text-heading font-[560]">{t('checkout.invoice')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {kinds.map((kind) => (
          <label
            key={kind}
            className={cx(
              'flex cursor-pointer gap-3 rounded-field border px-4 py-3 transition-colors duration-150',
              form.kind === kind ? 'border-main bg-main-faint' : 'border-line-strong hover:border-main',
            )}
          >
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={form.kind === kind}
              onChange={() => change({ kind })}
              className="mt-0.5 size-5 shrink-0 accent-main"
            />
            <span>
              <span className="block font-semibold">{t(`checkout.${kind}`)}</span>
              <span className="block text-sm text-ink-soft">{t(`checkout.${kind}_hint`)}</span>
            </span>
          </label>
        ))}
      </div>
      {form.kind === 'kurumsal' && (
        <div className="mt-4 grid gap-x-5 gap-y-4 sm:grid-cols-2">
          <Field
            {...tie('title')}
            className="sm:col-span-2"
            label={t('checkout.invoice_title')}
            autoComplete="organization"
            required
          />
          <Checkbox
            className="sm:col-span-2"
            name="is_abroad"
            checked={form.is_abroad}
            onChange={({ target }) => change({ is_abroad: target.checked })}
          >
            {t('checkout.is_abroad')}
          </Checkbox>
          {form.is_abroad ? (
            <Field {...tie('tax_no')} label={t('checkout.tax_no_abroad')} optional={t('ui.optional')} />
          ) : (
            <>
              <Field {...tie('tax_office')} label={t('checkout.tax_office')} required />
              <Field {...tie('tax_no')} label={t('checkout.tax_no')} inputMode="numeric" required />
            </>
          )}
        </div>
      )}
    </fieldset>
  )
}
