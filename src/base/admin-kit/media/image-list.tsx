import { arrayMove } from '@dnd-kit/sortable'
import { ActionIcon, Button, Input, Menu, Stack } from '@mantine/core'
import {
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  Crop as CropIcon,
  EllipsisVertical,
  Images,
  MessageSquareText,
  Trash2,
} from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { imagePath } from '#src/base/files/image.links.ts'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { describedBy } from '../form/field-parts.ts'
import { DragHandle, Sortable, useSortableItem } from '../list/sortable.tsx'
import { useOfficeT } from '../office-texts.ts'
import { AltDialog } from './alt-dialog.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { FileDrop } from './file-drop.tsx'
import type { FileFieldProps } from './file-field.tsx'
import { AltState } from './image-field.tsx'
import { LibraryDialog } from './library-dialog.tsx'
import classes from './media.module.css'
import { mediaTexts } from './media.strings.ts'
import { Picture } from './picture.tsx'
import { UploadRows } from './upload-rows.tsx'
import { type Crop, uploadImage } from './uploads.ts'
import { useLatest, useUploads } from './use-uploads.ts'

type Props = FileFieldProps & {
  value: readonly OfficeImage[]
  onChange: (images: OfficeImage[]) => void
  /** language codes of the descriptions, the default one first */
  langs: readonly string[]
  max?: number | undefined
}

/** Ordered pictures, uploaded when they are chosen. Removing one takes effect when the page is saved. */
export function ImageList({ label, value, onChange, error, description, required = false, langs, max = 100 }: Props) {
  const t = useOfficeT(mediaTexts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const uploads = useUploads()
  // Two uploads may finish between two renderings, and each adds to the other's result.
  const images = useLatest(value)
  const change = useLatest(onChange)
  const set = (next: readonly OfficeImage[]) => {
    images.current = next
    change.current([...next])
  }
  const [toCrop, setToCrop] = useState<OfficeImage | null>(null)
  const [toDescribe, setToDescribe] = useState<OfficeImage | null>(null)
  const [isChoosing, setChoosing] = useState(false)

  const upload = (source: File | OfficeImage, name: string, crop: Crop | null) => {
    uploads.send(
      name,
      (options) => uploadImage(source, crop, options),
      (made) => {
        const isPart = !(source instanceof File) && images.current.some(({ id }) => id === source.id)
        // The same picture uploaded again is one picture.
        if (!isPart && images.current.some(({ id }) => id === made.id)) return 'known'
        set(isPart ? images.current.map((one) => (one.id === source.id ? made : one)) : [...images.current, made])
        return 'uploaded'
      },
    )
  }
  const choose = (files: File[]) => {
    const underWay = uploads.tasks.filter(({ state }) => state !== 'failed').length
    const room = Math.max(0, max - images.current.length - underWay)
    const fit = files.filter((file) => uploads.accepts(file, 'image'))
    for (const file of fit.slice(0, room)) upload(file, file.name, null)
    for (const file of fit.slice(room)) uploads.refuse(file.name, t('too_many', { n: max }))
  }
  const remove = (at: number) => {
    set(value.filter((_, place) => place !== at))
    uploads.announce('removed', { n: at + 1 })
    input.current?.focus()
  }
  return (
    <Input.Wrapper id={id} label={label} description={description} error={error} withAsterisk={required}>
      <Stack gap={12} my={5.6}>
        {value.length > 0 && (
          <Sortable
            ids={value.map((image) => image.id)}
            layout="grid"
            onReorder={(ids) => set(ids.flatMap((each) => value.find((image) => image.id === each) ?? []))}
          >
            <ol className={classes.grid}>
              {value.map((image, at) => (
                <Tile
                  key={image.id}
                  image={image}
                  at={at}
                  count={value.length}
                  langs={langs}
                  onMove={(to) => set(arrayMove([...value], at, to))}
                  onCrop={() => setToCrop(image)}
                  onDescribe={() => setToDescribe(image)}
                  onRemove={() => remove(at)}
                />
              ))}
            </ol>
          </Sortable>
        )}
        <UploadRows {...uploads} />
        {value.length < max && (
          <FileDrop
            ref={input}
            id={id}
            kind="image"
            isMultiple
            onFiles={choose}
            describedBy={describedBy(id, { error, description })}
            isInvalid={Boolean(error)}
          />
        )}
        {value.length < max && (
          <Button
            variant="default"
            size="sm"
            w="fit-content"
            leftSection={<Images />}
            onClick={() => setChoosing(true)}
          >
            {t('library_open')}
          </Button>
        )}
      </Stack>
      {isChoosing && (
        <LibraryDialog
          isMultiple
          taken={value.map((image) => image.id)}
          onPick={(chosen) => set([...images.current, ...chosen].slice(0, max))}
          onFiles={choose}
          onClose={() => setChoosing(false)}
        />
      )}
      {toCrop && (
        <CropDialog
          source={imagePath(toCrop.file, 2400, 'webp')}
          returnTo={`[data-actions="${toCrop.id}"]`}
          onCrop={(crop) => {
            setToCrop(null)
            upload(toCrop, t('crop'), crop)
          }}
          onClose={() => setToCrop(null)}
        />
      )}
      {toDescribe && (
        <AltDialog
          image={toDescribe}
          returnTo={`[data-actions="${toDescribe.id}"]`}
          langs={langs}
          onSaved={(saved) => set(images.current.map((image) => (image.id === saved.id ? saved : image)))}
          onClose={() => setToDescribe(null)}
        />
      )}
    </Input.Wrapper>
  )
}

type TileProps = {
  image: OfficeImage
  /** index in the list */
  at: number
  count: number
  langs: readonly string[]
  onMove: (to: number) => void
  onCrop: () => void
  onDescribe: () => void
  onRemove: () => void
}

function Tile({ image, at, count, langs, onMove, onCrop, onDescribe, onRemove }: TileProps) {
  const t = useOfficeT(mediaTexts)
  const { ref, style, isDragging, handle } = useSortableItem(image.id)
  const n = at + 1
  return (
    <li ref={ref} style={style} className={classes.tile} data-dragging={isDragging || undefined}>
      <Picture
        image={image}
        loads={320}
        // With descriptions in every language, the text is shown below the picture.
        alt={langs.every((lang) => image[`alt_${lang}`]) ? '' : String(image[`alt_${langs[0]}`] || t('nth', { n }))}
        draggable={false}
        className={classes.thumb}
      />
      <div className={classes.tileBar}>
        <DragHandle {...handle} label={t('drag', { n })} />
        <AltState image={image} langs={langs} />
        <Menu position="bottom-end" portalProps={{ target: '#content' }} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon
              data-actions={image.id}
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('actions', { n })}
            >
              <EllipsisVertical size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<MessageSquareText />} onClick={onDescribe}>
              {t('alt')}
            </Menu.Item>
            <Menu.Item leftSection={<CropIcon />} onClick={onCrop}>
              {t('crop')}
            </Menu.Item>
            {at > 0 && (
              <>
                <Menu.Item leftSection={<ArrowLeftToLine />} onClick={() => onMove(0)}>
                  {t('to_front')}
                </Menu.Item>
                <Menu.Item leftSection={<ArrowLeft />} onClick={() => onMove(at - 1)}>
                  {t('earlier')}
                </Menu.Item>
              </>
            )}
            {at < count - 1 && (
              <Menu.Item leftSection={<ArrowRight />} onClick={() => onMove(at + 1)}>
                {t('later')}
              </Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Item color="var(--mantine-color-error)" leftSection={<Trash2 />} onClick={onRemove}>
              {t('remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  )
}
