import { Button, Checkbox, Group, Popover, Stack, TextInput } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { type Editor, useEditorState } from '@tiptap/react'
import { Link as LinkIcon } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useOfficeT } from '../office-texts.ts'
import { richTextTexts } from './rich-text.strings.ts'
import { linkTarget } from './rich-text-html.ts'

/** Links the selected text, or edits the link at the cursor. */
export function LinkControl({ editor }: { editor: Editor }) {
  const t = useOfficeT(richTextTexts)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isInTab, setInTab] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const isLink = useEditorState({ editor, selector: ({ editor: now }) => !now.isDestroyed && now.isActive('link') })

  const toggle = () => {
    const { href = '', target } = editor.getAttributes('link') as { href?: string; target?: string | null }
    setTyped(href)
    setInTab(target === '_blank')
    setWrong(false)
    setOpen(!isOpen)
  }
  const remove = () => {
    setOpen(false)
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }
  const save = () => {
    if (typed.trim() === '') return remove()
    const href = linkTarget(typed)
    if (!href) return setWrong(true)
    setOpen(false)
    const link = { href, target: isInTab ? '_blank' : null }
    const isNothing = editor.state.selection.empty && !isLink
    const chain = editor.chain().focus()
    // With nothing selected, the address becomes the text.
    if (isNothing)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: link }] }).run()
    else chain.extendMarkRange('link').setLink(link).run()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter must not submit the surrounding form.
    event.preventDefault()
    save()
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      portalProps={{ target: '#content' }}
      trapFocus
      returnFocus
      shadow="md"
      width={300}
      position="bottom-start"
    >
      <Popover.Target>
        <RichTextEditor.Control active={isLink} aria-label={t('link')} title={t('link')} onClick={toggle}>
          <LinkIcon />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <TextInput
            label={t('link_address')}
            description={t('link_how')}
            error={isWrong && t('link_wrong')}
            value={typed}
            inputMode="url"
            autoCapitalize="off"
            data-autofocus
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              setWrong(false)
            }}
            onKeyDown={key}
          />
          <Checkbox
            label={t('link_tab')}
            checked={isInTab}
            onChange={({ currentTarget }) => setInTab(currentTarget.checked)}
          />
          <Group gap="xs" justify="flex-end">
            {isLink && (
              <Button size="xs" variant="subtle" color="red" onClick={remove}>
                {t('link_remove')}
              </Button>
            )}
            <Button size="xs" onClick={save}>
              {t('link_save')}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
