import { Select } from '@mantine/core'
import { FoldedFilters } from '#src/base/admin-kit/list/folded-filters.tsx'
import { useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { roleGroups } from '../../accounts.links.ts'
import { roleTexts, usersTexts } from './users.strings.ts'

/** Names of the filters in the address: those of the API. */
export const userFilters = ['role_group', 'active']

export function UsersFilters() {
  const t = useOfficeT(usersTexts)
  const tRole = useOfficeT(roleTexts)
  const query = useListQuery()
  const width = { base: '100%', xs: 180 }
  return (
    <FoldedFilters count={userFilters.filter((name) => query.get(name) !== '').length}>
      <Select
        aria-label={t('role_group')}
        placeholder={t('any_role')}
        data={roleGroups.map((value) => ({ value, label: tRole(value) }))}
        value={query.get('role_group') || null}
        onChange={(role_group) => query.set({ role_group: role_group ?? '' })}
        clearable
        w={width}
      />
      <Select
        aria-label={t('state')}
        placeholder={t('any_state')}
        data={[
          { value: 'true', label: t('open') },
          { value: 'false', label: t('closed') },
        ]}
        value={query.get('active') || null}
        onChange={(active) => query.set({ active: active ?? '' })}
        clearable
        w={width}
      />
    </FoldedFilters>
  )
}
