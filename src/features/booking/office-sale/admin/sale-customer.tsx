import { Checkbox, Input, NativeSelect, Paper, SegmentedControl, Text, Textarea, TextInput, Title } from '@mantine/core'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { minCustomerSearch, salesAdminPath } from '../office-sale.links.ts'
import type { KnownCustomer, SaleTerms } from '../office-sale.schema.ts'
import classes from './sale.module.css'
import { saleTexts } from './sale.strings.ts'
import type { SaleForm } from './sale-draft.ts'
import { SuggestInput } from './suggest-input.tsx'
import type { Sale } from './use-sale.ts'

const findCustomers = (search: string, signal: AbortSignal) =>
  officeApi().get<KnownCustomer[]>(`${salesAdminPath}/customers?${new URLSearchParams({ search })}`, signal)

const below: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

const noCompany = { title: '', tax_office: '', tax_no: '', is_abroad: false }

/** The caller. Telephone, name and e-mail suggest people of earlier orders; choosing one fills all fields. */
export function SaleCustomer({ sale: { draft, change, errors }, terms }: { sale: Sale; terms: SaleTerms }) {
  const t = useOfficeT(saleTexts)
  const { form } = draft
  const set = (fields: Partial<SaleForm>) => change((before) => ({ ...before, form: { ...before.form, ...fields } }))
  const pick = ({ name, phone, email, city, lang, invoice }: KnownCustomer) =>
    set({
      ...{ name, phone, email, city, ...noCompany, ...invoice },
      ...(terms.languages.some(({ abbr }) => abbr === lang) && { lang }),
    })
  const suggesting = (field: 'phone' | 'name' | 'email') => ({
    label: t(field),
    listLabel: t('known'),
    value: form[field],
    error: errors[field],
    onChange: (text: string) => set({ [field]: text }),
    find: findCustomers,
    min: minCustomerSearch,
    keyOf: ({ phone, last_order_no }: KnownCustomer) => `${phone} ${last_order_no}`,
    render: (customer: KnownCustomer) => <Known customer={customer} />,
    onPick: pick,
  })
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="sale-customer">
      <Title order={2} size="h4" mb="sm" id="sale-customer">
        {t('customer')}
      </Title>
      <div className={classes.customer}>
        <SuggestInput {...suggesting('phone')} type="tel" required />
        <SuggestInput {...suggesting('name')} required />
        <SuggestInput {...suggesting('email')} type="email" description={t('email_hint')} inputWrapperOrder={below} />
        <TextInput
          label={t('city')}
          value={form.city}
          error={errors.city}
          onChange={({ currentTarget }) => set({ city: currentTarget.value })}
        />
        <NativeSelect
          label={t('lang')}
          value={form.lang}
          error={errors.lang}
          data={terms.languages.map(({ abbr, lang }) => ({ value: abbr, label: lang }))}
          onChange={({ currentTarget }) => set({ lang: currentTarget.value })}
        />
        <Textarea
          label={t('message')}
          autosize
          maxRows={6}
          value={form.message}
          error={errors.message}
          onChange={({ currentTarget }) => set({ message: currentTarget.value })}
        />
      </div>
      <SaleInvoice form={form} set={set} errors={errors} />
    </Paper>
  )
}

type InvoiceProps = Pick<Sale, 'errors'> & { form: SaleForm; set: (fields: Partial<SaleForm>) => void }

/** Who the invoice is made out to: the caller, or a company. */
function SaleInvoice({ form, set, errors }: InvoiceProps) {
  const t = useOfficeT(saleTexts)
  const field = (name: 'title' | 'tax_office' | 'tax_no') => ({
    label: t(name === 'title' ? 'company_title' : name),
    required: true,
    value: form[name],
    error: errors[`invoice.${name}`],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
  })
  return (
    <div className={classes.invoice}>
      <Input.Label labelElement="div" id="sale-invoice">
        {t('invoice')}
      </Input.Label>
      <SegmentedControl
        aria-labelledby="sale-invoice"
        value={form.kind}
        data={(['bireysel', 'kurumsal'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(value) => set({ kind: value === 'kurumsal' ? 'kurumsal' : 'bireysel' })}
      />
      {form.kind === 'kurumsal' && (
        <div className={classes.customer}>
          <TextInput {...field('title')} className={classes.wide} />
          {form.is_abroad ? (
            <TextInput {...field('tax_no')} label={t('tax_no_abroad')} required={false} />
          ) : (
            <>
              <TextInput {...field('tax_office')} />
              <TextInput
                {...field('tax_no')}
                inputMode="numeric"
                description={t('tax_no_format')}
                inputWrapperOrder={below}
              />
            </>
          )}
          <Checkbox
            className={classes.wide}
            label={t('is_abroad')}
            checked={form.is_abroad}
            onChange={({ currentTarget }) => set({ is_abroad: currentTarget.checked })}
          />
        </div>
      )}
    </div>
  )
}

function Known({ customer: { name, phone, email, city, last_order_no } }: { customer: KnownCustomer }) {
  const t = useOfficeT(saleTexts)
  return (
    <div className={classes.known}>
      <Text size="sm" fw={600}>
        <bdi>{name}</bdi> · {phone}
      </Text>
      <Text size="xs" c="dimmed">
        {[email, city, t('last_order', { no: last_order_no })].filter(Boolean).join(' · ')}
      </Text>
    </div>
  )
}
