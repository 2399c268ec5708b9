import { useEffect, useId } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import { Search } from '#src/base/ui/icons.tsx'
import { CloseButton, Sheet, useDrawer } from '#src/base/ui/overlays/drawer.tsx'
import { searchPath } from '#src/features/tours/tours.links.ts'
import { SearchBox } from '../search/search-box.tsx'
import { SearchField } from '../search/search-field.tsx'
import { useSearchForm } from '../search/search-form.ts'

/** Search field of the header on wide windows. */
export function HeaderSearch() {
  const t = useT()
  const id = useId()
  return (
    <search aria-label={t('search.title')} className="relative hidden min-w-0 max-w-80 flex-1 md:block">
      <form {...useSearchForm()}>
        <label htmlFor={id} className="sr-only">
          {t('search.label')}
        </label>
        <SearchField
          id={id}
          placeholder={t('search.placeholder')}
          className="min-h-11 w-full text-ellipsis rounded-full border border-line-strong/60 bg-white ps-4 pe-11 transition-colors duration-150 placeholder:text-ink-soft hover:border-line-strong"
        />
        <button
          type="submit"
          aria-label={t('search.submit')}
          className="absolute end-0 top-0 grid size-11 place-items-center rounded-full text-main hover:bg-main-faint"
        >
          <Search aria-hidden className="size-5" />
        </button>
      </form>
    </search>
  )
}

/** Search button on phones: a link to the search page that opens a sheet once scripts run. */
export function HeaderSearchButton() {
  const t = useT()
  const path = usePath()
  const drawer = useDrawer()
  const { dialog, open, close } = drawer
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the sheet
  useEffect(close, [key])
  return (
    <>
      <a
        href={path(searchPath)}
        aria-label={t('search.title')}
        className="grid h-11 w-10 place-items-center rounded-full text-main hover:bg-main-faint md:hidden"
        onClick={(event) => {
          event.preventDefault()
          // flushSync: the field must be rendered before it is focused.
          flushSync(open)
          dialog.current?.querySelector('input')?.focus()
        }}
      >
        <Search aria-hidden className="size-5" />
      </a>
      <Sheet
        drawer={drawer}
        title={t('search.title')}
        className="m-0 w-full max-w-none overflow-visible bg-paper p-0 text-ink shadow-card backdrop:bg-black/45"
      >
        <div className="px-4 pb-6 pt-2">
          <div className="mb-2 flex justify-end">
            <CloseButton label={t('ui.close')} onClose={close} iconClass="size-6" />
          </div>
          <SearchBox className="-mt-11" />
        </div>
      </Sheet>
    </>
  )
}
