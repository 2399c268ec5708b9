import Lightbox, { IconButton, useLightboxState } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import captionStyles from 'yet-another-react-lightbox/plugins/captions.css?inline'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import counterStyles from 'yet-another-react-lightbox/plugins/counter.css?inline'
import Download from 'yet-another-react-lightbox/plugins/download'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
// Declares the label of the share button.
import type {} from 'yet-another-react-lightbox/plugins/share'
import styles from 'yet-another-react-lightbox/styles.css?inline'
import { imagePath, widthsOf } from '#src/base/files/image.links.ts'
import type { Image } from '#src/base/files/image.schema.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import { Share2 } from '#src/base/ui/icons.tsx'
import { shareLink } from '../controls/share-link.ts'
import { showToast, Toaster } from './toast.tsx'

// In the file of the code: a stylesheet of its own could be missing alone.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles + captionStyles + counterStyles)
document.adoptedStyleSheets.push(sheet)

type Props = {
  images: readonly Image[]
  /** First picture shown. */
  index: number
  /** Title of a shared picture that has no text of its own. */
  title: string
  onClose: () => void
}

/** Pictures one at a time, large: download, share, full screen, keyboard, swipe; no autoplay. Import it lazily. */
export default function ImageLightbox({ images, index, title, onClose }: Props) {
  const t = useT()
  const slides = images.map(toSlide)
  const placeholders = new Map(slides.map(({ src }, at) => [src, images[at]!.placeholder]))
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      plugins={[Captions, Counter, Download, Fullscreen]}
      toolbar={{ buttons: [<ShareTool key="share" title={title} />, 'close'] }}
      // The page's own toasts lie below the lightbox.
      render={{
        controls: () => <Toaster closeLabel={t('ui.close')} />,
        // Shown while the picture loads.
        slideContainer: ({ slide, children }) => (
          <div
            className="yarl__slide_wrapper grid size-full place-items-center bg-contain bg-center bg-no-repeat"
            style={{ backgroundImage: `url("${placeholders.get('src' in slide ? slide.src : '')}")` }}
          >
            {children}
          </div>
        ),
      }}
      slides={slides}
      carousel={{ finite: images.length < 2, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      captions={{ descriptionTextAlign: 'center' }}
      labels={{
        Previous: t('ui.previous'),
        Next: t('ui.next'),
        Close: t('ui.close'),
        Download: t('ui.download'),
        Share: t('ui.share'),
        'Enter Fullscreen': t('ui.fullscreen'),
        'Exit Fullscreen': t('ui.exit_fullscreen'),
        Lightbox: t('ui.photos'),
        Slide: t('ui.slide'),
        Caption: t('ui.caption'),
        'Photo gallery': t('ui.photos'),
        '{index} of {total}': t('ui.photo_of'),
      }}
    />
  )
}

function ShareTool({ title }: { title: string }) {
  const t = useT()
  const { currentSlide } = useLightboxState()
  const share = async () => {
    if (!currentSlide || !('src' in currentSlide)) return
    const { src, alt } = currentSlide
    const result = await shareLink({ title: alt || title, url: new URL(src, window.location.href).href })
    if (result === 'copied') showToast({ text: t('ui.link_copied') })
    if (result === 'refused') showToast({ text: t('ui.copy_refused'), tone: 'bad' })
  }
  return <IconButton label="Share" icon={Share2} onClick={share} />
}

function toSlide({ file, width, height, alt }: Image) {
  const widths = widthsOf(width)
  const widest = widths.at(-1)!
  const heightAt = (served: number) => Math.round((height * served) / width)
  return {
    src: imagePath(file, widest, 'jpg'),
    alt,
    ...(alt && { description: alt }),
    width: widest,
    height: heightAt(widest),
    srcSet: widths.map((served) => ({ src: imagePath(file, served, 'webp'), width: served, height: heightAt(served) })),
    download: { url: imagePath(file, widest, 'jpg'), filename: `${file}.jpg` },
  }
}
