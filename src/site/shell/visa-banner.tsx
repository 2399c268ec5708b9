import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { RichText } from '#src/base/ui/display/rich-text.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { videoPath } from '#src/features/posts/posts.links.ts'
import type { ShellData } from './shell-data.ts'
import { VisaVideo } from './visa-video.tsx'

/** Route names of the visa list and its country pages. */
const visaRoutes: readonly (string | undefined)[] = ['visa', 'visa_detail']

type Props = { shell: ShellData; route: string | undefined }

/** The office's first visa_application item, above the footer of every page but home and those of cart and orders. */
export function VisaBanner({ shell, route }: Props) {
  const { visa } = shell
  if (!visa) return null
  const buttons = [
    // Hidden on the page it links to.
    { uri: visaRoutes.includes(route) ? '' : visa.uri, title: visa.btn_title, kind: 'second' as const },
    { uri: visa.uri2, title: visa.btn_title2, kind: 'outline' as const },
  ].filter(({ uri, title }) => title && uri)
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
