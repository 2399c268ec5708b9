import { Badge, Button, Group } from '@mantine/core'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeLanguages } from '../office-languages.ts'
import { useOfficeT } from '../office-texts.ts'
import classes from './translated-pair.module.css'

type Props = {
  /** The field in the default language. */
  source: ReactNode
  /** The same field in the language being written. */
  translation: ReactNode
  /** Name of the field, for assistive technology. */
  field: string
  /** Writes the default language's text into the translation; absent when that has a text, which would be lost. */
  copy?: (() => void) | undefined
  /** The text in the default language changed after the translation. */
  isOutdated?: boolean
}

/** Two languages of a field side by side, the default one first; on narrow screens one above the other. */
export function TranslatedPair({ source, translation, field, copy, isOutdated = false }: Props) {
  const t = useOfficeT(kitTexts)
  const lang = useOfficeLanguages()[0]!.lang
  return (
    <div className={classes.pair}>
      <div className={classes.side}>{source}</div>
      <div className={classes.side}>
        {translation}
        {(copy || isOutdated) && (
          <Group gap="xs" mt={4}>
            {copy && (
              <Button
                variant="subtle"
                size="compact-xs"
                ml={-6}
                leftSection={<Copy size={13} aria-hidden="true" />}
                aria-label={t('copy_field_from', { field, lang })}
                onClick={copy}
              >
                {t('copy_from', { lang })}
              </Button>
            )}
            {isOutdated && (
              <Badge color="orange" variant="light" className={classes.outdated}>
                {t('source_changed', { lang })}
              </Badge>
            )}
          </Group>
        )}
      </div>
    </div>
  )
}
