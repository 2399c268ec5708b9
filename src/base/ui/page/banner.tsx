import type { ComponentProps, ReactNode } from 'react'
import type { Image } from '#src/base/files/image.schema.ts'
import { cx } from '../cx.ts'
import { Picture } from '../display/picture.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Container } from './container.tsx'

/** Top of a page: its title over a picture, which fades into the colour behind the text: so it is readable on any picture. */
export function Banner({
  title,
  image,
  trail = [{ name: title }],
  lang,
  isLargest = true,
  children,
  below,
}: {
  title: string
  image: Image | null
  /** of breadcrumbs; default: the page itself */
  trail?: ComponentProps<typeof Breadcrumbs>['trail']
  /** of the title, if it differs from the page's */
  lang?: string | undefined
  /** false when a larger picture is in the first view */
  isLargest?: boolean
  children?: ReactNode
  /** has a background of its own */
  below?: ReactNode
}) {
  return (
    <div className="relative isolate flex flex-col bg-main text-white md:min-h-[clamp(14rem,24vw,24rem)] print:min-h-0 print:bg-white print:text-black">
      {image && (
        <div
          className={cx(
            // The first tour of a list stays in the first screen of a phone.
            below ? 'max-md:hidden' : children ? 'h-[max(9rem,36vw)]' : 'h-[max(7rem,28vw)]',
            'no-print relative -z-10 -mb-6 overflow-hidden picture-end md:picture-start md:absolute md:inset-y-0 md:start-[34%] md:end-0 md:mb-0 md:h-auto',
          )}
        >
          <Picture
            image={image}
            // Beside a larger picture, a phone shows a flat strip of it.
            sizes={`(min-width: 801px) 66vw, ${isLargest ? 100 : 60}vw`}
            alt=""
            first={isLargest && !below}
            eager={!below}
          />
        </div>
      )}
      <Container className="flex flex-1 flex-col gap-2 pb-4 pt-2 sm:gap-3 sm:pb-8 md:pt-6 lg:pb-12 print:p-0 print:pb-4">
        <div className="md:mb-auto">
          <Breadcrumbs trail={trail} isOnDark />
        </div>
        <h1 lang={lang} className="max-w-[18ch] text-[min(11vw,clamp(2rem,1.3rem+2.6vw,3.75rem))] md:max-w-[46%]">
          {title}
        </h1>
        {children && (
          <div className="max-w-[52ch] text-lg text-white/95 md:max-w-[46%] print:text-black">{children}</div>
        )}
        {below}
      </Container>
    </div>
  )
}
