import { ActionIcon, Badge, Button, Menu, Tooltip } from '@mantine/core'
import { BookmarkPlus, ChevronDown, EllipsisVertical } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { confirmDelete, nothingAfter, toastAnswer } from '../confirm.tsx'
import { edit } from '../form/edits.ts'
import { kitTexts } from '../kit.strings.ts'
import { officeApi } from '../office-api.ts'
import { useOfficeT } from '../office-texts.ts'
import { useOwnLoad } from '../show/own-load.tsx'
import { FilterNameDialog } from './filter-name-dialog.tsx'
import classes from './saved-filters.module.css'
import { savedFilterTexts } from './saved-filters.strings.ts'
import {
  type FilterScreen,
  filterQuery,
  type ReadyFilter,
  type SavedFilter,
  savedFiltersPath,
} from './saved-filters.ts'

export type SavedFiltersOf = { screen: FilterScreen; ready?: readonly ReadyFilter[] }

/**
 * The filters of a list that have a name: those of the program, and the user's own, which they save, change and delete. Of the program's own,
 * those under which something waits are in view, the others in a menu.
 */
export function SavedFiltersBar({ screen, ready = [] }: SavedFiltersOf) {
  const t = useOfficeT(savedFilterTexts)
  const [params] = useSearchParams()
  const current = filterQuery(params)
  const load = useOwnLoad<SavedFilter[]>(`${savedFiltersPath}?screen=${screen}`, null, nothingAfter)
  const filters = load.found ?? []
  const [named, setNamed] = useState<{ renamed: SavedFilter | null } | null>(null)
  const bar = useRef<HTMLElement>(null)
  if (ready.length === 0 && filters.length === 0 && current === '') return null
  const shown = ready.filter(({ query, count = 0 }) => count > 0 || filterQuery(query) === current)
  const others = ready.filter((filter) => !shown.includes(filter))
  const isNamed = [...ready.map(({ query }) => filterQuery(query)), ...filters.map(({ query }) => query)].includes(
    current,
  )
  const replace = async ({ id }: SavedFilter) => {
    toastAnswer(await edit(officeApi(), 'PUT', `${savedFiltersPath}/${id}`, { query: current }))
    load.again()
  }
  const remove = ({ id, name }: SavedFilter) =>
    confirmDelete(
      name,
      async () => {
        const answer = await edit(officeApi(), 'DELETE', `${savedFiltersPath}/${id}`)
        // Also when it was deleted in another tab.
        load.again()
        return answer
      },
      () => bar.current?.focus(),
    )
  return (
    <nav ref={bar} tabIndex={-1} className={classes.bar} aria-label={t('list')}>
      {(ready.length > 0 || filters.length > 0) && (
        <ul className={classes.list}>
          {shown.map(({ name, query, count }) => (
            <li key={name}>
              <Chip name={name} query={filterQuery(query)} current={current} count={count} />
            </li>
          ))}
          {filters.map((filter) => (
            <li key={filter.id}>
              <Chip name={filter.name} query={filter.query} current={current} />
              <Actions
                name={filter.name}
                onReplace={current === '' || current === filter.query ? null : () => void replace(filter)}
                onRename={() => setNamed({ renamed: filter })}
                onDelete={() => remove(filter)}
              />
            </li>
          ))}
          {others.length > 0 && (
            <li>
              <Others filters={others} />
            </li>
          )}
        </ul>
      )}
      {current !== '' && !isNamed && (
        <Tooltip label={t('save')}>
          <ActionIcon variant="subtle" size={30} aria-label={t('save')} onClick={() => setNamed({ renamed: null })}>
            <BookmarkPlus size={18} />
          </ActionIcon>
        </Tooltip>
      )}
      {named && (
        <FilterNameDialog
          screen={screen}
          filters={filters}
          renamed={named.renamed}
          query={current}
          onClose={() => setNamed(null)}
          onSaved={load.again}
        />
      )}
    </nav>
  )
}

function Others({ filters }: { filters: readonly ReadyFilter[] }) {
  const t = useOfficeT(savedFilterTexts)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" radius="xl" variant="default" rightSection={<ChevronDown size={14} />}>
          {t('others')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {filters.map(({ name, query }) => (
          <Menu.Item key={name} component={Link} to={`?${filterQuery(query)}`} preventScrollReset>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

type ChipProps = { name: string; query: string; current: string; count?: number | undefined }

function Chip({ name, query, current, count = 0 }: ChipProps) {
  const isActive = query === current
  return (
    <Button
      component={Link}
      to={`?${query}`}
      preventScrollReset
      size="xs"
      radius="xl"
      variant={isActive ? 'filled' : 'default'}
      aria-current={isActive ? 'true' : undefined}
      {...(count > 0 && {
        'aria-description': String(count),
        rightSection: (
          <Badge size="sm" circle={count < 10} variant={isActive ? 'white' : 'light'} aria-hidden="true">
            {count}
          </Badge>
        ),
      })}
    >
      {name}
    </Button>
  )
}

type ActionsProps = { name: string; onReplace: (() => void) | null; onRename: () => void; onDelete: () => void }

/** @param props.onReplace null: the filters are the current ones already */
function Actions({ name, onReplace, onRename, onDelete }: ActionsProps) {
  const t = useOfficeT(savedFilterTexts)
  const tKit = useOfficeT(kitTexts)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={30} aria-label={t('actions_of', { name })}>
          <EllipsisVertical />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onReplace && <Menu.Item onClick={onReplace}>{t('update')}</Menu.Item>}
        <Menu.Item onClick={onRename}>{t('rename')}</Menu.Item>
        <Menu.Item color="red" onClick={onDelete}>
          {tKit('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
