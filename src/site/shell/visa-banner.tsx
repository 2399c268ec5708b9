import { useI18n } from '#src/base/i18n/i18n.tsx'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { RichText } from '#src/base/ui/display/rich-text.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { videoPath } from '#src/features/posts/posts.links.ts'
import { hasOpenPage } from './nav.ts'
import type { ShellData, VisaCall } from './shell-data.ts'
import { VisaVideo } from './visa-video.tsx'

/** Route names of the visa list and its country pages. */
const visaRoutes: readonly (string | undefined)[] = ['visa', 'visa_detail']

type Props = { shell: ShellData; route: string | undefined /** one line with a small picture */; isSmall?: boolean }

/** The office's first visa_application item, above the footer of every page but home. */
export function VisaBanner({ shell, route, isSmall = false }: Props) {
  const { languages } = useI18n()
  const { visa } = shell
  if (!visa) return null
  const buttons = [
    // Hidden on the page it links to.
    { uri: visaRoutes.includes(route) ? '' : visa.uri, title: visa.btn_title, kind: 'second' as const },
    { uri: visa.uri2, title: visa.btn_title2, kind: 'outline' as const },
  ].filter(({ uri, title }) => title && hasOpenPage(uri, languages))
  if (isSmall) return <SmallBanner visa={visa} buttons={buttons} />
  return (
    <section data-later aria-labelledby="visa-call" className="no-print pb-12 pt-4 lg:pb-20">
      <Container>
        <div className="grid overflow-hidden rounded-card bg-main text-white sm:grid-cols-[1.25fr_1fr]">
          <div className="flex flex-col items-start justify-center gap-4 p-7 md:p-10 lg:p-14">
            <h2 id="visa-call" className="text-title">
              {visa.title}
            </h2>
            <RichText html={visa.description} className="max-w-[55ch] text-white/90" />
            {buttons.length > 0 && (
              <p className="mt-2 flex flex-wrap gap-3">
                {buttons.map(({ uri, title, kind }) => (
                  <a key={uri} href={uri} className={buttonClass({ kind })}>
                    {title}
                  </a>
                ))}
              </p>
            )}
          </div>
          {(visa.file_video || visa.file_img) && (
            <div className="relative aspect-video bg-main-deep sm:aspect-auto md:min-h-80">
              {visa.file_video ? (
                <VisaVideo src={videoPath(visa.file_video)} poster={visa.file_img} />
              ) : (
                visa.file_img && (
                  <div className="absolute inset-0">
                    <Picture image={visa.file_img} sizes="(min-width: 560px) 44vw, 100vw" alt="" />
                  </div>
                )
              )}
            </div>
          )}
        </div>
      </Container>
    </section>
  )
}

type SmallProps = { visa: VisaCall; buttons: readonly { uri: string; title: string }[] }

function SmallBanner({ visa, buttons }: SmallProps) {
  return (
    <section aria-labelledby="visa-call" className="no-print pb-6">
      <Container>
        <div className="flex items-start gap-4 rounded-card bg-main-soft p-4 sm:items-center">
          {visa.file_img && (
            <div className="relative size-16 shrink-0 overflow-hidden rounded-field bg-main">
              <Picture image={visa.file_img} sizes="64px" alt="" />
            </div>
          )}
          <div className="min-w-0 flex-1 text-sm leading-snug md:flex md:items-center md:justify-between md:gap-8">
            <div className="max-w-[70ch]">
              <h2 id="visa-call" className="text-base">
                {visa.title}
              </h2>
              <RichText html={visa.description} className="mt-0.5 text-ink-soft max-sm:line-clamp-2" />
            </div>
            {buttons.length > 0 && (
              <p className="flex flex-wrap gap-x-5 md:shrink-0">
                {buttons.map(({ uri, title }) => (
                  <a
                    key={uri}
                    href={uri}
                    className="inline-flex min-h-11 items-center font-semibold text-main underline underline-offset-4"
                  >
                    {title}
                  </a>
                ))}
              </p>
            )}
          </div>
        </div>
      </Container>
    </section>
  )
}
