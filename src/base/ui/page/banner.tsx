import type { ReactNode } from 'react'
import type { Image } from '#src/base/files/image.schema.ts'
import { cx } from '../cx.ts'
import { Picture } from '../display/picture.tsx'
import { Container } from './container.tsx'

/** Top of a page: its title over a picture. The shade keeps the text readable on any picture. */
export function Banner({
  title,
  image,
  above,
  lang,
  isLargest = true,
  children,
}: {
  title: string
  image: Image | null
  above?: ReactNode
  /** of the title, if it differs from the page's */
  lang?: string | undefined
  /** false when a larger picture is in the first view */
  isLargest?: boolean
  children?: ReactNode
}) {
  return (
    <div className="relative isolate overflow-hidden bg-main text-white print:bg-white print:text-black">
      {image && (
        <div className="no-print absolute inset-0 -z-10 md:start-[34%]">
          <Picture
            image={image}
            // Beside a larger picture, a phone shows a flat strip of it under the shade.
            sizes={`(min-width: 801px) 66vw, ${isLargest ? 100 : 60}vw`}
            alt=""
            first={isLargest}
            eager
          />
        </div>
      )}
      <div className={cx('no-print absolute inset-0 -z-10', image && 'banner-shade')} />
      <Container className="flex min-h-[clamp(11rem,24vw,22rem)] flex-col justify-end gap-3 pb-5 pt-4 sm:pb-8 sm:pt-6 lg:pb-12 print:min-h-0 print:p-0 print:pb-4">
        {above && <div className="mb-auto">{above}</div>}
        <h1 lang={lang} className="max-w-[18ch] text-[clamp(2rem,1.3rem+2.6vw,3.75rem)]">
          {title}
        </h1>
        {children && <div className="max-w-[52ch] text-lg text-white/95 print:text-black">{children}</div>}
      </Container>
    </div>
  )
}
