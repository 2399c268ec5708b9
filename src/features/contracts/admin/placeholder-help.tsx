import { Text, Title, UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import type { Placeholder } from '../contracts.rules.ts'
import { inBraces, placeholderGroups } from '../contracts.sample.ts'
import classes from './contract.module.css'
import { contractTexts, placeholderTexts } from './contract.strings.ts'

const groups = ['customer', 'order', 'agency'] as const

export function PlaceholderHelp({ onChoose }: { onChoose: (placeholder: Placeholder) => void }) {
  const t = useOfficeT(contractTexts)
  const { lang } = usePreferences()
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <Title order={2} size="h5" id={id}>
        {t('fields')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('fields_how')}
      </Text>
      <div className={classes.groups}>
        {groups.map((group) => (
          <div key={group}>
            <Title order={3} fz="sm" fw={600} mt="sm" mb={2}>
              {t(group)}
            </Title>
            <ul className={classes.placeholders}>
              {placeholderGroups[group].map((placeholder) => (
                <li key={placeholder}>
                  <UnstyledButton
                    className={classes.placeholder}
                    // Keeps the editor's selection, where the placeholder is inserted.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => onChoose(placeholder)}
                  >
                    <span>{placeholderTexts[placeholder][lang]}</span> <code>{inBraces(placeholder)}</code>
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
