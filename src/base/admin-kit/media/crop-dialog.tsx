import { Button, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import { DialogEnd } from '../form/dialog-end.tsx'
import { Dimmed } from '../show/dimmed.tsx'
import 'react-image-crop/dist/ReactCrop.css'
import { useOfficeT } from '../office-texts.ts'
import classes from './media.module.css'
import { mediaTexts } from './media.strings.ts'
import { MediaDialog } from './media-dialog.tsx'
import { type Crop, cropOf } from './uploads.ts'

/** px: fills the width of a usual screen */
const sharpWidth = 1280

type Props = {
  /** a local file, or the URL of a picture on the site */
  source: Blob | string
  /** width / height of the crop; default: any */
  aspect?: number | undefined
  /** Uses the whole picture. Omitted for a stored picture. */
  onWhole?: (() => void) | undefined
  onCrop: (crop: Crop) => void
  onClose: () => void
  returnTo?: string | undefined
}

/** Crops a picture by mouse, touch or keyboard. */
export function CropDialog({ source, aspect, onWhole, onCrop, onClose, returnTo }: Props) {
  const t = useOfficeT(mediaTexts)
  const address = useAddress(source)
  const [whole, setWhole] = useState<{ width: number; height: number } | 'unreadable' | null>(null)
  const [selected, setSelected] = useState<PercentCrop>()
  const isLoaded = whole !== null && whole !== 'unreadable'
  const crop = isLoaded && selected ? cropOf(selected, whole) : null
  return (
    <MediaDialog title={t('crop_title')} size="xl" onClose={onClose} returnTo={returnTo}>
      {whole === 'unreadable' ? (
        <Text role="alert">{t('crop_unreadable')}</Text>
      ) : (
        <>
          <div className={classes.stage}>
            {address && (
              <ReactCrop
                {...(aspect !== undefined && { aspect })}
                {...(selected && { crop: selected })}
                keepSelection
                ruleOfThirds
                minWidth={24}
                minHeight={24}
                ariaLabels={{
                  cropArea: t('crop_area'),
                  nwDragHandle: t('corner_nw'),
                  nDragHandle: t('corner_n'),
                  neDragHandle: t('corner_ne'),
                  eDragHandle: t('corner_e'),
                  seDragHandle: t('corner_se'),
                  sDragHandle: t('corner_s'),
                  swDragHandle: t('corner_sw'),
                  wDragHandle: t('corner_w'),
                }}
                onChange={(_, percent) => setSelected(percent)}
              >
                <img
                  src={address}
                  alt=""
                  className={classes.source}
                  onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
                    setWhole({ width, height })
                    setSelected(firstPart(width, height, aspect))
                  }}
                  onError={() => setWhole('unreadable')}
                />
              </ReactCrop>
            )}
          </div>
          <Dimmed mt="xs">{t('crop_how')}</Dimmed>
          <Text size="sm" role="status">
            {crop && t('crop_size', crop)}{' '}
            {crop && crop.width < sharpWidth && (
              <span className={classes.missing}>{aspect !== undefined && t('crop_small')}</span>
            )}
          </Text>
        </>
      )}
      <DialogEnd yes={t('crop_use')} onYes={() => crop && onCrop(crop)} isDisabled={!crop} onClose={onClose}>
        {onWhole && (
          <Button variant="default" onClick={onWhole}>
            {t('crop_whole')}
          </Button>
        )}
      </DialogEnd>
    </MediaDialog>
  )
}

/** The largest centred crop. */
function firstPart(width: number, height: number, aspect: number | undefined): PercentCrop {
  if (aspect === undefined) return { unit: '%', x: 0, y: 0, width: 100, height: 100 }
  const isWide = width / height > aspect
  const whole = isWide ? ({ unit: '%', height: 100 } as const) : ({ unit: '%', width: 100 } as const)
  return centerCrop(makeAspectCrop(whole, aspect, width, height), width, height)
}

function useAddress(source: Blob | string): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (typeof source === 'string') return setAddress(source)
    const made = URL.createObjectURL(source)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [source])
  return address
}
