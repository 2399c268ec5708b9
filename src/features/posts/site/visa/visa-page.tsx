import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { apiFor } from '#src/base/http/client/client.ts'
import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { Button, buttonClass } from '#src/base/ui/controls/button.tsx'
import { ChipLink } from '#src/base/ui/controls/chip.tsx'
import { Field } from '#src/base/ui/controls/field.tsx'
import { EmptyState } from '#src/base/ui/display/empty-state.tsx'
import { Search } from '#src/base/ui/icons.tsx'
import { Banner } from '#src/base/ui/page/banner.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { postsApiPath, postsPath } from '#src/features/posts/posts.links.ts'
import type { PostList } from '#src/features/posts/posts.schema.ts'
import type { Route } from './+types/visa-page'
import { VisaCard, type VisaCountry } from './visa-card.tsx'
import { requirementKeys } from './visa-facts.tsx'
import {
  countByRequirement,
  filterCountries,
  queryOf,
  readChoice,
  requirements,
  type VisaChoice,
} from './visa-search.ts'

export const handle: PageHandle = { route_name: 'visa' }

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { data } = await apiFor(args).get<PostList>(postsApiPath('visa'))
  return {
    countries: data.flatMap(({ title, seo_name, cover, visa }): VisaCountry[] =>
      visa ? [{ title, seo_name, cover, visa }] : [],
    ),
  }
}
export const loader = load
export const clientLoader = load

/** Filters are in the query, but all countries are loaded, so a new query needs no request. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

export default function VisaPage({ loaderData: { countries } }: Route.ComponentProps) {
  const t = useT()
  const { choice, search, type, urlOf } = useChoice()
  return (
    <>
      <Banner title={t('visa.title')} image={countries[0]?.cover ?? null}>
        {t('visa.intro')}
      </Banner>
      <Container className="pb-16 pt-8 lg:pb-20 lg:pt-10">
        {countries.length === 0 ? (
          <EmptyState title={t('posts.empty_title')} text={t('posts.empty_text')} />
        ) : (
          <Countries countries={countries} choice={choice} search={search} type={type} urlOf={urlOf} />
        )}
      </Container>
    </>
  )
}

/**
 * Filters with every keystroke. The query is written with history.replaceState, because the router would navigate at each
 * letter; reload, shared links and "back" still work.
 */
function useChoice() {
  const path = usePath()
  const { key } = useLocation()
  const [params] = useSearchParams()
  const choice = readChoice(params)
  const [typed, setTyped] = useState({ search: choice.search, key })
  // After a navigation the query of the new location counts.
  if (typed.key !== key) setTyped({ search: choice.search, key })
  const urlOf = (wanted: VisaChoice) => path(postsPath('visa')) + queryOf(wanted)
  const type = (search: string) => {
    setTyped({ search, key })
    history.replaceState(history.state, '', urlOf({ ...choice, search }))
  }
  return { choice, search: typed.search, type, urlOf }
}

type FilterProps = {
  countries: readonly VisaCountry[]
  choice: VisaChoice
  type: (search: string) => void
  urlOf: (choice: VisaChoice) => string
}

/** A form and links, so that it works without scripts. */
function VisaFilter({ countries, choice, type, urlOf }: FilterProps) {
  const t = useT()
  const path = usePath()
  const counts = countByRequirement(countries, choice)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    type(String(new FormData(event.currentTarget).get('search') ?? ''))
  }
  return (
    <div className="no-print grid gap-x-10 gap-y-5 rounded-card bg-white p-5 shadow-card sm:p-6 lg:grid-cols-[22rem_auto_1fr]">
      <search>
        <form action={path(postsPath('visa'))} onSubmit={submit} className="flex items-end gap-2">
          <Field
            name="search"
            type="search"
            label={t('visa.search')}
            placeholder={t('visa.search_placeholder')}
            value={choice.search}
            onChange={({ target }) => type(target.value)}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            className="min-w-0 flex-1"
          />
          {choice.passport === 'green' && <input type="hidden" name="passport" value="green" />}
          {choice.visa && <input type="hidden" name="visa" value={choice.visa} />}
          <Button type="submit" aria-label={t('visa.search_submit')} className="size-11 shrink-0 p-0!">
            <Search aria-hidden className="size-5" />
          </Button>
        </form>
      </search>
      <Choices title={t('visa.passport')}>
        {(['ordinary', 'green'] as const).map((passport) => (
          <li key={passport}>
            <ChipLink href={urlOf({ ...choice, passport })} isOn={choice.passport === passport}>
              {t(`visa.passport_${passport}`)}
            </ChipLink>
          </li>
        ))}
      </Choices>
      <Choices title={t('visa.requirement')}>
        <li>
          <ChipLink href={urlOf({ ...choice, visa: null })} isOn={choice.visa === null} count={counts.all}>
            {t('visa.all')}
          </ChipLink>
        </li>
        {requirements.map((visa) => (
          <li key={visa}>
            <ChipLink href={urlOf({ ...choice, visa })} isOn={choice.visa === visa} count={counts[visa]}>
              {t(requirementKeys[visa])}
            </ChipLink>
          </li>
        ))}
      </Choices>
    </div>
  )
}

function Countries({ countries, choice, search, type, urlOf }: FilterProps & { search: string }) {
  const t = useT()
  const shown = filterCountries(countries, { ...choice, search })
  return (
    <>
      <VisaFilter countries={countries} choice={{ ...choice, search }} type={type} urlOf={urlOf} />
      <p role="status" className="mt-8 mb-5 font-semibold">
        {t('visa.count', { n: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState title={t('visa.none_title')} text={t('visa.none_text')}>
          <a
            href={urlOf({ search: '', passport: choice.passport, visa: null })}
            data-keep-scroll
            className={buttonClass({})}
          >
            {t('visa.clear')}
          </a>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((country) => (
            <li data-later key={country.visa.country} className="flex">
              <VisaCard country={country} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p aria-hidden className="mb-1.5 text-sm font-semibold">
        {title}
      </p>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </nav>
  )
}
