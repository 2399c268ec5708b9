import { Badge, Box, Checkbox, Group, Paper, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficePageMeta } from '../page-meta.admin.schema.ts'
import { type MetaState, stateIn } from '../page-meta.rules.ts'
import classes from './page-meta.module.css'
import { pageMetaTexts } from './page-meta.strings.ts'

export type ListedPage = { route_name: string; path: string; name: string; isOfOne: boolean; meta: OfficePageMeta }

type Props = {
  pages: readonly ListedPage[]
  chosen: string
  search: string
  onSearch: (search: string) => void
  isOnlyOpen: boolean
  onOnlyOpen: (isOnlyOpen: boolean) => void
}

export function MetaList({ pages, chosen, search, onSearch, isOnlyOpen, onOnlyOpen }: Props) {
  const t = useOfficeT(pageMetaTexts)
  const rows = useRef<HTMLUListElement>(null)
  const current = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only when another page is chosen
  useEffect(() => {
    if (rows.current && current.current) scrollIntoList(rows.current, current.current)
  }, [chosen])
  return (
    <Paper withBorder component="nav" aria-label={t('pages')} className={classes.list}>
      <Box p="sm" style={{ borderBottom: '1px solid var(--office-line)' }}>
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          maxLength={100}
          leftSection={<Search size={16} aria-hidden="true" />}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
        <Checkbox
          mt="xs"
          size="sm"
          label={t('only_open')}
          checked={isOnlyOpen}
          onChange={({ currentTarget }) => onOnlyOpen(currentTarget.checked)}
        />
      </Box>
      {pages.length === 0 && (
        <Text size="sm" c="dimmed" p="sm" role="status">
          {t(search === '' ? 'all_good' : 'none_found')}
        </Text>
      )}
      <ul className={classes.rows} ref={rows}>
        {pages.map(({ route_name, path, name, meta }) => {
          const isCurrent = route_name === chosen
          return (
            <li key={route_name} className={classes.row} ref={isCurrent ? current : undefined}>
              <span className={classes.name}>
                <Link
                  to={{ search: `?page=${route_name}` }}
                  preventScrollReset
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  {name}
                </Link>
                <Text size="xs" c="dimmed" component="span">
                  {path}
                </Text>
              </span>
              <States meta={meta} />
            </li>
          )
        })}
      </ul>
    </Paper>
  )
}

/** Scrolls the list only; scrollIntoView would also scroll the page. */
function scrollIntoList(list: HTMLElement, { offsetTop, offsetHeight }: HTMLElement): void {
  const last = offsetTop + offsetHeight - list.clientHeight
  if (offsetTop < list.scrollTop || last > list.scrollTop) list.scrollTop = last > list.scrollTop ? last : offsetTop
}

const colours: Record<MetaState, string> = { good: 'teal', long: 'orange', part: 'orange', empty: 'gray' }

function States({ meta }: { meta: OfficePageMeta }) {
  const t = useOfficeT(pageMetaTexts)
  return (
    <Group component="span" gap="0.25rem" wrap="nowrap" style={{ flexShrink: 0 }}>
      {useOfficeLanguages().map(({ abbr }) => {
        const state = stateIn(meta, abbr)
        return (
          <Badge key={abbr} size="sm" variant="light" color={colours[state]} title={t(state)} miw="max-content">
            {abbr}
            <VisuallyHidden>: {t(state)}</VisuallyHidden>
          </Badge>
        )
      })}
    </Group>
  )
}
