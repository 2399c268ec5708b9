import { Button, Select } from '@mantine/core'
import { X } from 'lucide-react'
import { DayRange, FoldedFilters } from '#src/base/admin-kit/list/folded-filters.tsx'
import { useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { actionTexts, auditTexts } from './audit.strings.ts'
import { entityWords } from './entity-words.ts'

/** Names of the filters in the address: those of the API. */
export const auditFilters = ['who', 'entity', 'what', 'from', 'to', 'thing']

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
      <Choose name="who" any={t('any_who')} data={people.map(({ id, name }) => ({ value: String(id), label: name }))} />
      <Choose name="entity" label="thing" any={t('any_thing')} data={kinds.sort(byLabel)} />
      <Choose name="what" any={t('any_what')} data={actions} />
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

type Choice = {
  name: 'who' | 'entity' | 'what'
  label?: 'thing'
  any: string
  data: { value: string; label: string }[]
}

function Choose({ name, label, any, data }: Choice) {
  const t = useOfficeT(auditTexts)
  const query = useListQuery()
  return (
    <Select
      label={t(label ?? (name as 'who' | 'what'))}
      placeholder={any}
      data={data}
      value={query.get(name) || null}
      onChange={(value) => query.set({ [name]: value ?? '' })}
      searchable
      clearable
      w={{ base: 'calc(50% - 6px)', xs: 165 }}
    />
  )
}
