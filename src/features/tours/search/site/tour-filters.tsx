import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { readAmount, typedAmount } from '#src/base/money.ts'
import { Button } from '#src/base/ui/controls/button.tsx'
import { ChipLink } from '#src/base/ui/controls/chip.tsx'
import type { TourFacets } from '#src/features/tours/tours.schema.ts'
import { type FilterName, toggled, withValues } from './filter-links.ts'
import { type FacetNames, filterText } from './filter-texts.ts'

type Props = {
  facets: TourFacets
  search: URLSearchParams
  /** address of the list with another query */
  hrefOf: (query: string) => string
}

/** All filters of a list, with the number of tours for each choice. A choice is a link: the address is the state. */
export function TourFilters({ facets, search, hrefOf }: Props) {
  const t = useT()
  const groups = [
    { name: 'category', title: t('search.category'), choices: facets.categories },
    { name: 'month', title: t('list.month'), choices: facets.months },
    { name: 'holiday', title: t('list.holiday'), choices: facets.holidays },
    { name: 'transporter_types', title: t('list.transport'), choices: facets.transporter_types },
    { name: 'nights', title: t('list.nights'), choices: facets.nights },
    { name: 'city', title: t('list.city'), choices: facets.cities },
    { name: 'visa', title: t('list.visa'), choices: facets.visa },
  ] as const
  return (
    <div className="flex flex-col gap-6">
      {groups.map(({ name, title, choices }) => (
        <Group key={name} {...{ name, title, choices, search, hrefOf }} names={facets} />
      ))}
      {facets.price && facets.price.min < facets.price.max && (
        <PriceFilter key={search.toString()} range={facets.price} search={search} hrefOf={hrefOf} />
      )}
    </div>
  )
}

type GroupProps = Omit<Props, 'facets'> & {
  name: FilterName
  title: string
  choices: readonly { value: string; count: number }[]
  names: FacetNames
}

function Group({ name, title, choices, names, search, hrefOf }: GroupProps) {
  const t = useT()
  const lang = useLang()
  const id = useId()
  const chosen = search.getAll(name)
  // A choice without tours is hidden, but an active one can always be removed.
  const lost = chosen.filter((value) => choices.every((choice) => choice.value !== value))
  const shown = [...choices.filter(({ count, value }) => count > 0 || chosen.includes(value)), ...lost.map(noTours)]
  if (shown.length < 2 && chosen.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2.5 font-sans text-sm font-semibold tracking-normal">
        {title}
      </h3>
      <ul className="flex flex-wrap gap-1.5">
        {shown.map(({ value, count }) => (
          <li key={value}>
            <ChipLink
              href={hrefOf(toggled(search, name, value))}
              isOn={chosen.includes(value)}
              {...(!chosen.includes(value) && { count })}
            >
              {filterText({ name, value }, t, lang, names)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const noTours = (value: string) => ({ value, count: 0 })

function PriceFilter({ range, search, hrefOf }: Omit<Props, 'facets'> & { range: NonNullable<TourFacets['price']> }) {
  const t = useT()
  const lang = useLang()
  const id = useId()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const whole = (name: string, round: (amount: number) => number) => {
      const text = String(typed.get(name) ?? '').replace(/[^\d.,]/g, '')
      const amount = readAmount(text, lang)
      return amount === null ? text.replace(/\D/g, '') : String(round(amount))
    }
    const price_min = whole('price_min', Math.floor)
    void navigate(hrefOf(withValues(search, { price_min, price_max: whole('price_max', Math.ceil) })), {
      preventScrollReset: true,
    })
  }
  const field = (name: 'price_min' | 'price_max', label: string, placeholder: number) => (
    <label className="min-w-0 flex-1 text-sm text-ink-soft">
      <span>{label}</span>
      <input
        type="text"
        name={name}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={search.get(name) ?? ''}
        placeholder={typedAmount(placeholder, lang)}
        className="mt-1 min-h-11 w-full rounded-field border border-line-strong bg-white px-3 text-ink tabular-nums placeholder:text-ink-soft/80"
      />
    </label>
  )
  return (
    <form onSubmit={submit} aria-labelledby={id}>
      <h3 id={id} className="mb-2.5 font-sans text-sm font-semibold tracking-normal">
        {t('list.price')}
      </h3>
      <div className="flex items-end gap-2">
        {field('price_min', t('list.price_min'), range.min)}
        {field('price_max', t('list.price_max'), range.max)}
      </div>
      <Button type="submit" kind="outline" size="sm" className="mt-3 w-full">
        {t('list.price_apply')}
      </Button>
    </form>
  )
}
