import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { formatMonth } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { Search } from '#src/base/ui/icons.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { asRecord, readTab, writeTab } from '#src/base/ui/page/tab-storage.ts'
import { transportKey } from '#src/features/tours/cards/site/tour-card.tsx'
import { PartyPicker } from '../search/party-picker.tsx'
import { SearchField } from '../search/search-field.tsx'
import { useSearchForm } from '../search/search-form.ts'

type Props = { months: readonly string[]; transports: readonly string[] }

const control =
  'mt-1 min-h-12 sm:min-h-13 w-full rounded-field border border-line-strong text-ink transition-colors duration-150 hover:border-ink-soft'

/** Searches by place, month, transport and party; opens the result page with these filters. */
export function HomeSearch({ months, transports }: Props) {
  const t = useT()
  const lang = useLang()
  const id = useId()
  return (
    <Container className="relative z-10 -mt-8 md:-mt-10">
      <search
        aria-labelledby={`${id}-title`}
        className="block rounded-card bg-white p-3.5 shadow-card ring-1 ring-line/70 sm:p-5"
      >
        <h2 id={`${id}-title`} className="mb-3 ps-1 text-heading max-sm:sr-only">
          {t('search.box_title')}
        </h2>
        <form
          {...useSearchForm()}
          {...useTyped()}
          className="grid grid-cols-2 items-end gap-x-3 gap-y-2.5 sm:gap-3 lg:grid-cols-[1.5fr_1fr_1fr_1fr_auto]"
        >
          <div className="relative max-lg:col-span-2">
            <label htmlFor={`${id}-where`} className="block ps-1 text-sm font-semibold">
              {t('home.where')}
            </label>
            <SearchField
              id={`${id}-where`}
              placeholder={t('search.placeholder')}
              className={`${control} bg-white px-3.5 placeholder:text-ink-soft`}
            />
          </div>
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
          <div className="max-sm:col-span-2">
            <p aria-hidden className="ps-1 text-sm font-semibold">
              {t('list.party')}
            </p>
            <PartyPicker className="mt-1" />
          </div>
          <Button type="submit" size="lg" className="max-sm:col-span-2">
            <Search aria-hidden className="size-5" />
            <span>{t('home.search')}</span>
          </Button>
        </form>
      </search>
    </Container>
  )
}

/** Props of a form whose fields are as they were typed when the visitor comes back to its place in the history. */
function useTyped() {
  const { key } = useLocation()
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { at, fields } = asRecord(readTab('home_search'))
    if (at !== key) return
    for (const [name, value] of Object.entries(asRecord(fields))) {
      const control = ref.current?.elements.namedItem(name)
      const isEmpty =
        (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.value === ''
      if (isEmpty) control.value = String(value)
    }
  }, [key])
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    writeTab('home_search', { at: key, fields: Object.fromEntries(new FormData(currentTarget)) })
  return { ref, onChange }
}

function Choice({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block truncate ps-1 text-sm font-semibold">
        {label}
      </label>
      <select id={id} name={name} className={`${control} ps-3 pe-9 max-sm:pe-7 max-sm:ps-2.5`}>
        {children}
      </select>
    </div>
  )
}
