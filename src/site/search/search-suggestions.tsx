import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { dayOf, formatDayRange, formatShortDay } from '#src/base/dates.ts'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { type Failed, failedOf } from '#src/base/http/client/failure.ts'
import { useLang, usePath, useT } from '#src/base/i18n/i18n.tsx'
import { useFailureText } from '#src/base/i18n/use-failure-text.ts'
import { formatMoney } from '#src/base/money.ts'
import { cx } from '#src/base/ui/cx.ts'
import { Announcement } from '#src/base/ui/display/announcement.tsx'
import { CalendarHeart, FolderOpen, Luggage, MapPin, Stamp, X } from '#src/base/ui/icons.tsx'
import { categoryPath } from '#src/features/categories/categories.links.ts'
import { postPath, postsPath } from '#src/features/posts/posts.links.ts'
import { type Offer, offerFor } from '#src/features/tours/pricing/site/offer.ts'
import { partyName } from '#src/features/tours/pricing/site/party-price.tsx'
import { useTourHref } from '#src/features/tours/pricing/site/use-offer.ts'
import { defaultParty, isSameParty, useVisitorParty } from '#src/features/tours/pricing/site/visitor-party.ts'
import { maxHolidayDepartures, searchPath, searchPathOf, suggestionsApiPath } from '#src/features/tours/tours.links.ts'
import type { SearchSuggestions as Answer } from '#src/features/tours/tours.schema.ts'

/** Debounce in ms. */
const debounceMs = 120
/** Minimum letters. */
const minLetters = 2
const noSuggestions: Answer = { holidays: [], tours: [], places: [], categories: [], visas: [], asks_visa: false }

/**
 * Suggestions below a search input: an ARIA combobox with a grouped listbox. The focus stays in the input; arrows select,
 * Enter follows, Escape closes. Sets the input's ARIA attributes, because it is rendered without them.
 */
