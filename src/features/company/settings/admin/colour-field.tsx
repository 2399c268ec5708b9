import { Box, Button, ColorInput, ColorSwatch, Group, Text } from '@mantine/core'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { contrastWith, type Ink, minContrast, readableColour, shownRatio } from '#src/features/agency/colours.rules.ts'
import { companyTexts } from './settings.strings.ts'

/** A colour with a verdict on its contrast, and the nearest readable one. @param ink colour of the text on it */
export function ColourField({ field, ink }: { field: CustomField; ink: Ink }) {
  const t = useOfficeT(companyTexts)
  const { lang } = usePreferences()
  const hex = String(field.value ?? '')
  const ratio = contrastWith(ink, hex)
  const isReadable = ratio >= minContrast
  const near = readableColour(ink, hex)
  const shown = shownRatio(ratio).toLocaleString(lang, { minimumFractionDigits: 1 })
  return (
    <Box maw="20rem">
      <ColorInput
        label={field.label}
        description={field.help}
        error={field.errors[field.name]}
        format="hex"
        value={hex}
        onChange={field.set}
        data-field={field.name}
        name={field.name}
        withEyeDropper={false}
        // Not below, where the warning about contrast is; a phone has room only above.
        popoverProps={{ position: 'right', middlewares: { flip: { fallbackPlacements: ['top-end'] } } }}
      />
      {ratio > 0 && (
        <Group gap="xs" mt={6} role="status">
          <Text size="sm" {...(!isReadable && { c: 'red' })}>
            {t(isReadable ? `${ink}_good` : `${ink}_bad`, { ratio: shown })}
          </Text>
          {!isReadable && (
            <Button
              variant="light"
              size="compact-sm"
              leftSection={<ColorSwatch color={near} size={14} aria-hidden="true" />}
              onClick={() => field.set(near)}
            >
              {t('use_near', { hex: near })}
            </Button>
          )}
        </Group>
      )}
    </Box>
  )
}
