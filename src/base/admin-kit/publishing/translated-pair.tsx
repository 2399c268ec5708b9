import { Badge, Button, Group, SimpleGrid } from '@mantine/core'
import { Check, Copy } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { focusIn } from '../form/focus-in.ts'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeLanguages } from '../office-languages.ts'
import { useOfficeT } from '../office-texts.ts'

type Props = {
  /** The field in the default language. */
  source: ReactNode
  /** The same field in the language being written. */
  translation: ReactNode
  /** Name of the field, for assistive technology. */
  field: string
  /** Writes the default language's text into the translation; absent when that has a text, which would be lost. */
  copy?: (() => void) | undefined
  /** The text in the default language changed after the translation. Called when the translation is still right. */
  confirm?: (() => void) | undefined
}

/** Two languages of a field side by side, the default one first; on narrow screens one above the other. */
export function TranslatedPair({ source, translation, field, copy, confirm }: Props) {
  const t = useOfficeT(kitTexts)
  const lang = useOfficeLanguages()[0]!.lang
  const box = useRef<HTMLDivElement>(null)
  // The button disappears, and the focus with it.
  const andFocus = (run: () => void) => () => {
    run()
    requestAnimationFrame(() => box.current && focusIn(box.current, { isScrolled: false }))
  }
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" verticalSpacing="xs" style={{ alignItems: 'start' }}>
      {source}
      <div>
        <div ref={box}>{translation}</div>
        {copy && (
          <Button
            variant="subtle"
            size="compact-xs"
            mt={4}
            ml={-6}
            leftSection={<Copy size={13} />}
            aria-label={t('copy_field_from', { field, lang })}
            onClick={andFocus(copy)}
          >
            {t('copy_from', { lang })}
          </Button>
        )}
        {confirm && (
          <Group gap="xs" mt={4}>
            <Badge color="orange" variant="light" tt="none">
              {t('source_changed', { lang })}
            </Badge>
            <Button
              variant="subtle"
              size="compact-xs"
              leftSection={<Check size={13} />}
              aria-label={t('confirm_field', { field })}
              title={t('confirm_why')}
              onClick={andFocus(confirm)}
            >
              {t('confirm_text')}
            </Button>
          </Group>
        )}
      </div>
    </SimpleGrid>
  )
}