export function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useT()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const { answer, failed, ask } = useSuggestions()
  const sentenceOf = useFailureText()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const groups = useGroups(answer ?? noSuggestions)
  const options = groups.flatMap((group) => group.options)
  const isShown = isOpen && options.length > 0

  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const onInput = useEffectEvent(() => {
    setIsOpen(true)
    setActive(-1)
    ask(input.current?.value ?? '')
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.key === 'Escape' && (isShown || failed)) {
      // Prevents that Escape also closes a surrounding dialog.
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault()
      list.current?.querySelectorAll<HTMLElement>('[role=option]')[active]?.click()
    } else if (step && options.length > 0) {
      event.preventDefault()
      setIsOpen(true)
      // Position -1, the input itself, is between the last and the first option.
      const places = options.length + 1
      setActive((now) => ((now + 1 + (isShown ? step : Math.max(step, 0)) + places) % places) - 1)
    }
  })
  const onBlur = useEffectEvent(close)

  useEffect(() => {
    const field = input.current
    if (!field) return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    const handlers = {
      input: () => onInput(),
      keydown: (event: KeyboardEvent) => onKeyDown(event),
      blur: () => onBlur(),
    }
    field.addEventListener('input', handlers.input)
    field.addEventListener('keydown', handlers.keydown)
    field.addEventListener('blur', handlers.blur)
    // Text typed while this component was loading, unless the visitor has gone on to another field.
    if (field.value !== field.defaultValue && document.activeElement === field) handlers.input()
    return () => {
      field.removeEventListener('input', handlers.input)
      field.removeEventListener('keydown', handlers.keydown)
      field.removeEventListener('blur', handlers.blur)
    }
  }, [input])
  useEffect(() => {
    const field = input.current
    field?.setAttribute('aria-expanded', String(isShown))
    if (isShown) field?.setAttribute('aria-controls', `${id}-list`)
    else field?.removeAttribute('aria-controls')
    if (isShown && active >= 0) field?.setAttribute('aria-activedescendant', `${id}-${active}`)
    else field?.removeAttribute('aria-activedescendant')
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, id, isShown, active])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the list
  useEffect(close, [key])

  return (
    <>
      {isOpen && failed && (
        <p
          role="status"
          className="absolute inset-x-0 top-full z-40 mt-2 rounded-card bg-white px-5 py-3 text-start text-sm text-ink shadow-card ring-1 ring-line-strong/40"
        >
          {`${t('search.suggestions_failed')} ${sentenceOf(failed)}`}
        </p>
      )}
      <Announcement>
        {isOpen &&
          answer &&
          (options.length > 0 ? t('search.suggested', { n: options.length }) : t('search.nothing_suggested'))}
      </Announcement>
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the input, nothing else
        <div
          className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain rounded-card bg-white p-2 text-start text-ink shadow-card ring-1 ring-line-strong/40"
          // Blur would close the list.
          onMouseDown={(event) => event.preventDefault()}
        >
          {/* For fingers; a keyboard has Escape. Outside the list, which has options only. */}
          <button
            type="button"
            tabIndex={-1}
            onClick={close}
            className="sticky -top-2 z-10 -mx-2 -mt-2 flex min-h-11 w-[calc(100%+1rem)] items-center justify-end gap-1.5 bg-white px-4 text-sm font-semibold text-main md:hidden"
          >
            <span>{t('search.close_suggestions')}</span>
            <X aria-hidden className="size-4" />
          </button>
          <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('search.suggestions')} tabIndex={-1}>
            {groups.map(({ name, title, icon: Icon, first, options }) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups options
              <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
                <p
                  id={`${id}-${name}`}
                  role="presentation"
                  className="px-3 pb-1 pt-2 text-xs font-semibold uppercase tracking-wide text-ink-soft"
                >
                  {title}
                </p>
                {options.map(({ href, text, note, price }, place) => (
                  <a
                    key={href}
                    id={`${id}-${first + place}`}
                    role="option"
                    aria-selected={active === first + place}
                    tabIndex={-1}
                    href={href}
                    onClick={close}
                    onPointerMove={() => setActive(first + place)}
                    className={cx(
                      'flex min-h-11 items-center gap-3 rounded-field px-3 py-1.5 leading-snug',
                      active === first + place && 'bg-main-soft text-main-deep',
                    )}
                  >
                    <Icon aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
                    <span className="min-w-0">
                      <span className="block font-medium">{text}</span>
                      {note && <span className="block truncate text-sm text-ink-soft">{note}</span>}
                      {price && <span className="block text-sm font-medium tabular-nums">{price}</span>}
                    </span>
                  </a>
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

/** Suggestions for the latest text, debounced and cached. A newer text aborts the running request. */
function useSuggestions() {
  const lang = useLang()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const cache = useRef(new Map<string, Answer>())
  const request = useRef<AbortController | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      request.current?.abort()
    },
    [],
  )
  const ask = (typed: string) => {
    const text = typed.replace(/\s+/g, ' ').trim()
    clearTimeout(timer.current)
    request.current?.abort()
    setFailed(null)
    const cached = text.length < minLetters ? noSuggestions : cache.current.get(text)
    if (cached) return setAnswer(text.length < minLetters ? null : cached)
    timer.current = setTimeout(async () => {
      const controller = new AbortController()
      request.current = controller
      try {
        const found = await browserApi()(lang).get<Answer>(suggestionsApiPath(text), controller.signal)
        cache.current.set(text, found)
        if (!controller.signal.aborted) setAnswer(found)
      } catch (error) {
        if (controller.signal.aborted) return
        setAnswer(null)
        setFailed(failedOf(error))
      }
    }, debounceMs)
  }
  return { answer, failed, ask }
}

type Group = {
  name: 'holidays' | 'places' | 'tours' | 'categories' | 'visas'
  title: string
  icon: typeof MapPin
  options: { href: string; text: string; note: string; price?: string | null }[]
}

function useGroups({ holidays, tours, places, categories, visas, asks_visa }: Answer) {
  const t = useT()
  const path = usePath()
  const lang = useLang()
  const party = useVisitorParty()
  const hrefOf = useTourHref()
  /** With its date: for the party when the visitor named one, else per person. */
  const priceText = ({ departure, total }: Offer) => {
    const { start_date, multi_room_price, currency } = departure
    const isNamed = total !== null && !isSameParty(party, defaultParty)
    const unit = isNamed ? partyName(party, t) : t('list.per_person_day')
    const price = formatMoney(isNamed ? total : multi_room_price, currency, lang)
    return `${t('list.on_date', { date: formatShortDay(start_date, lang, dayOf(new Date())), unit })}: ${price}`
  }
  const all: Group[] = [
    {
      name: 'holidays',
      title: t('search.holidays'),
      icon: CalendarHeart,
      options: holidays.map(({ value, name, from, to, departure_count: n }) => ({
        href: path(`${searchPath}?holiday=${value}`),
        text: name,
        note: t(n < maxHolidayDepartures ? 'search.holiday_note' : 'search.holiday_note_many', {
          dates: formatDayRange(from, to, lang),
          n,
        }),
      })),
    },
    {
      name: 'places',
      title: t('search.places'),
      icon: MapPin,
      options: places.map(({ name, tour_count }) => ({
        href: path(searchPathOf(name)),
        text: name,
        note: t('list.tours', { n: tour_count }),
      })),
    },
    {
      name: 'tours',
      title: t('search.tours'),
      icon: Luggage,
      options: tours.map((tour) => {
        const offer = offerFor({ ...tour, from_date: tour.from_price?.start_date ?? null }, party)
        return {
          href: hrefOf(tour.seo_name, offer?.departure.start_date ?? null),
          text: tour.name,
          note: tour.tour_place,
          price: offer && priceText(offer),
        }
      }),
    },
    {
      name: 'categories',
      title: t('search.tour_groups'),
      icon: FolderOpen,
      options: categories.map(({ name, seo_name }) => ({ href: path(categoryPath(seo_name)), text: name, note: '' })),
    },
    {
      name: 'visas',
      title: t('search.visas'),
      icon: Stamp,
      options:
        asks_visa && visas.length === 0
          ? [{ href: path(postsPath('visa')), text: t('search.all_visas'), note: t('search.visa_note') }]
          : visas.map(({ name, seo_name }) => ({ href: path(postPath('visa', seo_name)), text: name, note: '' })),
    },
  ]
  const groups = all.filter(({ options }) => options.length > 0)
  if (asks_visa) groups.sort((a, b) => Number(b.name === 'visas') - Number(a.name === 'visas'))
  let first = 0
  return groups.map((group) => {
    const placed = { ...group, first }
    first += group.options.length
    return placed
  })
}
