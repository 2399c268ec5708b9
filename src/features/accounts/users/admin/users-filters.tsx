import { FilterSelect } from '#src/base/admin-kit/list/filter-select.tsx'
import { FoldedFilters } from '#src/base/admin-kit/list/folded-filters.tsx'
import { useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { roleGroups } from '../../accounts.links.ts'
import { roleTexts, usersTexts } from './users.strings.ts'

/** Query parameters of the screen and of the API. */
export const userFilters = ['role_group', 'active']

export function UsersFilters() {
  const t = useOfficeT(usersTexts)
  const tRole = useOfficeT(roleTexts)
  const query = useListQuery()
  return (
    <FoldedFilters count={userFilters.filter((name) => query.get(name) !== '').length}>
      <FilterSelect
        name="role_group"
        aria-label={t('role_group')}
        placeholder={t('any_role')}
        data={roleGroups.map((value) => ({ value, label: tRole(value) }))}
      />
      <FilterSelect
        name="active"
        aria-label={t('state')}
        placeholder={t('any_state')}
        data={[
          { value: 'true', label: t('open') },
          { value: 'false', label: t('closed') },
        ]}
      />
    </FoldedFilters>
  )
}
