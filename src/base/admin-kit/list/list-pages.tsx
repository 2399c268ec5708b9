import { Group, Pagination } from '@mantine/core'
import { Navigate, useSearchParams } from 'react-router'
import type { Paged } from '#src/base/http/endpoint/page.schema.ts'
import { localeOf } from '#src/base/locale.ts'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'
import { usePreferences } from '../preferences.ts'
import { Dimmed } from '../show/dimmed.tsx'
import { useListQuery } from './list-query.ts'

/** Rows of a list, `10.000+` when there are more than were counted. */
export function totalText({ total, more_than_total }: Pick<Paged<unknown>, 'total' | 'more_than_total'>, lang: string) {
  return more_than_total ? `${digitsOf(total, lang)}+` : digitsOf(total, lang)
}
const digitsOf = (n: number, lang: string) => n.toLocaleString(localeOf(lang))

/** Before more pages than these the last one is behind an ellipsis. */
const pagesBesideLast = 3

/** The shown range and the pagination. */
export function ListPages({ page, page_count, total, more_than_total, per_page, data }: Paged<unknown>) {
  const t = useOfficeT(kitTexts)
  const { lang } = usePreferences()
  const query = useListQuery()
  const from = (page - 1) * per_page + 1
  const range = {
    from: digitsOf(from, lang),
    to: digitsOf(from + data.length - 1, lang),
    total: totalText({ total, more_than_total }, lang),
  }
  const about = page_count > 1 ? t('range', range) : t('total', { n: total })
  // Of a list that was not counted to its end, the last known page is not the last.
  const isLastHidden = more_than_total && page < page_count - pagesBesideLast
  return (
    <Group p="sm" justify="space-between" component="nav" aria-label={t('pages')}>
      <Dimmed role="status">{about}</Dimmed>
      {page_count > 1 && (
        <Pagination
          size="sm"
          total={page_count}
          value={page}
          onChange={(next) => query.set({ page: next === 1 ? '' : String(next) })}
          getItemProps={(n) => ({
            'aria-label': t('page_n', { n }),
            ...(isLastHidden && n === page_count && { display: 'none' }),
          })}
          getControlProps={(control) => ({ 'aria-label': t(control === 'previous' ? 'previous' : 'next') })}
        />
      )}
    </Group>
  )
}

/** Redirects from beyond the last page, for example after its last row was deleted. */
export function ToPage({ page }: { page: number }) {
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('page', String(page))
  return <Navigate to={{ search: String(next) }} replace />
}
