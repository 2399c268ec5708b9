import { Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import { formatMonth } from '#src/base/dates.ts'
import { useLang, usePath, useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/button.tsx'
import { Container } from '#src/base/ui/container.tsx'
import { categoryPath } from '#src/features/categories/categories.links.ts'
import { transportKey } from '#src/features/tours/site/tour-card.tsx'
import { isOpen, navTargets } from './nav.ts'

type Props = {
  categories: readonly { name: string; seo_name: string }[]
  months: readonly string[]
  transports: readonly string[]
}

/** Where, when and how: leads to the list of a category with these filters, or to the search when no place is chosen. */
export function HomeSearch({ categories, months, transports }: Props) {
  const t = useT()
  const lang = useLang()
  const path = usePath()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    const where = String(chosen.get('where'))
    const query = new URLSearchParams()
    for (const name of ['month', 'transporter_types']) {
      const value = chosen.get(name)
      if (typeof value === 'string' && value) query.set(name, value)
    }
    const page = where ? categoryPath(where) : navTargets.search.path
    void navigate(path(page) + (query.size > 0 ? `?${query}` : ''))
  }
  return (
    <Container className="relative z-10 -mt-8 md:-mt-10">
      <search>
        <form
          onSubmit={submit}
          className="grid items-end gap-x-3 gap-y-4 rounded-card bg-white p-4 shadow-card ring-1 ring-line/70 sm:grid-cols-2 sm:p-5 lg:grid-cols-[1.5fr_1fr_1fr_auto]"
        >
          <Choice label={t('home.where')} name="where" required={!isOpen('search')}>
            <option value="">{t('home.where_choose')}</option>
            {categories.map(({ name, seo_name }) => (
              <option key={seo_name} value={seo_name}>
                {name}
              </option>
            ))}
          </Choice>
          <Choice label={t('home.when')} name="month">
            <option value="">{t('home.when_any')}</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {formatMonth(month, lang)}
              </option>
            ))}
          </Choice>
          <Choice label={t('home.how')} name="transporter_types">
            <option value="">{t('home.how_any')}</option>
            {transports.map((type) => (
              <option key={type} value={type}>
                {t(transportKey(type as Parameters<typeof transportKey>[0]))}
              </option>
            ))}
          </Choice>
          <Button type="submit" size="lg" className="w-full lg:w-auto">
            <Search aria-hidden className="size-5" />
            {t('home.search')}
          </Button>
        </form>
      </search>
    </Container>
  )
}

function Choice({
  label,
  name,
  required = false,
  children,
}: {
  label: string
  name: string
  required?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block pl-1 text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        required={required}
        className="mt-1 min-h-13 w-full rounded-field border border-line-strong pl-3 pr-9 text-ink transition-colors duration-150 hover:border-ink-soft"
      >
        {children}
      </select>
    </div>
  )
}
