import { Button, Menu, Text, Textarea } from '@mantine/core'
import { modals } from '@mantine/modals'
import { ChevronDown, FileSpreadsheet } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { askConfirm, toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { useDownload } from '#src/base/admin-kit/download.ts'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { tooLong } from '#src/base/admin-kit/form/too-long.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficeOrderRow } from '#src/features/orders/book/orders.admin.schema.ts'
import { maxNote, orderExportPath, ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { orderTexts } from './orders.strings.ts'

/** Saves the orders of the list, on all its pages, as a file. */
export function OrdersExport() {
  const t = useOfficeT(orderTexts)
  const [params] = useSearchParams()
  const [busy, save] = useDownload(t('export_failed'))
  const pathOf = (file: 'xlsx' | 'csv') => {
    const query = new URLSearchParams(params)
    query.delete('page')
    query.set('file', file)
    return `${orderExportPath}?${query}`
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={busy !== null}
          leftSection={<FileSpreadsheet />}
          rightSection={<ChevronDown />}
        >
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['xlsx', 'csv'] as const).map((file) => (
          <Menu.Item key={file} onClick={() => void save(pathOf(file))}>
            {t(`export_${file}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

export function useOrdersBulk() {
  const t = useOfficeT(orderTexts)
  const { revalidate } = useRevalidator()
  const note = useRef('')
  const idsOf = (rows: readonly OfficeOrderRow[]) => rows.map(({ id }) => id)
  const send = async (method: 'POST' | 'PUT', part: string, body: object, done: () => void) => {
    if (!toastAnswer(await edit(officeApi(), method, `${ordersAdminPath}${part}`, body))) return false
    done()
    void revalidate()
    return true
  }
  return [
    {
      label: t('add_note'),
      run: (rows: OfficeOrderRow[], done: () => void) => {
        note.current = ''
        let isSending = false
        // What was typed stays when it is refused, and a second click waits for the answer to the first.
        const add = async () => {
          if (isSending) return
          isSending = true
          const isDone = await send('POST', '/notes', { ids: idsOf(rows), note: note.current }, done)
          isSending = false
          if (isDone) modals.close(dialog)
        }
        const dialog = modals.openConfirmModal({
          title: t('add_note'),
          children: (
            <>
              <Text size="sm" mb="sm">
                {t('note_text', { n: rows.length })}
              </Text>
              <NoteField
                onChange={(text) => {
                  note.current = text
                }}
              />
            </>
          ),
          labels: { confirm: t('add_note'), cancel: t('back') },
          closeOnConfirm: false,
          onConfirm: () => void add(),
        })
      },
    },
    {
      label: t('complete'),
      run: async (rows: OfficeOrderRow[], done: () => void) => {
        const text = t('complete_text', { n: rows.length })
        if (!(await askConfirm({ title: t('complete_sure'), text, yes: t('complete') }))) return
        await send('PUT', '/status', { ids: idsOf(rows), status: 'tamamlandi' }, done)
      },
    },
  ]
}

/** The note of the dialog, whose buttons are not drawn again while it is typed. */
function NoteField({ onChange }: { onChange: (text: string) => void }) {
  const t = useOfficeT(orderTexts)
  const [text, setText] = useState('')
  return (
    <Textarea
      label={t('note')}
      value={text}
      error={tooLong(text, maxNote)}
      autosize
      minRows={2}
      data-autofocus
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        onChange(value)
      }}
    />
  )
}
