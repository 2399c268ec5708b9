import { Group, Pagination, Text } from '@mantine/core'
import { Navigate, useSearchParams } from 'react-router'
import type { Paged } from '#src/base/http/endpoint/page.schema.ts'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'
import { useListQuery } from './list-query.ts'

/** The shown range and the pagination. */
export function ListPages({ page, page_count, total, per_page, data }: Paged<unknown>) {
  const t = useOfficeT(kitTexts)
  const query = useListQuery()
  const from = (page - 1) * per_page + 1
  const about = page_count > 1 ? t('range', { from, to: from + data.length - 1, total }) : t('total', { n: total })
  return (
    <Group p="sm" justify="space-between" component="nav" aria-label={t('pages')}>
      <Text size="sm" c="dimmed" role="status">
        {about}
      </Text>
      {page_count > 1 && (
        <Pagination
          size="sm"
          total={page_count}
          value={page}
          onChange={(next) => query.set({ page: next === 1 ? '' : String(next) })}
          getItemProps={(n) => ({ 'aria-label': t('page_n', { n }) })}
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
