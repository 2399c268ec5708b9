import { useT } from '#src/base/i18n/i18n.tsx'
import { Field, TextArea } from '#src/base/ui/controls/field.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { type CheckoutForm, lengths } from '../checkout.rules.ts'
import type { Checkout } from './use-checkout.ts'

type Props = Pick<Checkout, 'form' | 'change' | 'problems'>

export function ContactFields({ form, change, problems }: Props) {
  const t = useT()
  return (
    <fieldset className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <legend className="mb-4 font-display text-heading font-[560]">{t('checkout.contact')}</legend>
      <Field
        name="name"
        label={t('checkout.name')}
        hint={t('checkout.name_hint')}
        autoComplete="name"
        required
        maxLength={lengths.name[1]}
        value={form.name}
        onChange={({ target }) => change({ name: target.value })}
        error={problems.name}
      />
      <Field
        name="city"
        label={t('checkout.city')}
        autoComplete="address-level1"
        required
        maxLength={lengths.city[1]}
        value={form.city}
        onChange={({ target }) => change({ city: target.value })}
        error={problems.city}
      />
      <Field
        name="email"
        type="email"
        label={t('checkout.email')}
        hint={t('checkout.email_hint')}
        autoComplete="email"
        spellCheck={false}
        required
        maxLength={lengths.email[1]}
        value={form.email}
        onChange={({ target }) => change({ email: target.value })}
        error={problems.email}
      />
      <Field
        name="phone"
        type="tel"
        label={t('checkout.phone')}
        hint={t('checkout.phone_hint')}
        autoComplete="tel"
        required
        maxLength={lengths.phone[1]}
        value={form.phone}
        onChange={({ target }) => change({ phone: target.value })}
        error={problems.phone}
      />
      <TextArea
        name="message"
        className="sm:col-span-2"
        label={t('checkout.message')}
        optional={t('ui.optional')}
        hint={t('checkout.message_hint')}
        rows={3}
        maxLength={lengths.message[1]}
        value={form.message}
        onChange={({ target }) => change({ message: target.value })}
        error={problems.message}
      />
    </fieldset>
  )
}

const kinds = ['bireysel', 'kurumsal'] as const satisfies CheckoutForm['kind'][]

export function InvoiceFields({ form, change, problems }: Props) {
  const t = useT()
  return (
    <fieldset>
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
            name="title"
            className="sm:col-span-2"
            label={t('checkout.invoice_title')}
            autoComplete="organization"
            required
            maxLength={lengths.title[1]}
            value={form.title}
            onChange={({ target }) => change({ title: target.value })}
            error={problems.title}
          />
          <Field
            name="tax_office"
            label={t('checkout.tax_office')}
            required
            maxLength={lengths.tax_office[1]}
            value={form.tax_office}
            onChange={({ target }) => change({ tax_office: target.value })}
            error={problems.tax_office}
          />
          <Field
            name="tax_no"
            label={t('checkout.tax_no')}
            inputMode="numeric"
            required
            maxLength={lengths.tax_no[1]}
            value={form.tax_no}
            onChange={({ target }) => change({ tax_no: target.value })}
            error={problems.tax_no}
          />
        </div>
      )}
    </fieldset>
  )
}
