import { Button, Modal, Stack, Text, Textarea } from '@mantine/core'
import { ClipboardPaste } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import type { CustomField, Values } from '#src/base/admin-kit/form/form-fields.ts'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { type OfficeLanguage, useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { isEmpty } from '#src/base/i18n/empty.ts'
import { lengthAfter } from '../programme.ts'
import { tourTexts } from '../tour.strings.ts'
import { boardTexts, transportTexts } from '../tour-choices.strings.ts'
import { type Proposed, proposedFor } from './proposed.ts'
import { factsOf } from './tour-facts.ts'
import { filledFrom, type TourText, tourFromText } from './tour-text.ts'

type Props = Pick<CustomField, 'value' | 'values' | 'set' | 'setValue'>

/** Fills the texts of a tour from documents, one per language, and proposes the facts in them. Offered while a language has no name. */
export function FillFromText({ value, values, set, setValue }: Props) {
  const t = useOfficeT(tourTexts)
  const languages = useOfficeLanguages().filter(({ abbr }) => isEmpty(values[`name_${abbr}`]))
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (languages.length === 0) return null
  /** The button is gone once every language has a name. */
  const closeTo = (target: () => HTMLElement | null | undefined) => {
    setOpen(false)
    requestAnimationFrame(() => target()?.focus())
  }
  const fill = (texts: Record<string, TourText>) => {
    const filled = filledFrom(values, texts)
    const proposed = proposedFor(values, factsOf(Object.values(texts)))
    const facts = Object.fromEntries(Object.entries(proposed).map(([name, said]) => [name, said?.value]))
    for (const [name, found] of Object.entries({ ...filled, ...lengthOf(values, filled), ...facts }))
      setValue(name, found)
    // Proposals of an earlier text stay under their fields.
    set({ ...(value as Proposed | null), ...proposed })
    // The first field that no text fills.
    closeTo(() => document.querySelector<HTMLElement>('input[name="code"]'))
  }
  return (
    <>
      <Button
        ref={button}
        variant="light"
        leftSection={<ClipboardPaste size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('fill')}
      </Button>
      {isOpen && <FillDialog languages={languages} onFill={fill} onClose={() => closeTo(() => button.current)} />}
    </>
  )
}

function lengthOf(values: Values, { programme }: Values): Values {
  if (!Array.isArray(programme)) return {}
  const before = (values.programme as unknown[]).length
  return lengthAfter({ days: Number(values.days) || 0, nights: Number(values.nights) || 0 }, before, programme.length)
}

type DialogProps = {
  languages: readonly OfficeLanguage[]
  /** @param texts by language */
  onFill: (texts: Record<string, TourText>) => void
  onClose: () => void
}

function FillDialog({ languages, onFill, onClose }: DialogProps) {
  const t = useOfficeT(tourTexts)
  const tKit = useOfficeT(kitTexts)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const texts = Object.fromEntries(
    Object.entries(typed).flatMap(([lang, text]) => (text.trim() === '' ? [] : [[lang, tourFromText(text)]])),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles events through portals: the form of the page must not be submitted.
    event.stopPropagation()
    onFill(texts)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('fill')}
      closeButtonProps={{ 'aria-label': tKit('cancel') }}
      size="xl"
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t('fill_how')}
          </Text>
          {languages.map(({ abbr, lang }, at) => (
            <div key={abbr}>
              <Textarea
                label={t('fill_text', { lang })}
                lang={abbr}
                value={typed[abbr] ?? ''}
                onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [abbr]: value }))}
                autosize
                minRows={4}
                maxRows={9}
                {...(at === 0 && { 'data-autofocus': true })}
              />
              <Text size="sm" mt={4} role="status">
                {texts[abbr] && <Found text={texts[abbr]} />}
              </Text>
            </div>
          ))}
          <DialogEnd yes={t('fill_do')} isDisabled={Object.keys(texts).length === 0} onClose={onClose} />
        </Stack>
      </form>
    </Modal>
  )
}

/** Names of what was found, with the number of days and lines, and the facts in words. */
function Found({ text }: { text: TourText }) {
  const t = useOfficeT(tourTexts)
  const tFact = useOfficeT({ ...transportTexts, ...boardTexts })
  const { transporter_types, board } = factsOf([text])
  const facts = [...(transporter_types?.value ?? []), ...(board ? [board.value] : [])].map((fact) => tFact(fact))
  const parts = (Object.keys(text) as (keyof TourText)[]).filter((part) => part !== 'facts')
  const found = parts.flatMap((part) => {
    const value = text[part]
    if (value.length === 0) return []
    return [
      Array.isArray(value) && part !== 'description' ? `${t(`fill_${part}`)} (${value.length})` : t(`fill_${part}`),
    ]
  })
  return t('fill_found', { names: [...found, ...facts].join(', ') })
}
