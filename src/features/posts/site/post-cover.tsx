import type { Image } from '#src/base/files/image.schema.ts'
import { Picture } from '#src/base/ui/display/picture.tsx'

export function PostCover({ image }: { image: Image }) {
  return (
    <div className="aspect-[3/2] overflow-hidden rounded-card bg-sand md:aspect-[2/1] print:aspect-[3/1]">
      <Picture image={image} first sizes="(min-width: 1080px) 60rem, 96vw" />
    </div>
  )
}
