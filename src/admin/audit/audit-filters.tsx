import { Button } from '@mantine/core'
import { X } from 'lucide-react'
import { FilterSelect } from '#src/base/admin-kit/list/filter-select.tsx'
import { DayRange, FoldedFilters } from '#src/base/admin-kit/list/folded-filters.tsx'
import { useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { actionTexts, auditTexts } from './audit.strings.ts'
import { entityWords } from './entity-words.ts'

/** Names of the filters in the address: those of the API. */
export const auditFilters = ['who', 'entity', 'what', 'from', 'to', 'thing']

const shared = { searchable: true, w: { base: 'calc(50% - 6px)', xs: 165 } }

export type Person = { id: number; name: string }

export function AuditFilters({ people }: { people: readonly Person[] }) {
  const t = useOfficeT(auditTexts)
  const { lang } = usePreferences()
  const query = useListQuery()
  const set = auditFilters.filter((name) => query.get(name) !== '')
  const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, lang)
  const kinds = Object.entries(entityWords).map(([value, { names }]) => ({ value, label: names[lang][0] }))
  const actions = Object.entries(actionTexts).map(([value, label]) => ({ value, label: label[lang] }))
  return (
    <FoldedFilters count={set.length} isAlways>
      <FilterSelect
        {...shared}
        name="who"
        label={t('who')}
        placeholder={t('any_who')}
        data={people.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <FilterSelect
        {...shared}
        name="entity"
        label={t('thing')}
        placeholder={t('any_thing')}
        data={kinds.sort(byLabel)}
      />
      <FilterSelect {...shared} name="what" label={t('what')} placeholder={t('any_what')} data={actions} />
      <DayRange from={t('from')} to={t('to')} />
      {set.length > 0 && (
        <Button
          variant="subtle"
          leftSection={<X />}
          onClick={() => query.set(Object.fromEntries(auditFilters.map((name) => [name, ''])))}
        >
          {t('clear_filters')}
        </Button>
      )}
    </FoldedFilters>
  )
}
