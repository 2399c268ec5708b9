import { Button, Stack } from '@mantine/core'
import { imagePath } from '#src/base/files/image.links.ts'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { useOfficeT } from '../office-texts.ts'
import { Dimmed } from '../show/dimmed.tsx'
import { centre, type Focus, focusAfter, focusAt } from './focus.ts'
import classes from './focus-point.module.css'
import { mediaTexts } from './media.strings.ts'

type Props = { image: OfficeImage; focus: Focus; onChange: (focus: Focus) => void }

/** Shapes in which the site crops pictures: a banner, a card, a tall strip. */
const shapes = ['3 / 1', '4 / 3', '4 / 5'] as const

/** Sets the point that crops keep in view, by click or arrow keys, and shows what they cut. */
export function FocusPoint({ image, focus, onChange }: Props) {
  const t = useOfficeT(mediaTexts)
  const position = `${focus.x}% ${focus.y}%`
  return (
    <Stack gap={12} miw={0}>
      <div className={classes.stage}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button inside is moved by keys */}
        <div
          className={classes.picture}
          style={{
            aspectRatio: `${image.width} / ${image.height}`,
            maxWidth: `calc(18rem * ${image.width / image.height})`,
          }}
          onClick={(event) => onChange(focusAt(event, event.currentTarget.getBoundingClientRect()))}
        >
          <img
            src={imagePath(image.file, 640, 'webp')}
            alt=""
            draggable={false}
            style={{ backgroundImage: `url(${image.placeholder})` }}
          />
          <button
            type="button"
            className={classes.point}
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            aria-label={t('focus_at', focus)}
            onClick={(event) => event.stopPropagation()}
            onKeyDown={(event) => {
              const next = focusAfter(focus, event)
              if (!next) return
              event.preventDefault()
              onChange(next)
            }}
          />
        </div>
      </div>
      <Stack gap={8} align="flex-start" miw={0}>
        <Dimmed>{t('focus_how')}</Dimmed>
        <div className={classes.shapes} aria-hidden="true">
          {shapes.map((shape) => (
            <img
              key={shape}
              src={imagePath(image.file, 320, 'webp')}
              alt=""
              style={{ aspectRatio: shape, objectPosition: position }}
            />
          ))}
        </div>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={focus.x === centre.x && focus.y === centre.y}
          onClick={() => onChange(centre)}
        >
          {t('focus_centre')}
        </Button>
      </Stack>
    </Stack>
  )
}
