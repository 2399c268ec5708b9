import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { isRightToLeft } from '#src/base/direction.ts'
import { useLang, usePath, useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { isVisible } from '#src/base/ui/focus.ts'
import { ChevronDown } from '#src/base/ui/icons.tsx'
import { categoryPath } from '#src/features/categories/categories.links.ts'
import { fittingIn } from '../nav/nav.ts'
import type { MenuCategory } from './shell-data.ts'

/** ms after which a click on an open menu closes it. */
const hoverMs = 700

/**
 * Whether a category is in the bar. Before the browser has measured: by the window's width, as few as fit with long names.
 * The "more" menu lists only the others.
 */
const guessed = (index: number) =>
  index < 3 ? '' : index < 4 ? 'max-lg:out-of-row' : index < 6 ? 'max-xl:out-of-row' : 'out-of-row'
const guessedInMore = (index: number) => (index < 3 ? 'hidden' : index < 4 ? 'lg:hidden' : index < 6 ? 'xl:hidden' : '')

/**
 * Categories with drop-down lists of sub-categories. They open by hover, focus and arrow keys; Escape closes them. All
 * links are in the server-rendered HTML.
 */
export function CategoryMenu({ categories }: { categories: readonly MenuCategory[] }) {
  const t = useT()
  const lang = useLang()
  const [open, setOpen] = useState<string | null>(null)
  const bar = useRef<HTMLUListElement>(null)
  const fitting = useFitting(bar, categories.length)
  const shownFrom = (index: number) => (fitting === null ? guessed(index) : index < fitting ? '' : 'out-of-row')
  const moreClass = (index: number) => (fitting === null ? guessedInMore(index) : index < fitting ? 'hidden' : '')
  const rest = categories.slice(3)
  return (
    <nav aria-label={t('navbar.main_menu')} className="relative">
      <ul ref={bar} className="-mx-2.5 flex h-12 items-stretch" onKeyDown={(event) => moveFocus(event, setOpen, lang)}>
        {categories.map((category, index) => (
          <Item
            key={category.seo_name}
            className={shownFrom(index)}
            {...{ category, open, setOpen }}
            opensLeft={index >= (fitting ?? 3) / 2}
            id={category.seo_name}
            name={category.name}
          >
            {category.sub_categories.length > 0 && (
              <ul className="w-max min-w-64 max-w-96 p-2">
                {[
                  { seo_name: category.seo_name, name: t('navbar.all_of_category', { name: category.name }) },
                  ...category.sub_categories,
                ].map(({ seo_name, name }) => (
                  <PanelLink key={seo_name} {...{ seo_name, name }} onChosen={() => setOpen(null)} />
                ))}
              </ul>
            )}
          </Item>
        ))}
        {rest.length > 0 && (
          <Item
            className={cx(
              'ms-auto',
              fitting === null && categories.length <= 4 && 'lg:out-of-row',
              fitting === null && categories.length <= 6 && 'xl:out-of-row',
              fitting !== null && fitting >= categories.length && 'out-of-row',
            )}
            {...{ open, setOpen }}
            opensLeft
            id="more"
            name={t('navbar.more_tours')}
          >
            <ul className="grid w-[min(44rem,90vw)] grid-cols-2 gap-x-4 gap-y-3 p-4 lg:grid-cols-3">
              {rest.map((category, index) => (
                <li key={category.seo_name} className={moreClass(index + 3)}>
                  <ul>
                    {[category, ...category.sub_categories].map(({ seo_name, name }, place) => (
                      <PanelLink
                        key={seo_name}
                        {...{ seo_name, name }}
                        isHead={place === 0}
                        onChosen={() => setOpen(null)}
                      />
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </Item>
        )}
      </ul>
    </nav>
  )
}

/**
 * The number of categories that fit into the bar, measured whenever its width changes; null before. Items that do not fit
 * keep their width (`out-of-row`), so that they can be measured.
 */
function useFitting(bar: RefObject<HTMLUListElement | null>, count: number): number | null {
  const [fitting, setFitting] = useState<number | null>(null)
  useEffect(() => {
    const list = bar.current
    if (!list) return
    const measure = () => {
      const widths = [...list.children].map(naturalWidth)
      setFitting(fittingIn(list.clientWidth, widths.slice(0, count), widths[count] ?? 0))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    // The names are wider in the page's font than in its fallback.
    void document.fonts.ready.then(measure)
    return () => observer.disconnect()
  }, [bar, count])
  return fitting
}

/** Width, with the part of the name that is cut off. */
function naturalWidth(item: Element): number {
  const name = item.querySelector('[data-name]')
  return item.getBoundingClientRect().width + (name ? name.scrollWidth - name.clientWidth : 0)
}

type ItemProps = {
  id: string
  name: string
  category?: MenuCategory
  open: string | null
  setOpen: (id: string | null) => void
  /** The list ends with the item instead of starting with it: for items near the window's right edge. */
  opensLeft: boolean
  className: string
  children: ReactNode
}

function Item({ id, name, category, open, setOpen, opensLeft, className, children }: ItemProps) {
  const t = useT()
  const path = usePath()
  const isOpen = open === id
  /** ms, of the event with which the pointer came */
  const entered = useRef(Number.NEGATIVE_INFINITY)
  const hasPanel = Boolean(children)
  const topClass = cx(
    'flex items-center gap-1 whitespace-nowrap text-[0.95rem] font-medium hover:text-main',
    isOpen && 'text-main',
  )
  return (
    <li
      className={cx('relative flex', category ? 'min-w-0 max-w-72' : 'shrink-0', className)}
      onPointerEnter={({ pointerType, timeStamp }) => {
        if (pointerType !== 'mouse') return
        entered.current = timeStamp
        setOpen(hasPanel ? id : null)
      }}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(null)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && isOpen && setOpen(null)}
    >
      {category ? (
        <a
          data-top={id}
          href={path(categoryPath(category.seo_name))}
          className={cx(topClass, 'min-w-0 ps-2.5', hasPanel ? 'pe-0.5' : 'pe-2.5')}
          onFocus={(event) => hasPanel && event.target.matches(':focus-visible') && setOpen(id)}
          onClick={() => setOpen(null)}
        >
          <span data-name className="truncate">
            {name}
          </span>
        </a>
      ) : null}
      {hasPanel && (
        <button
          type="button"
          data-top={category ? undefined : id}
          aria-expanded={isOpen}
          aria-label={category ? t('navbar.show_sub_categories', { name }) : undefined}
          className={cx(topClass, category ? 'pe-2' : 'px-2.5')}
          // A click that follows the pointer means to open what the pointer has opened.
          onClick={({ timeStamp }) => setOpen(isOpen && timeStamp - entered.current > hoverMs ? null : id)}
        >
          {category ? null : <span>{name}</span>}
          <ChevronDown
            aria-hidden
            className={cx('size-4 text-ink-soft transition-transform duration-150', isOpen && 'rotate-180')}
          />
        </button>
      )}
      {hasPanel && (
        <div
          data-panel
          className={cx(
            'absolute top-full z-10 -mt-px rounded-b-card border border-line bg-white shadow-card transition-opacity duration-150',
            opensLeft ? 'end-0' : 'start-0',
            isOpen ? 'visible opacity-100' : 'invisible opacity-0',
          )}
        >
          {children}
        </div>
      )}
    </li>
  )
}

function PanelLink({
  seo_name,
  name,
  isHead = false,
  onChosen,
}: {
  seo_name: string
  name: string
  isHead?: boolean
  onChosen: () => void
}) {
  const path = usePath()
  return (
    <li>
      <a
        href={path(categoryPath(seo_name))}
        onClick={onChosen}
        className={cx(
          'block rounded-field px-3 py-2 leading-snug hover:bg-main-faint hover:text-main',
          isHead ? 'font-semibold' : 'text-ink-soft',
        )}
      >
        {name}
      </a>
    </li>
  )
}

/** Arrow keys: along the bar, down and up in a drop-down; Escape returns to the bar. */
function moveFocus(event: KeyboardEvent<HTMLElement>, setOpen: (id: string | null) => void, lang: string): void {
  const from = document.activeElement as HTMLElement | null
  const item = from?.closest<HTMLElement>('nav > ul > li')
  if (!from || !item) return
  const tops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-top]')].filter(isVisible)
  const top = item.querySelector<HTMLElement>('[data-top]')
  const links = [...item.querySelectorAll<HTMLElement>('[data-panel] a')].filter((link) => link.offsetParent !== null)
  const place = links.indexOf(from)
  const at = tops.indexOf(top!)
  const [forward, back] = isRightToLeft(lang) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const targets: Record<string, HTMLElement | null | undefined> = {
    [forward]: tops[(at + 1) % tops.length],
    [back]: tops.at(at - 1),
    ArrowDown: links[Math.min(place + 1, links.length - 1)],
    ArrowUp: place > 0 ? links[place - 1] : top,
    Escape: top,
  }
  const target = targets[event.key]
  if (!target) return
  event.preventDefault()
  if (event.key === 'ArrowDown') setOpen(top?.dataset.top ?? null)
  // Invisible elements cannot take the focus: waits for the rendering of the new state.
  requestAnimationFrame(() => {
    target.focus()
    if (event.key === 'Escape') setOpen(null)
  })
}
