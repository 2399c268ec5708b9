import { SegmentedControl } from '@mantine/core'
import { FilterSelect } from '#src/base/admin-kit/list/filter-select.tsx'
import { FoldedFilters } from '#src/base/admin-kit/list/folded-filters.tsx'
import { useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { messageStates, nobody, unanswered } from '../mailbox.links.ts'
import type { MessageRows } from '../mailbox.schema.ts'
import { mailboxTexts, stateTexts } from './mailbox-page.strings.ts'

/** Query parameters of the screen and of the API. */
const filters = ['unread', 'state', 'assignee']
export const mailboxFields = ['section', ...filters]

export function MailboxFilters({ staff }: Pick<MessageRows, 'staff'>) {
  const t = useOfficeT(mailboxTexts)
  const tState = useOfficeT(stateTexts)
  const query = useListQuery()
  return (
    <FoldedFilters count={filters.filter((name) => query.get(name) !== '').length}>
      <FilterSelect
        name="unread"
        aria-label={t('reading')}
        placeholder={t('any_reading')}
        data={[{ value: '1', label: t('unread_only') }]}
      />
      <FilterSelect
        name="state"
        aria-label={t('state')}
        placeholder={t('any_state')}
        data={[
          { value: unanswered, label: t('unanswered') },
          ...messageStates.map((value) => ({ value, label: tState(value) })),
        ]}
      />
      <FilterSelect
        name="assignee"
        aria-label={t('assignee')}
        placeholder={t('any_assignee')}
        data={[
          { value: nobody, label: t('nobody') },
          ...staff.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        searchable={staff.length > 7}
      />
    </FoldedFilters>
  )
}

/** Mail or trash. Switching preserves the search and resets the page. */
export function SectionSwitch() {
  const t = useOfficeT(mailboxTexts)
  const query = useListQuery()
  return (
    <SegmentedControl
      aria-label={t('section')}
      value={query.get('section') === 'trash' ? 'trash' : 'mail'}
      onChange={(section) => query.set({ section: section === 'trash' ? section : '' })}
      data={[
        { value: 'mail', label: t('mail') },
        { value: 'trash', label: t('trash') },
      ]}
    />
  )
}
