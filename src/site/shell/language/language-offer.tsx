import { X } from '#src/base/ui/icons.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { languageOffer as texts } from './language-offer.strings.ts'
import { useLanguageLink } from './language-switch.tsx'
import type { Offer } from './use-language-offer.ts'

/** A line over the lower edge, without layout shift, that offers this page in the visitor's language, written in that language. */
export default function LanguageOffer({ alternate, onClose }: Offer) {
  const linkTo = useLanguageLink(onClose)
  const lang = alternate.abbr === 'tr' ? 'tr' : 'en'
  const isKnown = alternate.abbr === lang
  return (
    <aside
      data-offer
      lang={lang}
      aria-label={alternate.lang}
      className="appear no-print fixed inset-x-0 bottom-[var(--bottom-bar,0px)] z-35 bg-second-soft pb-[env(safe-area-inset-bottom)] text-sm shadow-[0_-8px_28px_-14px_rgb(40_32_20/0.35)] md:bottom-0"
    >
      <Container className="flex min-h-11 items-center gap-x-3">
        <p className="min-w-0 max-sm:sr-only">{isKnown ? texts.text[lang] : texts.text_other.en}</p>
        <a
          {...linkTo(alternate)}
          className="inline-flex min-h-11 items-center font-semibold text-main underline underline-offset-4 hover:text-main-deep"
        >
          {isKnown ? texts.accept[lang] : alternate.lang}
        </a>
        <button
          type="button"
          aria-label={texts.dismiss[lang]}
          onClick={onClose}
          className="-me-2.5 ms-auto grid size-11 shrink-0 place-items-center rounded-full hover:bg-white/60"
        >
          <X aria-hidden className="size-4" />
        </button>
      </Container>
    </aside>
  )
}
