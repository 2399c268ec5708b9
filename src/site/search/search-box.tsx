import { useId } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Search } from '#src/base/ui/icons.tsx'
import { SearchField } from './search-field.tsx'
import { useSearchForm } from './search-form.ts'

/** Heading, search field and button. @param search initial text @param isOnDark at the head of a page, which is its heading */
export function SearchBox({
  search = '',
  isOnDark = false,
  className,
}: {
  search?: string
  isOnDark?: boolean
  className?: string
}) {
  const t = useT()
  const id = useId()
  return (
    <search aria-labelledby={`${id}-title`} className={cx('no-print block', className)}>
      <h2 id={`${id}-title`} className={isOnDark ? 'sr-only' : 'text-heading'}>
        {t('search.box_title')}
      </h2>
      <form {...useSearchForm()} className={cx('flex gap-2', isOnDark ? 'flex-wrap' : 'mt-4 max-sm:flex-col')}>
        <div className={cx('relative min-w-0', isOnDark ? 'grow-999 basis-48' : 'flex-1')}>
          <Search
            aria-hidden
            className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
          />
          <label htmlFor={id} className="sr-only">
            {t('search.label')}
          </label>
          <SearchField
            key={search}
            id={id}
            defaultValue={search}
            placeholder={t('search.placeholder')}
            className="min-h-13 w-full rounded-full border border-line-strong bg-white ps-12 pe-4 text-ink transition-colors duration-150 placeholder:text-ink-soft hover:border-ink-soft"
          />
        </div>
        <Button type="submit" size="lg" kind={isOnDark ? 'second' : 'main'} className="grow max-sm:px-5">
          {t('search.submit')}
        </Button>
      </form>
    </search>
  )
}
