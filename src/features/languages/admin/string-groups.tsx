import { Badge, Box, Paper, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import classes from './string-editor.module.css'
import { stringEditorTexts } from './string-editor.strings.ts'
import { stringGroups } from './string-groups.strings.ts'

type Props = {
  /** missing texts by section, in the order of the sections */
  missing: ReadonlyMap<string, number>
  /** '' is every section */
  chosen: string
  onChoose: (group: string) => void
}

export function useGroupName(): (group: string) => string {
  const t = useOfficeT(stringEditorTexts)
  const { lang } = usePreferences()
  return (group) => (group === '' ? t('all') : (stringGroups[group]?.name[lang] ?? group))
}

/** Sections in the order of stringGroups: as visitors meet them. */
export function StringGroups({ missing, chosen, onChoose }: Props) {
  const t = useOfficeT(stringEditorTexts)
  const name = useGroupName()
  const isNarrow = useMediaQuery('(max-width: 62em)', undefined, { getInitialValueInEffect: false })
  const total = [...missing.values()].reduce((sum, n) => sum + n, 0)
  const groups = ['', ...Object.keys(stringGroups).filter((group) => missing.has(group))]
  const countOf = (group: string) => (group === '' ? total : missing.get(group)!)
  if (isNarrow)
    return (
      <Select
        label={t('group')}
        value={chosen}
        onChange={(group) => group !== null && onChoose(group)}
        allowDeselect={false}
        data={groups.map((group) => ({
          value: group,
          label: countOf(group) === 0 ? name(group) : t('group_option', { name: name(group), n: countOf(group) }),
        }))}
      />
    )
  return (
    <Paper
      withBorder
      component="nav"
      aria-label={t('groups')}
      p="0.35rem"
      // Beside the texts, with a scrollbar of its own; below the office header and the head of the screen.
      pos="sticky"
      top="9rem"
      mah="calc(100dvh - 10rem)"
      style={{ overflowY: 'auto' }}
    >
      <Box component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {groups.map((group) => {
          const n = countOf(group)
          return (
            <li key={group}>
              <button
                type="button"
                className={classes.group}
                aria-current={group === chosen ? 'true' : undefined}
                onClick={() => onChoose(group)}
              >
                {name(group)}
                <Badge
                  size="sm"
                  variant="light"
                  color={n === 0 ? 'teal' : 'orange'}
                  miw="max-content"
                  aria-label={n === 0 ? t('group_done') : t('group_missing', { n })}
                >
                  {n === 0 ? '✓' : n}
                </Badge>
              </button>
            </li>
          )
        })}
      </Box>
    </Paper>
  )
}
