import { Container } from '#src/base/ui/page/container.tsx'

/** The top of the home page while it has no slides. Leaves room for the search box, which overlaps its end. */
export function PlainHero({ heading }: { heading: string }) {
  return (
    <section className="bg-main text-white">
      <Container className="pb-20 pt-10 md:pb-28 md:pt-16">
        <h1 className="max-w-[20ch] text-[clamp(1.9rem,1rem+2.4vw,3.4rem)] [overflow-wrap:anywhere]">{heading}</h1>
      </Container>
    </section>
  )
}
