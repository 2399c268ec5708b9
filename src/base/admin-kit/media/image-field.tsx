import { Button, Group, Stack } from '@mantine/core'
import { Crop as CropIcon, Images, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { imagePath } from '#src/base/files/image.links.ts'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { useOfficeT } from '../office-texts.ts'
import { AltDialog } from './alt-dialog.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { FileField, type FileFieldProps } from './file-field.tsx'
import { useLanguageNames } from './image-form.tsx'
import { LibraryDialog } from './library-dialog.tsx'
import classes from './media.module.css'
import { mediaTexts } from './media.strings.ts'
import { Picture } from './picture.tsx'
import { type Crop, uploadImage } from './uploads.ts'
import { useLatest, useUploads } from './use-uploads.ts'

type Props = FileFieldProps & {
  value: OfficeImage | null
  onChange: (image: OfficeImage | null) => void
  /** width / height; new pictures are cropped to it unless the whole is chosen */
  aspect?: number | undefined
  /** language codes of the description, the default one first */
  langs: readonly string[]
}

/** One picture, uploaded when it is chosen. The previous one stays until then. */
export function ImageField({ value, onChange, aspect, langs, ...field }: Props) {
  const t = useOfficeT(mediaTexts)
  const uploads = useUploads(1)
  const change = useLatest(onChange)
  const [toCrop, setToCrop] = useState<File | OfficeImage | null>(null)
  const [isDescribing, setDescribing] = useState(false)
  const [isChoosing, setChoosing] = useState(false)

  const send = (source: File | OfficeImage, crop: Crop | null) => {
    setToCrop(null)
    const name = source instanceof File ? source.name : t('crop')
    uploads.send(
      name,
      (options) => uploadImage(source, crop, options),
      (image) => change.current(image),
    )
  }
  const choose = ([file]: File[]) => {
    if (!file || !uploads.accepts(file, 'image')) return
    if (aspect === undefined) send(file, null)
    else setToCrop(file)
  }
  const take = ([image]: OfficeImage[]) => {
    if (!image) return
    const fits = aspect === undefined || Math.abs(image.width / image.height / aspect - 1) < aspectTolerance
    if (fits) onChange(image)
    else setToCrop(image)
  }
  const fromLibrary = (
    <Button {...tool} leftSection={<Images />} onClick={() => setChoosing(true)}>
      {t('library_open')}
    </Button>
  )
  /** A stored picture that is being chosen may be used whole; one that is the value already is whole. */
  const wholeOf = (source: File | OfficeImage) => {
    if (source instanceof File) return () => send(source, null)
    if (source.id === value?.id) return undefined
    return () => {
      setToCrop(null)
      onChange(source)
    }
  }
  const remove = () => {
    onChange(null)
    uploads.announce('removed', { n: 1 })
  }
  return (
    <>
      <FileField
        {...field}
        kind="image"
        uploads={uploads}
        onFiles={choose}
        onRemove={remove}
        shown={
          value &&
          ((replace, remove) => (
            <>
              <Picture image={value} loads={640} className={classes.preview} style={{ width: widthOf(value) }} />
              <Stack gap={8}>
                <AltState image={value} langs={langs} />
                <Group gap={8}>
                  {replace}
                  {fromLibrary}
                  <Button {...tool} leftSection={<CropIcon />} onClick={() => setToCrop(value)}>
                    {t('crop')}
                  </Button>
                  <Button {...tool} leftSection={<MessageSquareText />} onClick={() => setDescribing(true)}>
                    {t('alt')}
                  </Button>
                  {remove}
                </Group>
              </Stack>
            </>
          ))
        }
      >
        {!value && <Group>{fromLibrary}</Group>}
      </FileField>
      {isChoosing && (
        <LibraryDialog
          taken={value ? [value.id] : []}
          onPick={take}
          onFiles={choose}
          onClose={() => setChoosing(false)}
        />
      )}
      {toCrop && (
        <CropDialog
          source={toCrop instanceof File ? toCrop : imagePath(toCrop.file, 2400, 'webp')}
          aspect={aspect}
          onWhole={wholeOf(toCrop)}
          onCrop={(crop) => send(toCrop, crop)}
          onClose={() => setToCrop(null)}
        />
      )}
      {isDescribing && value && (
        <AltDialog image={value} langs={langs} onSaved={onChange} onClose={() => setDescribing(false)} />
      )}
    </>
  )
}

/** Maximum width at a height of 20 rem. Known before loading, so nothing moves. */
function widthOf({ width, height }: OfficeImage): string {
  return `min(100%, 30rem, ${((20 * width) / height).toFixed(2)}rem)`
}

/** Relative difference of width / height up to which a picture counts as cropped. */
const aspectTolerance = 0.02
const tool = { variant: 'default', size: 'sm' } as const

/** The description of a picture, or the languages that lack it. */
export function AltState({ image, langs }: { image: OfficeImage; langs: readonly string[] }) {
  const t = useOfficeT(mediaTexts)
  const nameOf = useLanguageNames()
  const missing = langs.filter((lang) => !image[`alt_${lang}`])
  if (missing.length === 0) return <p className={classes.altText}>{image[`alt_${langs[0]}`]}</p>
  return (
    <p className={classes.missing}>
      {missing.length === langs.length
        ? t('alt_missing')
        : t('alt_missing_in', { langs: missing.map(nameOf).join(', ') })}
    </p>
  )
}
